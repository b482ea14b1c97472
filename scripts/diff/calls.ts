// What calls carry beside their bodies, in the direction in which the consumer of the API meets it: it sends the request
// of an operation and gets the one of a webhook or callback.
import type { Document, Operation, Parameter } from '../contract/document.ts'
import { deref } from '../contract/document.ts'
import type { Node } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import type { Change } from './change.ts'
import type { Pair } from './pair.ts'
import type { Called } from './subjects.ts'

/** One call before and now. */
export interface Both {
  before: Called
  now: Called
}
/** A part of a call that breaks its consumer. */
interface Broken {
  rule: string
  place: string
  message: string
}

const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const requirements = (document: Document, operation: Operation): Record<string, string[]>[] =>
  (operation.security ?? document.security ?? []) as Record<string, string[]>[]

/** Whether a request with the credentials `offered` fulfils a requirement. */
const isEnough = (offered: Record<string, string[]>, demanded: Record<string, string[]>) =>
  Object.entries(demanded).every(
    ([scheme, scopes]) => scopes.every((scope) => offered[scheme]?.includes(scope)) && scheme in offered,
  )

/** Whether everything that was sent under `sent` is accepted under `taken`. Without requirements, anything is. */
function areAccepted(sent: Record<string, string[]>[], taken: Record<string, string[]>[]): boolean {
  if (taken.length === 0) return true
  const offers = sent.length === 0 ? [{}] : sent
  return offers.every((offered) => taken.some((demanded) => isEnough(offered, demanded)))
}

/** Finds callers that are locked out now, and webhooks that no longer show their sender. */
function securityBreaks({ before, now }: Both, pair: Pair): Broken[] {
  const [was, is] = [requirements(pair.base, before.operation), requirements(pair.revision, now.operation)]
  const inherited = before.operation.security === undefined && now.operation.security === undefined
  const place = inherited ? '#/security' : `${now.pointer}/security`
  if (before.byPlatform)
    return areAccepted(is, was)
      ? []
      : [{ rule: 'credentials-gone', place, message: 'Requests no longer carry the credentials that you check.' }]
  if (areAccepted(was, is)) return []
  const message =
    was.length === 0
      ? 'The operation was open to everybody and demands a key now.'
      : 'The operation demands more of its callers than before.'
  return [{ rule: 'security-tightened', place, message }]
}

/** Where a parameter or a header is declared, and what it says. */
interface Declared {
  place: string
  required: boolean
}

/** The parameters of a call by place and name; the names of headers are case-insensitive. */
function parametersOf(document: Document, { operation, item, pointer }: Called): Map<string, Declared> {
  const lists = [
    [listOf(item.parameters), pointer.slice(0, pointer.lastIndexOf('/'))],
    [listOf(operation.parameters), pointer],
  ] as const
  return new Map(
    lists.flatMap(([list, above]) =>
      (list as (Parameter | { $ref: string })[]).map((written, index): [string, Declared] => {
        const { in: where, name, required } = deref<Parameter>(document, written)
        const key = `${where} ${where === 'header' ? name.toLowerCase() : name}`
        return [key, { place: `${above}/parameters/${index}`, required: required === true }]
      }),
    ),
  )
}

/** A webhook without a parameter that it had, such as its signature, is refused by those who check it. */
function parameterBreaks({ before, now }: Both, pair: Pair): Broken[] {
  if (!before.byPlatform) return []
  const after = parametersOf(pair.revision, now)
  return [...parametersOf(pair.base, before)].flatMap(([key, was]): Broken[] => {
    const is = after.get(key)
    const [where = '', name = ''] = key.split(' ')
    if (!is) {
      const message = `Requests no longer carry the ${where} parameter \`${name}\`.`
      return [{ rule: 'hook-parameter-gone', place: `${now.pointer}/parameters/${pointerStep(name)}`, message }]
    }
    if (!was.required || is.required) return []
    const message = `The ${where} parameter \`${name}\` does not always come any more.`
    return [{ rule: 'hook-parameter-optional', place: `${is.place}/required`, message }]
  })
}

const mediaOf = (body: unknown) => Object.keys(nodeOf(nodeOf(body)['content']))

function bodyBreaks({ before, now }: Both): Broken[] {
  const [was, is] = [before.operation.requestBody, now.operation.requestBody]
  const place = `${now.pointer}/requestBody`
  if (!before.byPlatform) {
    // Redocly sees a body that becomes required, and none that is new.
    if (was || is?.required !== true) return []
    return [{ rule: 'request-body-became-required', place, message: 'A request body is new and required.' }]
  }
  if (!was) return []
  if (!is) return [{ rule: 'hook-body-gone', place, message: 'Requests no longer have a body.' }]
  const optional = was.required === true && is.required !== true
  const fresh = mediaOf(is).filter((media) => !mediaOf(was).includes(media))
  return [
    ...(optional
      ? [{ rule: 'hook-body-optional', place: `${place}/required`, message: 'Requests need not have a body any more.' }]
      : []),
    ...fresh.map((media) => ({
      rule: 'hook-media-added',
      place: `${place}/content/${pointerStep(media)}`,
      message: `Requests may now also be \`${media}\`.`,
    })),
  ]
}

