// The reasons of conflicts, typed for each operation. An author writes `x-conflicts: [sender_exists]`; in the bundle
// the error answer of that operation has a schema of its own, whose `errors` has these members (M-152).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Document, Media, Operation, Response, Schema } from './document.ts'
import { deref, operationsOf, takesKey } from './document.ts'
import { isNode, pointerStep } from './finding.ts'

export const conflictsPath = 'specs/shared/conflicts.yaml'

/** What a reason says, and the members of `errors` that go with it. */
export interface Conflict {
  text: string
  data?: Record<string, Schema>
}
export type Conflicts = Readonly<Record<string, Conflict>>

/** The table of reasons in the contract below `folder`. */
export const readConflicts = async (folder: string): Promise<Conflicts> =>
  parse(await readFile(join(folder, conflictsPath), 'utf8')) as Conflicts

/** The reasons that an operation with an idempotency key has (I-001). */
const ofKeys = ['idempotency_in_progress', 'idempotency_answer_lost']

/** The reasons that an operation may answer with, those of its key included. */
export const conflictsOf = (document: Document, operation: Operation): string[] => [
  ...(operation['x-conflicts'] ?? []),
  ...(takesKey(document, operation) ? ofKeys : []),
]

const refTo = (schema: string) => ({ $ref: `#/components/schemas/${schema}` })
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const camel = (reason: string) => reason.replaceAll(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase())

/** The schema of an error with these reasons. `withPlaces`: `errors` names places of the request as well. */
function schemaOf(document: Document, title: string, reasons: Conflicts, withPlaces: boolean): Schema {
  const {
    properties,
    example: _,
    ...problem
  } = structuredClone(document.components.schemas?.['ProblemWithErrors'] ?? {})
  const described = Object.entries(reasons).map(([reason, { text, data }]) => ({
    [reason]: { description: text, type: 'string' },
    ...data,
  }))
  const errors = {
    description: withPlaces ? 'Place or reason, and its text or data.' : 'The reason, and its text or data.',
    type: 'object',
    properties: Object.assign({}, ...described) as Record<string, Schema>,
    ...(withPlaces && { additionalProperties: true }),
  }
  const description = withPlaces ? 'What is wrong with the request.' : 'What stands against the request.'
  // No example here: the answers have their own.
  return { ...problem, title, description, properties: { ...(properties as Schema), errors } }
}

function examplesOf(reasons: Conflicts, withPlaces: boolean): NonNullable<Media['examples']> {
  const head = withPlaces ? { title: 'Bad Request', status: 400 } : { title: 'Conflict', status: 409 }
  return Object.fromEntries(
    Object.entries(reasons).map(([reason, { text }]) => [
      camel(reason),
      { summary: text, value: { type: '/docs/#errors', ...head, detail: text, errors: { [reason]: text } } },
    ]),
  )
}

/** The answer with this schema instead of the general one for errors. The operation's own examples stay. */
function typed(document: Document, response: Operation['responses'][string], schema: string, reasons: Conflicts) {
  const shared = '$ref' in response
  const { content, ...rest } = structuredClone(deref<Response>(document, response))
  const media = content?.['application/json']
  const isBad = media?.examples?.['badRequest']
  const examples = {
    ...(isBad && { badRequest: isBad }),
    ...(shared ? examplesOf(reasons, isBad !== undefined) : media?.examples),
  }
  return { ...rest, content: { 'application/json': { schema: refTo(schema), examples } } }
}

/** The entries of an operation's reasons. Throws for a reason that is not in the table. */
function entriesOf({ operationId }: Operation, reasons: string[], conflicts: Conflicts): Conflicts {
  const entry = (reason: string): [string, Conflict] => {
    const found = conflicts[reason]
    if (!found) throw new Error(`${operationId}: x-conflicts names ${reason}, which ${conflictsPath} does not have`)
    return [reason, found]
  }
  return Object.fromEntries(reasons.map(entry))
}

/**
 * Types the conflicts of every operation of a bundle: in its 409, or in its 400 in the API that has no 409 (T-002).
 * `onProblem` gets an operation that cannot be typed, by its pointer; without it, the first one is thrown.
 */
export function addConflicts(
  document: Document,
  conflicts: Conflicts,
  onProblem?: (pointer: string, error: unknown) => void,
): void {
  for (const { path, method, operation } of operationsOf(document)) {
    try {
      addConflictsTo(document, operation, conflicts)
    } catch (error) {
      if (!onProblem) throw error
      onProblem(`#/paths/${pointerStep(path)}/${method}/x-conflicts`, error)
    }
  }
}

function addConflictsTo(document: Document, operation: Operation, conflicts: Conflicts): void {
  const { schemas = {} } = document.components
  const { responses, operationId } = operation
  // Redocly reports an operation without responses.
  if (!isNode(responses)) return
  const own = operation['x-conflicts'] !== undefined
  const withPlaces = !('409' in responses)
  const response = responses[withPlaces ? '400' : '409']
  const reasons = conflictsOf(document, operation)
  // All operations with a key and without reasons of their own share one schema; in the API without 409 they keep the
  // shared 400.
  if (!response || reasons.length === 0 || (withPlaces && !own)) return
  const name = own ? `${pascal(operationId)}${withPlaces ? 'BadRequest' : 'Conflict'}` : 'KeyConflict'
  const entries = entriesOf(operation, reasons, conflicts)
  schemas[name] ??= schemaOf(document, name, entries, withPlaces)
  if (own) responses[withPlaces ? '400' : '409'] = typed(document, response, name, entries)
  else Object.assign(deref<Response>(document, response).content?.['application/json'] ?? {}, { schema: refTo(name) })
}
