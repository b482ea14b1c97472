// The page of what changed, from CHANGELOG.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Html, html } from '../html.ts'
import type { TextPage } from '../pages.ts'

/** The page; `markdown` renders texts. */
export function changelogPage(root: string, markdown: (text: string) => Html): TextPage {
  // Its links lead to files of the project, which the site does not have.
  const read = () => readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replace(/\[([^\]]+)\]\((?!https:)[^)]*\)/g, '$1')
  return {
    path: 'changelog.html',
    title: 'Changelog',
    section: 'Start',
    summary: 'What each version brought, newest first.',
    body: () =>
      read()
        .split(/\n(?=##+ )/)
        .map((section) => foldable(section, markdown)),
    markdown: read,
  }
}

/** A section whose changes are folded up on a phone, where they would be 40 screens long; one without changes as it is. */
function foldable(section: string, markdown: (text: string) => Html): Html {
  const changes = section.match(/^- /gm)?.length ?? 0
  if (changes === 0) return markdown(section)
  const end = section.indexOf('\n')
  const count = changes === 1 ? '1 change' : `${changes} changes`
  return html`${markdown(section.slice(0, end))}<details data-narrow open><summary>${count}</summary>${markdown(section.slice(end))}</details>
`
}
