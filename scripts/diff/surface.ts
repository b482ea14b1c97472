// Breaks around schemas that `redocly diff` rates as harmless: hooks, keys, paging, headers, statuses, names.
import { pointerStep } from '../contract/finding.ts'
import { callBreaks } from './calls.ts'
import type { Change } from './change.ts'
import { meanings, type Weight, weighed } from './extensions.ts'
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

const kinds: Record<Weight, Change['kind']> = { breaking: 'breaking', warning: 'warning', info: 'changed' }

/** What the platform and its clients do beside what OpenAPI can say. */
const checkExtensions: Check = ({ before, now }, pair) => {
  if (!now) return []
  const valueIn = ({ operation }: Called, name: string) => (operation as unknown as Record<string, unknown>)[name]
  return Object.keys(meanings).flatMap((name): Change[] => {
    const found = weighed(name, valueIn(before, name), valueIn(now, name))
    if (!found) return []
    const change = breakOf(pair, before, 'extension-changed', `${now.pointer}/${name}`, found.message)
    return [{ ...change, kind: kinds[found.weight] }]
  })
}

const checkCall: Check = ({ before, now }, pair) => (now ? callBreaks({ before, now }, pair) : [])

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
        // Its callbacks are posted to other addresses.
        subjects: pair.subjectsAt(place).filter((subject) => subject.path === path),
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
  const checks = [checkHooks, checkCall, checkExtensions, checkSuccess]
  const found = matches.flatMap((match) => checks.flatMap((check) => check(match, pair)))
  return [...found, ...checkPathNames(pair), ...checkSchemaNames(pair)]
}