/** The headers of a response by name in lower case. The place may be shared. */
function headersOf(document: Document, response: unknown, above: string): Map<string, Declared & { name: string }> {
  const place = typeof nodeOf(response)['$ref'] === 'string' ? String(nodeOf(response)['$ref']) : above
  const { headers } = deref<Node>(document, nodeOf(response))
  return new Map(
    Object.entries(nodeOf(headers)).map(([name, written]) => {
      const { $ref } = nodeOf(written)
      const header = deref<Node>(document, nodeOf(written))
      return [
        name.toLowerCase(),
        {
          name,
          place: typeof $ref === 'string' ? $ref : `${place}/headers/${pointerStep(name)}`,
          required: header['required'] === true,
        },
      ]
    }),
  )
}

/** Finds headers that always came and now need not; Redocly sees those that are gone. */
function gotHeaderBreaks(was: ReturnType<typeof headersOf>, is: ReturnType<typeof headersOf>): Broken[] {
  return [...was].flatMap(([key, { required, name, place }]): Broken[] => {
    const now = is.get(key)
    if (!required || !now || now.required) return []
    const message = `Header \`${name}\` does not always come any more.`
    return [{ rule: 'response-header-not-required', place, message }]
  })
}

/** Finds headers that an answer to a webhook must have now, and those that are no longer read. */
function sentHeaderBreaks(
  was: ReturnType<typeof headersOf>,
  is: ReturnType<typeof headersOf>,
  above: string,
): Broken[] {
  const demanded = [...is].filter(([key, { required }]) => required && was.get(key)?.required !== true)
  const gone = [...was].filter(([key]) => !is.has(key))
  return [
    ...demanded.map(([, { name, place }]) => ({
      rule: 'hook-answer-header-required',
      place,
      message: `Your response must have the header \`${name}\` now.`,
    })),
    ...gone.map(([, { name }]) => ({
      rule: 'hook-answer-header-gone',
      place: `${above}/headers/${pointerStep(name)}`,
      message: `The header \`${name}\` of your response is no longer read.`,
    })),
  ]
}

function responseBreaks({ before, now }: Both, pair: Pair): Broken[] {
  return Object.entries(before.operation.responses).flatMap(([status, response]): Broken[] => {
    const other = now.operation.responses[status]
    if (!other) return []
    const above = `${now.pointer}/responses/${status}`
    const was = headersOf(pair.base, response, `${before.pointer}/responses/${status}`)
    const is = headersOf(pair.revision, other, above)
    if (!before.byPlatform) return gotHeaderBreaks(was, is)
    const [content, present] = [deref<Node>(pair.base, response as Node), deref<Node>(pair.revision, other as Node)]
    const isNew = mediaOf(content).length === 0 && mediaOf(present).length > 0
    return [
      ...sentHeaderBreaks(was, is, above),
      ...(isNew
        ? [
            {
              rule: 'hook-answer-body-added',
              place: `${above}/content`,
              message: `Your ${status} must have a body now.`,
            },
          ]
        : []),
    ]
  })
}

/** The servers of an operation or its path. */
function serverBreaks({ before, now }: Both, pair: Pair): Broken[] {
  if (before.byPlatform) return []
  const own = ({ operation, item }: Called) => nodeOf(operation)['servers'] ?? nodeOf(item)['servers']
  if (own(before) === undefined && own(now) === undefined) return []
  const urls = (called: Called, document: Document) =>
    listOf(own(called) ?? document.servers).map((server) => String(nodeOf(server)['url']))
  const left = urls(now, pair.revision)
  const gone = urls(before, pair.base).filter((url) => !left.includes(url))
  return gone.length === 0
    ? []
    : [
        {
          rule: 'operation-server-gone',
          place: `${now.pointer}/servers`,
          message: `The operation is no longer at ${gone.join(', ')}.`,
        },
      ]
}

/** Everything that calls carry beside schemas, where Redocly sees no break or the wrong direction. */
export function callBreaks(both: Both, pair: Pair): Change[] {
  const found = [
    ...securityBreaks(both, pair),
    ...serverBreaks(both, pair),
    ...parameterBreaks(both, pair),
    ...bodyBreaks(both),
    ...responseBreaks(both, pair),
  ]
  return found.map(({ rule, place, message }) => {
    return { kind: 'breaking', ...pair.at(place), rule, message, subjects: [both.before.subject] }
  })
}
