// What the pages may load and run: their own files, and the two inline parts whose hashes stand here.
import { createHash } from 'node:crypto'
import { soapCss } from '../soap-style.ts'
import { earlyScript } from './switches.ts'

/** An inline part as a source of a content security policy. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Pages load nothing from another machine and run no script but those of the site. They call only `server`, the platform
 * of a site elsewhere. A page on a disk says so itself, and cannot say who may frame it.
 */
export const pagePolicy = (server: string | null): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashOf(earlyScript)}`,
    `style-src 'self' ${hashOf(soapCss)}`,
    "img-src 'self' data:",
    `connect-src 'self'${server === null ? '' : ` ${new URL(server).origin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The policy that the server sends with each page. */
export const contentPolicy = `${pagePolicy(null)}; frame-ancestors 'none'`
