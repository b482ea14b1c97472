// The changelog of the contract: what each release changed, and for which operations.
import type { Change } from './change.ts'
import { idOf, printSubject } from './change.ts'

export const changelogPath = 'specs/CHANGELOG.md'

const head = `# Changelog of the contract

Newest first, written by \`npm run release\`. Under *Breaking* stands what clients have to follow, and why.
`

const titles: Record<Change['kind'], string> = {
  breaking: 'Breaking',
  warning: 'Take note',
  added: 'Added',
  changed: 'Changed',
}
const order: Change['kind'][] = ['breaking', 'warning', 'added', 'changed']

/** The operations that a line names; it counts the others. */
const NAMED = 5

function affected({ subjects }: Change): string {
  const names = subjects.slice(0, NAMED).map((subject) => `\`${printSubject(subject)}\``)
  const more = subjects.length > NAMED ? ` and ${subjects.length - NAMED} more` : ''
  return names.length > 0 ? ` Affects ${names.join(', ')}${more}.` : ''
}

const lineOf = (change: Change, reason: string): string =>
  change.rule === 'operation-added'
    ? `- ${change.subjects.map((subject) => `\`${printSubject(subject)}\``).join(', ')}`
    : `- ${change.message}${reason && ` ${reason}`}${affected(change)}`

/** The entries for changes; changes of one reason are one entry, which begins with it. */
function entriesOf(changes: Change[], reasons: Map<string, string>): string[] {
  const groups = Map.groupBy(changes, (change) => reasons.get(idOf(change))?.replace(/\s+/g, ' ') ?? change)
  return [...groups].flatMap(([reason, some]) => {
    const [first] = some
    if (typeof reason !== 'string') return some.map((change) => lineOf(change, ''))
    if (first && some.length === 1) return [lineOf(first, reason)]
    return [[`- ${reason}`, ...new Set(some.map((change) => `  ${lineOf(change, '')}`))].join('\n')]
  })
}

function byApi(changes: Change[], reasons: Map<string, string>): string[] {
  return [...Map.groupBy(changes, ({ api }) => api)].flatMap(([api, some]) => [
    `#### ${api}`,
    '',
    ...new Set(entriesOf(some, reasons)),
    '',
  ])
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
