// The resources: the pages of the documentation as Markdown, the glossary and the table of errors.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorRows } from '../docs/errors.ts'
import type { Toolbox } from './toolbox.ts'

const glossaryFile = join(import.meta.dirname, '..', '..', '..', 'docs', 'internals', 'glossary.md')
const DOCS = 'messaging://docs/'
const GLOSSARY = 'messaging://glossary'
const ERRORS = 'messaging://errors'
const MARKDOWN = 'text/markdown'

export interface ListedResource {
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
}

/** The pages of text: those of operations come from describe_operation. */
const isTextPage = (path: string): boolean => /^[\w-]+\.md$|^[\w-]+\/(?:index|changelog)\.md$/.test(path)

/** The heading of a Markdown page. */
const headingOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** All resources of text. */
export async function listResources({ site }: Toolbox): Promise<ListedResource[]> {
  const pages = await site()
  const llms = pages.get('llms.txt')?.body ?? ''
  const summaries = new Map(
    [...llms.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)(?:: (.*))?$/gm)].map(([, , path, text]) => [path, text]),
  )
  const docs = pages.paths.filter(isTextPage).map((path) => ({
    uri: DOCS + path,
    name: path,
    title: headingOf(pages.get(path)?.body ?? ''),
    description: summaries.get(path) ?? '',
    mimeType: MARKDOWN,
  }))
  return [
    {
      uri: ERRORS,
      name: 'errors',
      title: 'Errors',
      description: 'What each status of a response means.',
      mimeType: MARKDOWN,
    },
    {
      uri: GLOSSARY,
      name: 'glossary',
      title: 'Glossary',
      description: 'The terms of the platform.',
      mimeType: MARKDOWN,
    },
    ...docs,
  ]
}

/** The template that names every page, also those of single operations. */
export const resourceTemplates = [
  {
    uriTemplate: `${DOCS}{+path}`,
    name: 'docs',
    title: 'Documentation',
    description: 'A page of the documentation as Markdown, such as marketing-v3/sendEmailCampaign.md.',
    mimeType: MARKDOWN,
  },
]

function errorsText({ catalog }: Toolbox): string {
  const apis = [...new Set(catalog.operations.map(({ api }) => api))]
  const rows = errorRows(apis).map(({ status, title, meanings }) => `| ${status} | ${title} | ${meanings.join(' ')} |`)
  const advice =
    'The body of an error has `title`, `status`, `detail` and, for invalid requests and conflicts, `errors`: the reason by place. After 429 and 503, wait for the seconds in `Retry-After`.'
  return `# Errors\n\n${advice}\n\n| Status | Title | Meaning |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** The Markdown of a resource; null if there is none. */
export async function readResource(toolbox: Toolbox, uri: string): Promise<string | null> {
  if (uri === ERRORS) return errorsText(toolbox)
  if (uri === GLOSSARY) return readFile(glossaryFile, 'utf8')
  if (!uri.startsWith(DOCS) || !uri.endsWith('.md')) return null
  const site = await toolbox.site()
  return site.get(uri.slice(DOCS.length))?.body ?? null
}
