// The changelog of the contract: what each release changed, and for which operations.
import type { Change } from './change.ts'
import { idOf, printSubject } from './change.ts'

export const changelogPath = 'specs/CHANGELOG.md'

const head = `# Changelog of the contract

Newest first, written by \`npm run release\`. Under *Breaking* stands what clients have to follow, and why.
`

const titles: Record<Change['kind'], string> = { breaking: 'Breaking', added: 'Added', changed: 'Changed' }
const order: Change['kind'][] = ['breaking', 'added', 'changed']

function line(change: Change, reasons: Map<string, string>): string {
  const names = change.subjects.map((subject) => `\`${printSubject(subject)}\``).join(', ')
  if (change.rule === 'operation-added') return `- ${names}`
  const reason = reasons.get(idOf(change))
  const why = reason ? ` ${reason.replace(/\s+/g, ' ')}` : ''
  return `- ${change.message}${why}${names ? ` Affects ${names}.` : ''}`
}

function byApi(changes: Change[], reasons: Map<string, string>): string[] {
  const apis = [...new Set(changes.map(({ api }) => api))]
  return apis.flatMap((api) => {
    const lines = changes.filter((change) => change.api === api).map((change) => line(change, reasons))
    return [`#### ${api}`, '', ...new Set(lines), '']
  })
}

/** The section of one version. `date` is YYYY-MM-DD. */
export function renderSection(version: string, date: string, changes: Change[], reasons: Map<string, string>): string {
  const parts = order.flatMap((kind) => {
    const some = changes.filter((change) => change.kind === kind)
    return some.length > 0 ? [`### ${titles[kind]}`, '', ...byApi(some, reasons)] : []
  })
  const body = parts.length > 0 ? parts : ['Nothing that a client could notice.', '']
  return [`## ${version} (${date})`, '', ...body].join('\n').trimEnd()
}

/** The first section: there is nothing to compare with, and everything is new. */
export function renderFirstSection(version: string, date: string, counts: Map<string, number>): string {
  const lines = [...counts].map(([api, count]) => `- ${api}: ${count} operations, webhooks and callbacks.`)
  return [`## ${version} (${date})`, '', 'The first release.', '', ...lines].join('\n')
}

/** The changelog with a new section on top; without `text` it begins anew. */
export function withSection(text: string | null, section: string): string {
  const older = text === null ? '' : text.slice(text.search(/^## /m))
  return `${[head.trimEnd(), section, older.trimEnd()].filter(Boolean).join('\n\n')}\n`
}
