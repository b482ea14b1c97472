// What `redocly diff` sees between two bundles, and who is affected by it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Document } from '../contract/document.ts'
import { isNode, pointerStep, pointerSteps } from '../contract/finding.ts'
import { parseAnswer, runRedocly } from '../contract/tools.ts'
import type { Change } from './change.ts'
import type { Pair } from './pair.ts'
import { type Paired, pairItems, type Side } from './paired.ts'
import type { Direction } from './subjects.ts'
import { valueAt } from './subjects.ts'

interface Place {
  file: string
  pointer: string
}
interface RedoclyChange {
  /** The first place that uses the changed part; `base` and `revision` are the part itself. */
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: 'major' | 'minor' | 'patch'
  verdicts: { ruleId: string; impact: string; message: string; location: Place }[]
  property?: string
  base?: Place
  revision?: Place
}

const rules = join(import.meta.dirname, 'redocly.diff.yaml')

/** A change with its places as they are without the components of changed items. */
function withOwnPlaces(change: RedoclyChange, { placeIn }: Paired, files: readonly string[]): RedoclyChange {
  const sideOf = ({ file }: Place): Side => (file.endsWith(basename(files[0] as string)) ? 'base' : 'revision')
  const moved = (place: Place): Place => ({ ...place, pointer: placeIn(sideOf(place), place.pointer) })
  const { base, revision, verdicts } = change
  return {
    ...change,
    path: placeIn(change.kind === 'removed' ? 'base' : 'revision', change.path),
    verdicts: verdicts.map((verdict) => ({ ...verdict, location: moved(verdict.location) })),
    ...(base && { base: moved(base) }),
    ...(revision && { revision: moved(revision) }),
  }
}

