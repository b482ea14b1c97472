// What the pages may load and run: their own files, and the two inline parts whose hashes stand here.
import { createHash } from 'node:crypto'
import { soapCss } from '../soap-style.ts'
import { earlyScript } from './switches.ts'

/** An inline part as a source of a content security policy. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Pages load nothing from another machine, call none, and run no script but those of the site. */
export const contentPolicy = [
  "default-src 'self'",
  `script-src 'self' ${hashOf(earlyScript)}`,
  `style-src 'self' ${hashOf(soapCss)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
