// The page of what changed, from CHANGELOG.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Html } from '../html.ts'
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
    body: () => [markdown(read())],
    markdown: read,
  }
}
