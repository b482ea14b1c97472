// The frame of every public page: its head, its style, its policy. A page loads nothing from elsewhere, runs nothing
// that the policy does not name, is never cached, and works without scripts.
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Language, languageTags } from '../domain/content/languages.ts'
import { type Html, html, trustedHtml } from './html.ts'
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
  /** The content below the title. */
  body: Html
  status?: number
  /** Runs at the end of the page, where scripts run; the page must do without. */
  script?: string
  /** Directives of the Content-Security-Policy that replace or extend the usual ones. */
  policy?: Readonly<Record<string, string>>
}

const headers = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** The headers of every page with a URL that only its recipient knows. */
export const privateHeaders = (directives: Readonly<Record<string, string>>) => ({
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
<style>${trustedHtml(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>${script && html`<script>${trustedHtml(script)}</script>`}
</body>
</html>
`.source
}

/** Answers with a page. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const scripts: Record<string, string> = page.script === undefined ? {} : { 'script-src': hashOf(page.script) }
  return reply
    .code(page.status ?? 200)
    .headers(privateHeaders({ ...policy, ...scripts, ...page.policy }))
    .header('content-language', languageTags[page.language])
    .type('text/html; charset=utf-8')
    .send(pageSource(page))
}
