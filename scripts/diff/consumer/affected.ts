// Which changes touch the code of a consumer: it uses one of their operations, and a name that they are about.
import { type Change, idOf } from '../change.ts'
import type { Contract } from '../releases.ts'
import { type Concern, concernsOf } from './concerns.ts'
import { readCode } from './files.ts'
import { createFindPath } from './paths.ts'
import { createTextScan } from './text.ts'
import { scanTypeScript } from './typescript.ts'
import { type Named, operationsOf, schemasOf, type Use, type Vocabulary } from './vocabulary.ts'

/** A place in the code. */
export type Spot = Pick<Use, 'file' | 'line'>

/** A name of the contract, and where the code has it. */
export interface Mention {
  name: string
  uses: Spot[]
}

export interface Touched {
  change: Change
  used: boolean
  /** The affected operations that the code uses. */
  operations: Mention[]
  /** The names that the change is about, as far as the code has them. Empty for a change of an operation as a whole. */
  members: Mention[]
}

export interface ConsumerResult {
  findings: Touched[]
  files: number
  /** Operations, webhooks and callbacks that the code uses. */
  operations: number
  /** Places with operations that nobody can tell before the program runs. */
  notFollowed: Spot[]
}

interface Found {
  operations: Map<string, Use[]>
  names: Map<string, Use[]>
}

function grouped(uses: readonly Use[]): Found {
  const found: Found = { operations: new Map(), names: new Map() }
  for (const use of uses) {
    const [map, key] =
      use.kind === 'operation' ? [found.operations, use.name] : [found.names, `${use.kind} ${use.name}`]
    map.set(key, [...(map.get(key) ?? []), use])
  }
  return found
}

/** Each place once. */
function spotsOf(uses: readonly Use[]): Spot[] {
  const byPlace = new Map(uses.map(({ file, line }) => [`${file}:${line}`, { file, line }]))
  return [...byPlace.values()]
}

/** The uses of an operation. A callback comes to those who call its operation. */
function usesOf({ operations }: Found, api: string, id: string): Use[] {
  const own = operations.get(id) ?? operations.get(id.split('.')[0] ?? '') ?? []
  return own.filter((use) => use.api === undefined || use.api === api)
}

/** Helpers and headers that receivers of webhooks use, whatever comes. */
const receiving = ['parseWebhook', 'verifyWebhook', 'webhook-signature', 'webhook-id']

/** A webhook has no call in the code: its name, the types in it, or the check of its signature show that it is received. */
function usesOfHook(found: Found, { api, id }: Named, types: ReadonlySet<string>): Use[] {
  const named = usesOf(found, api, id)
  const typed = [...types].flatMap((name) => found.names.get(`type ${name}`) ?? [])
  const received = receiving.flatMap((name) => found.names.get(`member ${name}`) ?? [])
  return [...named, ...typed, ...received]
}

function mentionsOf(found: Found, { kind, name, owner }: Concern): Use[] {
  const named = found.names.get(`${kind} ${name}`) ?? []
  const computed = kind === 'member' ? (found.names.get('member *') ?? []) : []
  const fits = (use: Use) => owner === undefined || use.owner === undefined || use.owner === owner
  return [...named.filter(fits), ...computed.filter((use) => owner !== undefined && use.owner === owner)]
}

/** The schemas that the requests of a webhook name. */
function typesOf({ bundles }: Contract, hook: Named): Set<string> {
  const item = bundles.get(hook.api)?.webhooks?.[hook.id]
  const references = JSON.stringify(item ?? null).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)
  return new Set([...references].map(([, name = '']) => name))
}

function judge(change: Change, found: Found, concerns: Concern[] | null, usesFor: (id: string) => Use[]): Touched {
  const operations = change.subjects
    .map(({ id }) => ({ name: id, uses: spotsOf(usesFor(id)) }))
    .filter(({ uses }) => uses.length > 0)
  const members = (concerns ?? []).flatMap((concern): Mention[] => {
    const uses = spotsOf(mentionsOf(found, concern))
    return uses.length > 0 ? [{ name: concern.name, uses }] : []
  })
  const isType = concerns?.some(({ kind }) => kind === 'type') === true
  const isReached = operations.length > 0 || isType || change.subjects.length === 0
  const used = isReached && (concerns === null ? operations.length > 0 : members.length > 0)
  return { change, used, operations, members }
}

/** Judges changes from `base` to `present` for the sources in a folder. */
export async function changesFor(
  target: string,
  changes: readonly Change[],
  base: Contract,
  present: Contract,
): Promise<ConsumerResult> {
  const concerns = new Map(changes.map((change) => [change, concernsOf(change, [base, present])]))
  const wanted = [...concerns.values()].flatMap((list) => list ?? [])
  const members = new Set([...receiving, ...wanted.filter(({ kind }) => kind === 'member').map(({ name }) => name)])
  const operations = operationsOf(base)
  const vocabulary: Vocabulary = { operations, schemas: schemasOf(base), members }
  const code = await readCode(target)
  const findPath = createFindPath(operations)
  const uses = [
    ...scanTypeScript(code.folder, code.typed, vocabulary, findPath),
    ...code.plain.flatMap(createTextScan(vocabulary, findPath)),
  ]
  const found = grouped(uses.filter(({ kind }) => kind !== 'computed'))
  const byKey = new Map(operations.map((one) => [`${one.api} ${one.id}`, one]))
  const usesFor = (api: string, id: string): Use[] => {
    const operation = byKey.get(`${api} ${id}`)
    return operation?.path === 'webhook'
      ? usesOfHook(found, operation, typesOf(base, operation))
      : usesOf(found, api, id)
  }
  const findings = changes.map((change) =>
    judge(change, found, concerns.get(change) ?? null, (id) => usesFor(change.api, id)),
  )
  findings.sort((a, b) => Number(b.used) - Number(a.used) || idOf(a.change).localeCompare(idOf(b.change), 'en'))
  const used = operations.filter(({ api, id }) => usesFor(api, id).length > 0)
  return {
    findings,
    files: code.typed.length + code.plain.length,
    operations: used.length,
    notFollowed: spotsOf(uses.filter(({ kind }) => kind === 'computed')),
  }
}