async function runDiff(base: Document, revision: Document): Promise<RedoclyChange[]> {
  const paired = pairItems(base, revision)
  const folder = await mkdtemp(join(tmpdir(), 'diff-'))
  try {
    const files = [join(folder, 'base.json'), join(folder, 'revision.json')]
    await Promise.all(
      [paired.base, paired.revision].map((document, index) =>
        writeFile(files[index] as string, JSON.stringify(document)),
      ),
    )
    const { stdout, stderr } = await runRedocly(['diff', ...files, '--config', rules, '--format', 'json'])
    const answer = stdout.slice(0, stdout.lastIndexOf('}') + 1)
    const { changes } = parseAnswer<{ changes: RedoclyChange[] }>('redocly diff', answer, stderr)
    return changes.map((change) => withOwnPlaces(change, paired, files))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each format of the first column fits the second one, too, and not the other way round. */
const WIDER = [
  ["'email'", "'idn-email'"],
  ["'int32'", "'int64'"],
  ["'float'", "'double'"],
] as const

/** Whom a format hurts that takes more than before, or less; undefined for another one. */
function directionOfFormat(message: string): Direction | undefined {
  for (const [narrow, wide] of WIDER) {
    if (message.includes(`from ${narrow} to ${wide}`)) return 'got'
    if (message.includes(`from ${wide} to ${narrow}`)) return 'sent'
  }
  return undefined
}

/** Limits of which a higher number takes less, and those of which it takes more. */
const lower = /^(?:`(?:min(?:imum|Length|Items|Properties|Contains)|exclusiveMinimum)`|Lower bound)/
const upper = /^(?:`(?:max(?:imum|Length|Items|Properties|Contains)|exclusiveMaximum)`|Upper bound)/
/** Keywords of which one value takes less than all others. */
const strict: Record<string, string> = { uniqueItems: "'true'", additionalProperties: "'false'" }

/** Whom a changed limit hurts: senders when fewer values fit than before, getters when more do. */
function directionOfLimit(message: string): Direction | undefined {
  const [, keyword = ''] = /^`(\w+)`/.exec(message) ?? []
  const [, from, to] = /from '?[<>=\s]*([^']*?)'? to '?[<>=\s]*([^']*?)'?\.$/.exec(message) ?? []
  if (keyword in strict) return message.endsWith(`to ${strict[keyword]}.`) ? 'sent' : 'got'
  if (/ was (?:set to .*|added)\.$/.test(message)) return 'sent'
  if (/ was removed\.$/.test(message)) return 'got'
  const isLower = lower.test(message)
  if (from === undefined || to === undefined || !(isLower || upper.test(message))) return undefined
  return Number(to) > Number(from) === isLower ? 'sent' : 'got'
}

/** The direction that a rule is about, where it says so: a narrowed type hurts those who send it. */
function directionOf(rule: string, message: string): Direction | undefined {
  if (['required-properties-added', 'enum-values-removed'].includes(rule) || message.includes(' narrowed '))
    return 'sent'
  if (['required-properties-removed', 'enum-values-added'].includes(rule) || message.includes(' widened ')) return 'got'
  if (rule === 'schema-constraint-changed') return directionOfFormat(message) ?? directionOfLimit(message)
  if (rule !== 'schema-combinator-changed') return undefined
  // Another arm of allOf takes less, another one of oneOf or anyOf more.
  const isAdded = message.endsWith(' was added.')
  const isNarrower = message.includes('subschema') && !message.startsWith('`allOf`') ? !isAdded : isAdded
  return isNarrower ? 'sent' : 'got'
}

/** Whether a break hurts somebody: a wider format of a request hurts nobody. */
function isFelt({ rule, message, place }: Change, { users }: Pair): boolean {
  const direction = rule === 'schema-constraint-changed' ? directionOfFormat(message) : undefined
  return direction === undefined || [users.base, users.revision].some((one) => one.directionsAt(place).has(direction))
}

/** Rules that calls.ts decides: for them, Redocly takes a webhook for an operation. */
const decided = new Set(['security-requirement-changed'])

function breaksIn(change: RedoclyChange, pair: Pair): Change[] {
  return change.verdicts
    .filter(({ impact, ruleId }) => impact === 'major' && !decided.has(ruleId))
    .map(({ ruleId, message, location }): Change => {
      const direction = directionOf(ruleId, message)
      const place = location.pointer
      return {
        kind: 'breaking',
        ...pair.at(place),
        rule: ruleId,
        message,
        subjects: affected(change, place, pair, direction),
      }
    })
    .filter((found) => isFelt(found, pair))
}

/**
 * The place where the two bundles refer to different parts, on the way to a change: there, and nowhere else, the parts are
 * compared. Undefined when both refer to the same all the way.
 */
function partingOf(path: string, { base, revision }: Pair): string | undefined {
  let [was, is]: unknown[] = [base, revision]
  let place = '#'
  for (const step of [...pointerSteps(path), '']) {
    const [before, now] = [referenceIn(was), referenceIn(is)]
    if (before !== now) return place
    if (before !== undefined) [was, is, place] = [valueAt(base, before), valueAt(revision, before), before]
    if (step === '') return undefined
    was = isNode(was) || Array.isArray(was) ? (was as Record<string, unknown>)[step] : undefined
    is = isNode(is) || Array.isArray(is) ? (is as Record<string, unknown>)[step] : undefined
    place = `${place}/${pointerStep(step)}`
    if (was === undefined || is === undefined) return undefined
  }
  return undefined
}
const referenceIn = (value: unknown): string | undefined =>
  isNode(value) && typeof value['$ref'] === 'string' ? value['$ref'] : undefined

/** The users of the changed part, or of the place that refers to another part now. */
function affected(change: RedoclyChange, place: string, pair: Pair, direction?: Direction) {
  const parting = partingOf(change.path, pair)
  return pair.subjectsAt(parting ?? place, direction)
}

const parts: Record<string, string> = {
  properties: '.',
  responses: ' ',
  parameters: ' parameter ',
  headers: ' header ',
  items: '[]',
}

/** The place in words: `List.name`, `createList 201`, `the query parameter limit`. */
function wordsFor(document: Document, pointer: string): string {
  const steps = pointerSteps(pointer)
  const value = valueAt(document, pointer)
  if (isNode(value) && typeof value['name'] === 'string')
    return `${String(value['in'] ?? '')} ${steps.at(-2) ?? ''} \`${value['name']}\``.trim()
  const tail = steps[0] === 'components' ? steps.slice(2) : steps.slice(3)
  const words = tail.reduce((text, step, index) => {
    if (step in parts && tail[index - 1] !== 'properties') return `${text}${parts[step] ?? ''}`
    return text === '' || /[. ]$/.test(text) ? `${text}${step}` : `${text} ${step}`
  }, '')
  return `\`${words.trim() || steps.at(-1) || 'document'}\``
}

/** Describes an addition or a harmless change in words, because Redocly does not. */
function mildChange(change: RedoclyChange, pair: Pair): Change {
  const place = (change.revision ?? change.base)?.pointer ?? change.path
  const owner = change.property ? place.slice(0, place.lastIndexOf('/')) : place
  const words = wordsFor(change.revision ? pair.revision : pair.base, owner)
  const message = change.property ? `\`${change.property}\` of ${words} changed.` : `${words} was ${change.kind}.`
  const kind = change.impact === 'minor' ? 'added' : 'changed'
  return {
    kind,
    ...pair.at(place),
    rule: `${change.typeName.toLowerCase()}-${change.kind}`,
    message,
    subjects: affected(change, place, pair),
  }
}

/** Every change that Redocly sees; those that its rules rate major are breaking. */
export async function redoclyChanges(pair: Pair): Promise<Change[]> {
  const changes = await runDiff(pair.base, pair.revision)
  return changes.flatMap((change) => (change.impact === 'major' ? breaksIn(change, pair) : [mildChange(change, pair)]))
}
