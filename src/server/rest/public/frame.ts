// The frame of every page that people see: its head, its style, its policy. Nothing on a page comes from elsewhere,
// nothing on it runs unless the policy names it, nobody keeps it, and it needs no script.
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Language, languageTags } from '../../domain/content/languages.ts'
import { type Html, html, trusted } from './html.ts'
import { STYLE } from './style.ts'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** A page that needs no more says nothing about it. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src': hashOf(STYLE),
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
}

export interface Page {
  language: Language
  title: string
  /** What stands below the title. */
  body: Html
  status?: number
  /** Runs at the end of the page, where scripts run; the page must do without. */
  script?: string
  /** Directives of the Content-Security-Policy in place of the usual ones, or beside them. */
  policy?: Readonly<Record<string, string>>
}

const headers = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** The headers of whatever stands on an address that only its recipient knows. */
export const privately = (directives: Readonly<Record<string, string>>) => ({
  ...headers,
  'content-security-policy': Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; '),
})

/** The source of a page. */
export function pageSource({ language, title, body, script }: Page): string {
  return html`<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>${script && html`<script>${trusted(script)}</script>`}
</body>
</html>
`.source
}

/** Answers with a page. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const scripts: Record<string, string> = page.script === undefined ? {} : { 'script-src': hashOf(page.script) }
  return reply
    .code(page.status ?? 200)
    .headers(privately({ ...policy, ...scripts, ...page.policy }))
    .header('content-language', languageTags[page.language])
    .type('text/html; charset=utf-8')
    .send(pageSource(page))
}
