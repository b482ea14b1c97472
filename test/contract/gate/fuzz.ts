// Plants edits into a bundle, many at places apart in one comparison, and judges what the gate says of each. What looks
// wrong there is planted again alone: only that counts.
import type { Document } from '../../../scripts/contract/document.ts'
import type { Change } from '../../../scripts/diff/change.ts'
import { compact } from '../../../scripts/diff/compact.ts'
import { compareRest } from '../../../scripts/diff/rest.ts'
import type { Tree } from './feelers.ts'
import type { Planted } from './planted.ts'

/** What is wrong with a verdict. */
export interface Wrong {
  fault: 'miss' | 'false alarm' | 'other operations'
  api: string
  kind: string
  place: string
  text: string
}

/** Edits of one name compete for the same place, or turn into one another: each needs a separate comparison. */
function locksOf({ place }: Planted): string[] {
  const [call = ''] = /^#\/(?:paths|webhooks)\/[^/]+\/[^/]+(?:\/callbacks\/[^/]+\/[^/]+\/[^/]+)?/.exec(place) ?? []
  const within = call === '' ? '' : place.slice(call.length)
  if (within.startsWith('/parameters/')) return [`${call} parameters`]
  return [place.replace(/\/properties\/[^/]+$/, '/properties')]
}

/** Edits that every call feels, whose findings stand all over the bundle. */
const isAlone = ({ place }: Planted) => /^#\/(servers|info|components\/securitySchemes)/.test(place)

const overlap = (a: string, b: string) => `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`)

interface Batch {
  edits: Planted[]
  locks: Set<string>
  /** The places by the call or component that holds them. */
  tops: Map<string, string[]>
  renames: boolean
}

/** Groups of edits that do not touch each other. */
export function batchesOf(edits: Planted[], most: number): Planted[][] {
  const batches: Batch[] = []
  const alone: Planted[][] = []
  const topOf = (place: string) =>
    place
      .split('/')
      .slice(0, place.startsWith('#/components/') ? 4 : 3)
      .join('/')
  for (const edit of edits) {
    if (isAlone(edit)) {
      alone.push([edit])
      continue
    }
    const locks = locksOf(edit)
    // A rename of a schema touches every reference to it, and nothing else.
    const renames = edit.kind === 'schema renamed'
    const top = topOf(edit.place)
    const fits = batches.find(
      (batch) =>
        batch.renames === renames &&
        batch.edits.length < most &&
        !locks.some((lock) => batch.locks.has(lock)) &&
        !(batch.tops.get(top) ?? []).some((place) => overlap(place, edit.place)),
    )
    const batch: Batch = fits ?? { edits: [], locks: new Set(), tops: new Map(), renames }
    if (!fits) batches.push(batch)
    batch.edits.push(edit)
    for (const lock of locks) batch.locks.add(lock)
    batch.tops.set(top, [...(batch.tops.get(top) ?? []), edit.place])
  }
  return [...batches.map((batch) => batch.edits), ...alone]
}

const locate = (place: string) => ({ file: 'fuzz', place })

async function changesOf(api: string, base: Document, document: Tree, edits: Planted[]): Promise<Change[]> {
  const copy = structuredClone(document)
  for (const { apply } of edits) apply(copy)
  return compareRest(api, base, compact(copy as unknown as Document), locate)
}

function judged(api: string, { kind, place, breaks, loosely }: Planted, breaking: Change[]): Wrong | null {
  const told = (fault: Wrong['fault'], text: string): Wrong => ({ fault, api, kind, place, text })
  const said = breaking.map(({ rule, place: where, message }) => `${rule} ${where} ${message}`).join(' | ')
  if (breaks.size === 0) return breaking.length === 0 ? null : told('false alarm', said)
  if (breaking.length === 0) return told('miss', `breaks ${[...breaks].slice(0, 5).join(' ')}`)
  const named = new Set(breaking.flatMap(({ subjects }) => subjects.map(({ id }) => id)))
  const more = [...named].filter((id) => !breaks.has(id))
  const less = [...breaks].filter((id) => !named.has(id))
  const isRight = more.length === 0 && (loosely ? named.size > 0 : less.length === 0)
  return isRight
    ? null
    : told('other operations', `${said}: names ${more.slice(0, 5).join(' ')}, not ${less.slice(0, 5).join(' ')}`)
}

/** Plants the edits together; resolves with those whose verdict looks wrong. */
async function suspects(api: string, base: Document, document: Tree, edits: Planted[]): Promise<Planted[]> {
  const breaking = (await changesOf(api, base, document, edits)).filter(({ kind }) => kind === 'breaking')
  return edits.filter((edit) => {
    const mine = breaking.filter(({ place }) => overlap(place.replace(/\/required$/, '/required'), edit.place))
    return judged(api, edit, mine) !== null
  })
}

export interface Fuzzed {
  planted: number
  comparisons: number
  wrong: Wrong[]
}

/** Sizes of the groups in which suspects are planted again, until each is alone. */
const smaller = [60, 8, 1]

/** Groups of at most `size`, each from all over the list: neighbours disturb each other most. */
function spread<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_none, group) => list.filter((_one, index) => index % count === group))
}

/** Judges all edits: together first, then the suspects in ever smaller groups. Only what looks wrong alone is wrong. */
export async function fuzz(
  api: string,
  document: Tree,
  batches: Planted[][],
  { workers = 2, progress = (_text: string) => {} } = {},
): Promise<Fuzzed> {
  const base = compact(structuredClone(document) as unknown as Document)
  const result: Fuzzed = { planted: 0, comparisons: 0, wrong: [] }
  const queue = batches.values()
  const suspectsOf = (edits: Planted[]) => {
    result.comparisons += 1
    return suspects(api, base, document, edits)
  }
  const judgeAlone = async (edit: Planted) => {
    result.comparisons += 1
    const breaking = (await changesOf(api, base, document, [edit])).filter(({ kind }) => kind === 'breaking')
    const wrong = judged(api, edit, breaking)
    if (wrong) result.wrong.push(wrong)
  }
  const work = async () => {
    for (const edits of queue) {
      result.planted += edits.length
      let found = await suspectsOf(edits)
      for (const size of smaller) {
        const groups = spread(found, size)
        found = []
        for (const group of groups) {
          if (size === 1) for (const edit of group) await judgeAlone(edit)
          else found.push(...(await suspectsOf(group)))
        }
      }
      progress(`${api}: ${result.planted} planted, ${result.comparisons} comparisons, ${result.wrong.length} wrong`)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return result
}
