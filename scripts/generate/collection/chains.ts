// The ids that requests of the collection hand on: a creation sets a variable, and paths and bodies of other requests use it.
import type { Document, Method, Operation } from '../../contract/document.ts'
import { deref, operationsOf } from '../../contract/document.ts'

/** What a successful response sets: the variable, and the steps to its value in the body. */
export interface Setter {
  variable: string
  steps: string[]
}

/** The variables of one API. */
export interface Chain {
  /** The variable of a path parameter. */
  variableOf(path: string, parameter: string): string
  /** What a request sets when it succeeds. */
  settersOf(path: string, method: Method, operation: Operation): Setter[]
  /** Whether some request of the API sets the variable. */
  isSet(variable: string): boolean
}

const snake = (text: string): string => text.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()

/** Names that only mean something beside their path. */
const GENERIC = new Set(['id', 'message_id'])

/** The words of a path before a parameter, without the version. */
const wordsOf = (path: string): string[] =>
  path.split('/').filter((step) => step !== '' && !step.startsWith('{') && !/^(?:api|v\d|action)$/.test(step))

/** `/email/templates/{id}` is `email_template_id`, `/email/log/{messageId}` is `email_message_id`. */
function plainName(path: string, parameter: string): string {
  const name = snake(parameter)
  if (!GENERIC.has(name)) return name
  const words = wordsOf(path.slice(0, path.indexOf(`{${parameter}}`)))
  if (name !== 'id') return snake(`${words[0]}_${name}`)
  const last = (words.at(-1) ?? '').replace(/s$/, '')
  return snake([...words.slice(0, -1), last, name].join('_')).replaceAll('-', '_')
}

/** The first example of a success. */
function successOf(document: Document, { responses }: Operation): unknown {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const media = success && deref(document, success).content?.['application/json']
  return Object.values(media?.examples ?? {})[0]?.value
}

/** The example of a success at some steps; undefined if there is none. */
export function exampleAt(document: Document, operation: Operation, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined | null)?.[step],
    successOf(document, operation),
  )
}

/** The members of a created object, and the steps to it: some responses are a list of one. */
function created(document: Document, operation: Operation): { members: Record<string, unknown>; steps: string[] } {
  const value = successOf(document, operation)
  const [members, steps] = Array.isArray(value) ? [value[0] as unknown, ['0']] : [value, []]
  const isObject = typeof members === 'object' && members !== null
  return { members: isObject ? (members as Record<string, unknown>) : {}, steps }
}

/** Reads the chain of an API; names in `taken` belong to other APIs, so these get `prefix`. */
export function createChain(document: Document, prefix: string, taken: ReadonlySet<string>): Chain {
  const variableOf = (path: string, parameter: string) => {
    const name = plainName(path, parameter)
    return taken.has(name) ? `${prefix}_${name}` : name
  }
  const children = new Map<string, string>()
  const variables = new Set<string>()
  for (const { path } of operationsOf(document))
    for (const [part, parameter = ''] of path.matchAll(/\{(\w+)\}/g)) {
      const variable = variableOf(path, parameter)
      variables.add(variable)
      children.set(path.slice(0, path.indexOf(part) - 1), variable)
    }
  const settersOf: Chain['settersOf'] = (path, method, operation) => {
    if (method !== 'post') return []
    const { members, steps } = created(document, operation)
    const scalars = Object.keys(members).filter((name) => ['string', 'number'].includes(typeof members[name]))
    const ids = scalars.filter((name) => /id$/i.test(name))
    // An id without the name of its variable belongs to the path below.
    const own = children.get(path)
    const [id] = ids
    // The other ids of a created object are those of what it belongs to.
    const named = own && scalars.find((name) => snake(name) === own)
    if (own && named) return [{ variable: own, steps: [...steps, named] }]
    if (own && id) return [{ variable: own, steps: [...steps, id] }]
    const [word] = wordsOf(path)
    return scalars.flatMap((member) => {
      const name = snake(member)
      const fitting = [name, `${prefix}_${name}`, `${word}_${name}`].filter((one) => variables.has(one))
      const owner = member === id && variables.has(`${word}_id`) ? [`${word}_id`] : []
      return (fitting.length > 0 ? fitting : owner).map((variable) => ({ variable, steps: [...steps, member] }))
    })
  }
  const set = new Set(
    [...operationsOf(document)].flatMap(({ path, method, operation }) =>
      settersOf(path, method, operation).map(({ variable }) => variable),
    ),
  )
  return { variableOf, settersOf, isSet: (variable) => set.has(variable) }
}
