// Says where in a request the domain found an error. The domain uses its own names (`senderId`); the client gets the
// names of its request (`body.sender_id`).

import { notImplemented } from '../contract/not-implemented.ts'
import { type ApiName, contracts, type Tables } from '../contract/registry.ts'
import type { AnyHandler } from '../contract/routes.ts'
import { DomainError } from '../domain/errors.ts'

/**
 * Members that have another name in an operation than in the domain: the domain's place, and its last name in the
 * request.
 */
export type Renamed = Readonly<Record<string, string>>

type IdOf<Api extends ApiName, Tag> = {
  [Id in keyof Tables[Api]]: Tables[Api][Id] extends { tag: Tag } ? Id : never
}[keyof Tables[Api]]

/** The renamed members of a tag, by operationId. The places leave out the numbers of items: `events.at`. */
export type PlaceNames<Api extends ApiName, Tag extends string> = { readonly [Id in IdOf<Api, Tag>]?: Renamed }

/** APIs whose bodies have members like `sender_id`; the others use names like `senderId`. */
const snakeCased: ReadonlySet<ApiName> = new Set<ApiName>(['marketing-v3', 'sandbox-v1'])

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `events.0.at` -> `body.events.0.eventDate`. Numbers of items and ids of extra fields stay as they are. */
export function requestPlace(api: ApiName, operationId: string, place: string, renamed: Renamed = {}): string {
  const names: string[] = []
  const steps = place.split('.').map((step) => {
    if (/^\d+$/.test(step)) return step
    names.push(step)
    return renamed[names.join('.')] ?? (snakeCased.has(api) ? toSnakeCase(step) : step)
  })
  return `${partOf(api, operationId, steps[0] as string)}.${steps.join('.')}`
}

/** The part of the request that a name belongs to: what is in neither the path nor the query is in the body. */
function partOf(api: ApiName, operationId: string, name: string): 'path' | 'query' | 'body' {
  const operation = contracts[api].operations[operationId]
  if (operation && name in operation.path_parameters) return 'path'
  return operation && name in operation.query ? 'query' : 'body'
}

/** The error with the places under the names of the request. */
function renamePlaces(error: DomainError, toPlace: (place: string) => string): DomainError {
  // Anything but a text is data about the error.
  const details = Object.entries(error.details ?? {}).map(
    ([place, text]) => [typeof text === 'string' ? toPlace(place) : place, text] as const,
  )
  // The message of a refusal of one place begins with that place.
  const [place = ''] = Object.keys(error.details ?? {})
  const named = error.message.startsWith(`${place} `)
  const message = named ? toPlace(place) + error.message.slice(place.length) : error.message
  return new DomainError('invalid', message, Object.fromEntries(details))
}

/** The handlers of an API, whose refusals name places in the words of its requests. */
export function inRequestWords<Handlers extends object>(
  api: ApiName,
  handlers: Handlers,
  renamed: Readonly<Record<string, Renamed>>,
): Handlers {
  const wrapHandler =
    (id: string, handler: AnyHandler): AnyHandler =>
    async (request) => {
      try {
        return await handler(request)
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
        throw renamePlaces(error, (place) => requestPlace(api, id, place, renamed[id]))
      }
    }
  const entries = Object.entries(handlers as Readonly<Record<string, AnyHandler>>)
  // Each handler keeps its name, so the type stays what it was.
  return Object.fromEntries(
    entries.map(([id, handler]) => [id, handler === notImplemented ? handler : wrapHandler(id, handler)]),
  ) as Handlers
}
