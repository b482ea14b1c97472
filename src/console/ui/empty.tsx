import type { ComponentChildren } from 'preact'
import { t } from '../texts/texts.ts'
import { Code } from './code.tsx'

/** What stands where nothing is yet: why, and the request that makes the first one. */
export function Empty({ text, request, children }: { text: string; request?: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p>{text}</p>
      {children}
      {request !== undefined && <Code label={t.ui.makeFirst} text={request} />}
    </div>
  )
}

/** A request of curl for an empty state: `curlOf('POST', '/sandbox/v1/seed', { contacts: 50 })`. */
export function curlOf(method: string, path: string, body?: unknown): string {
  const lines = [`curl -k -X ${method} '${location.origin}${path}'`, `  -H "Apikey: $KEY"`]
  if (body !== undefined)
    lines.push(`  -H 'Content-Type: application/json'`, `  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`)
  return lines.join(' \\\n')
}
