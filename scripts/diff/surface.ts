// Breaks around schemas that `redocly diff` rates as harmless: hooks, keys, paging, headers, statuses, names.
import type { Document, Operation } from '../contract/document.ts'
import { deref } from '../contract/document.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import type { Change } from './change.ts'
import { clientExtensions } from './compact.ts'
import type { Pair } from './pair.ts'
import type { Called } from './subjects.ts'
import { calledOf } from './subjects.ts'

interface Match {
  before: Called
  /** Undefined when the operation is gone. */
  now: Called | undefined
  /** Whether this is a callback that went with its operation. */
  ownerGone: boolean
}
const isReference = (value: unknown): value is { $ref: string } => isNode(value) && typeof value['$ref'] === 'string'

type Check = (match: Match, pair: Pair) => Change[]

function breakOf(pair: Pair, called: Called, rule: string, place: string, message: string): Change {
  return { kind: 'breaking', ...pair.at(place), rule, message, subjects: [called.subject] }
}

/** Clients register a webhook by its name; a callback is identified by the expression of its address. */
const checkHooks: Check = ({ before, now, ownerGone }, pair) => {
  if (!before.byPlatform || now || ownerGone) return []
  const { id, path } = before.subject
  const isWebhook = path === 'webhook'
  const message = isWebhook
    ? `Webhook \`${id}\` was removed or renamed.`
    : `Callback \`${id}\` is no longer posted to \`${path}\`.`
  return [breakOf(pair, before, isWebhook ? 'webhook-gone' : 'callback-gone', before.pointer, message)]
}

const requirements = (document: Document, operation: Operation): Record<string, string[]>[] =>
  (operation.security ?? document.security ?? []) as Record<string, string[]>[]

/** Whether a caller with `offered` may still call. */
const isEnough = (offered: Record<string, string[]>, demanded: Record<string, string[]>) =>
  Object.entries(demanded).every(
    ([scheme, scopes]) => scopes.every((scope) => offered[scheme]?.includes(scope)) && scheme in offered,
  )

/** Finds callers that are locked out now; an operation without requirements was open to everybody. */
const checkSecurity: Check = ({ before, now }, pair) => {
  if (before.byPlatform || !now) return []
  const [was, is] = [requirements(pair.base, before.operation), requirements(pair.revision, now.operation)]
  const open = (list: unknown[]) => list.length === 0
  if (open(is) || (open(was) ? false : was.every((offered) => is.some((demanded) => isEnough(offered, demanded)))))
    return []
  const message = open(was)
    ? 'The operation was open to everybody and demands a key now.'
    : 'The operation demands more of its callers than before.'
  return [breakOf(pair, before, 'security-tightened', `${now.pointer}/security`, message)]
}

/** The extensions that give the clients methods: without an extension, its method is gone. */
const checkExtensions: Check = ({ before, now }, pair) => {
  if (!now) return []
  const valueIn = ({ operation }: Called, name: string) => (operation as unknown as Record<string, unknown>)[name]
  return clientExtensions.flatMap((name) => {
    const [was, is] = [valueIn(before, name), valueIn(now, name)]
    if (was === undefined || is === was) return []
    const message = `\`${name}\` was \`${String(was)}\` and is \`${String(is ?? 'nothing')}\`: clients lose the method that they made from it.`
    return [breakOf(pair, before, 'client-extension-changed', `${now.pointer}/${name}`, message)]
  })
}

/** A client that knew one kind of success does not know the second. */
const checkSuccess: Check = ({ before, now }, pair) => {
  if (!now || before.byPlatform) return []
  const successes = (called: Called) =>
    Object.keys(called.operation.responses).filter((status) => status.startsWith('2'))
  const known = successes(before)
  if (known.length === 0) return []
  return successes(now)
    .filter((status) => !known.includes(status))
    .map((status) =>
      breakOf(
        pair,
        before,
        'success-status-added',
        `${now.pointer}/responses/${status}`,
        `Success may now also be ${status}.`,
      ),
    )
}

/** The headers that always come, by status and name, each with the place that declares it, which may be shared. */
function requiredHeaders(document: Document, { operation, pointer }: Called): Map<string, string> {
  const found = new Map<string, string>()
  for (const [status, response] of Object.entries(operation.responses)) {
    const above = '$ref' in response ? response.$ref : `${pointer}/responses/${status}`
    for (const [name, header] of Object.entries(deref(document, response).headers ?? {})) {
      const place = isReference(header) ? header.$ref : `${above}/headers/${pointerStep(name)}`
      if ((deref(document, header) as { required?: boolean }).required === true) found.set(`${status} ${name}`, place)
    }
  }
  return found
}

/** Finds headers that always came and now need not. Redocly itself sees those that are gone. */
const checkHeaders: Check = ({ before, now }, pair) => {
  if (!now || before.byPlatform) return []
  const still = requiredHeaders(pair.revision, now)
  const lost = [...requiredHeaders(pair.base, before)].filter(([header]) => !still.has(header))
  const declared = lost.filter(([header]) => now.operation.responses[header.split(' ')[0] ?? ''])
  return declared.map(([header, place]) => {
    const message = `Header \`${header.split(' ')[1] ?? ''}\` does not always come any more.`
    return breakOf(pair, before, 'response-header-not-required', place, message)
  })
}

/** `/lists/{id}` and `/lists/{list_id}` are one address, but clients give path parameters by name. */
function checkPathNames(pair: Pair): Change[] {
  const shape = (path: string) => path.replace(/\{[^}]*\}/g, '{}')
  const now = new Map(Object.keys(pair.revision.paths).map((path) => [shape(path), path]))
  return Object.keys(pair.base.paths).flatMap((path): Change[] => {
    const other = now.get(shape(path))
    if (!other || path in pair.revision.paths) return []
    const place = `#/paths/${pointerStep(path)}`
    const message = `The parameters of path \`${path}\` have other names now: \`${other}\`.`
    return [
      {
        kind: 'breaking',
        ...pair.at(place),
        rule: 'path-parameter-renamed',
        message,
        subjects: pair.subjectsAt(place),
      },
    ]
  })
}

/** Programs use schema names in the types of the clients: `MarketingSchemas['List']`. */
function checkSchemaNames(pair: Pair): Change[] {
  const now = pair.revision.components.schemas ?? {}
  const gone = Object.keys(pair.base.components.schemas ?? {}).filter((name) => !(name in now))
  return gone.map((name) => {
    const place = `#/components/schemas/${name}`
    const message = `Schema \`${name}\` was removed or renamed: types of clients are called so.`
    return { kind: 'breaking', ...pair.at(place), rule: 'schema-gone', message, subjects: pair.subjectsAt(place) }
  })
}

/** Everything about operations, webhooks and callbacks that Redocly does not rate as breaking. */
export function surfaceBreaks(pair: Pair): Change[] {
  const shaped = (pointer: string) => pointer.replace(/\{[^}/$]*\}/g, '{}')
  const now = new Map([...calledOf(pair.revision)].map((called) => [shaped(called.pointer), called]))
  const matches = [...calledOf(pair.base)].map((before): Match => {
    const [owner = '', callback] = before.pointer.split('/callbacks/')
    return {
      before,
      now: now.get(shaped(before.pointer)),
      ownerGone: callback !== undefined && !now.has(shaped(owner)),
    }
  })
  const checks = [checkHooks, checkSecurity, checkExtensions, checkSuccess, checkHeaders]
  const found = matches.flatMap((match) => checks.flatMap((check) => check(match, pair)))
  return [...found, ...checkPathNames(pair), ...checkSchemaNames(pair)]
}
