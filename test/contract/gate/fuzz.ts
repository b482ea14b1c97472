// Plants edits into a bundle, many at places apart in one comparison, and judges what the gate says of each. What looks
// wrong there is planted again, alone in what it can reach of the bundle; what looks wrong there, alone in the whole bundle:
// only that counts. A control sample is planted alone in the whole bundle, too.
import type { Document } from '../../../scripts/contract/document.ts'
import type { Change } from '../../../scripts/diff/change.ts'
import { compact } from '../../../scripts/diff/compact.ts'
import { compareRest } from '../../../scripts/diff/rest.ts'
import type { Tree } from './feelers.ts'
import type { Planted } from './planted.ts'
import { joinedSlices, plainId, type Slice, sliceOf, slicer } from './slices.ts'

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

const breaksOf = (changes: Change[]) => changes.filter(({ kind }) => kind === 'breaking')

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
  const breaking = breaksOf(await changesOf(api, base, document, edits))
  return edits.filter((edit) => {
    const mine = breaking.filter(({ place }) => overlap(place, edit.place))
    return judged(api, edit, mine) !== null
  })
}

/** Plants each edit alone in its slice, all in one comparison; resolves with those whose verdict looks wrong. */
async function slicedSuspects(api: string, slices: Slice[]): Promise<Planted[]> {
  const revisions = slices.map(({ edit, document }) => {
    const copy = structuredClone(document)
    edit.apply(copy)
    return copy
  })
  const [base, revision] = [slices.map(({ document }) => document), revisions].map((documents) =>
    compact(joinedSlices(documents) as unknown as Document),
  ) as [Document, Document]
  const breaking = breaksOf(await compareRest(api, base, revision, locate))
  const bySlice = Map.groupBy(breaking, sliceOf)
  const general = bySlice.get(undefined) ?? []
  return slices.flatMap(({ edit, breaks }, index) => {
    const mine = [...general, ...(bySlice.get(index) ?? [])].map((change) => ({
      ...change,
      subjects: change.subjects.map((subject) => ({ ...subject, id: plainId(subject.id) })),
    }))
    return judged(api, { ...edit, breaks }, mine) === null ? [] : [edit]
  })
}

export interface Fuzzed {
  planted: number
  comparisons: number
  /** Edits that were planted alone in the whole bundle. */
  whole: number
  wrong: Wrong[]
}

/** Edits that are planted together; fewer are planted in slices at once. */
const FEWEST = 60
/** Characters of the slices in one comparison. */
const LARGEST = 3_000_000

/** Groups of slices of about the same size. */
function* grouped(slices: Iterable<Slice>): Generator<Slice[]> {
  let group: Slice[] = []
  let size = 0
  for (const slice of slices) {
    group.push(slice)
    size += JSON.stringify(slice.document).length
    if (size < LARGEST) continue
    yield group
    ;[group, size] = [[], 0]
  }
  if (group.length > 0) yield group
}

/** Judges all edits. Of those that are right in their slice, every `control`th is planted in the whole bundle as well. */
export async function fuzz(
  api: string,
  document: Tree,
  batches: Planted[][],
  { workers = 2, control = 500, progress = (_text: string) => {} } = {},
): Promise<Fuzzed> {
  const base = compact(structuredClone(document) as unknown as Document)
  const cut = slicer(document)
  const result: Fuzzed = { planted: 0, comparisons: 0, whole: 0, wrong: [] }
  const report = () =>
    progress(
      `${api}: ${result.planted} planted, ${result.comparisons} comparisons, ${result.whole} in the whole bundle, ${result.wrong.length} wrong`,
    )
  const inParallel = async <T>(queue: Iterable<T>, work: (one: T) => Promise<void>) => {
    const shared = Iterator.from(queue)
    const run = async () => {
      for (const one of shared) {
        await work(one)
        result.comparisons += 1
        report()
      }
    }
    await Promise.all(Array.from({ length: workers }, run))
  }

  const apart = batches.filter(({ length }) => length < FEWEST).flat()
  result.planted += apart.length
  await inParallel(
    batches.filter(({ length }) => length >= FEWEST),
    async (edits) => {
      result.planted += edits.length
      apart.push(...(await suspects(api, base, document, edits)))
    },
  )
  const alone = apart.filter((edit, index) => cut(edit) === null || index % control === 0)
  const slices = Iterator.from(apart).flatMap((edit) => [cut(edit) ?? []].flat())
  await inParallel(grouped(slices), async (group) => {
    alone.push(...(await slicedSuspects(api, group)))
  })
  await inParallel(new Set(alone), async (edit) => {
    result.whole += 1
    const wrong = judged(api, edit, breaksOf(await changesOf(api, base, document, [edit])))
    if (wrong) result.wrong.push(wrong)
  })
  return result
}
