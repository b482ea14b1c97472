// The former URLs of pages: operations that were renamed.
import { posix } from 'node:path'
import { type Api, rowsOf } from '../contracts.ts'
import { pagePolicy } from '../frame/policy.ts'
import { html } from '../html.ts'
import { type HistoryEntry, renamedIn } from './history.ts'

/** Where a page is now. */
export interface Moved {
  to: string
  title: string
}

/** The pages of renamed operations by their former paths, HTML and Markdown. */
export function movedPages(apis: readonly Api[], history: readonly HistoryEntry[]): Map<string, Moved> {
  const moved = apis.flatMap(({ name, document }) => {
    const present = new Map(rowsOf(document.paths).map(({ operation }) => [operation.operationId, operation.summary]))
    return [...renamedIn(history, name, present)].flatMap(([from, to]) =>
      ['html', 'md'].map((type): [string, Moved] => [
        `${name}/${from}.${type}`,
        { to: `${name}/${to}.${type}`, title: present.get(to) ?? to },
      ]),
    )
  })
  return new Map(moved)
}

/** The new path, relative to the former one. */
export const movedTo = (path: string, { to }: Moved): string => posix.relative(posix.dirname(path), to)

/** The file at a former path for a site without a server: it leads to the new one without a script. */
export function movedFile(path: string, moved: Moved): string {
  const { title } = moved
  const to = movedTo(path, moved)
  if (path.endsWith('.md')) return `# ${title}\n\nThis page has moved to [${to}](${to}).\n`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(null)}">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${to}">
<title>${title}</title>
</head>
<body><p>This page has moved to <a href="${to}">${title}</a>.</p></body>
</html>
`.markup
}
