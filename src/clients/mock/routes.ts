// The operations of an API with the examples of their answers.
import type { Table, TableEntry } from '../call-table.ts'

/** The generated examples of an API. */
export interface Examples {
  headers: Readonly<Record<string, string>>
  enums: readonly string[]
  examples: Readonly<Record<string, string>>
  values: readonly unknown[]
}

/** An answer of the contract. */
export interface Choice {
  status: number
  name: string
  value: unknown
  /** Number of items in the list, if it is one. */
  total?: number
}

/** An operation with its answers. */
export interface Route extends TableEntry {
  id: string
  pattern: RegExp
  choices: Choice[]
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** The operations in the order in which paths are compared: a path with a parameter comes after one with a word in its place. */
export function routesOf(table: Table, { examples, values }: Examples): Route[] {
  return Object.entries(table)
    .map(([id, entry]) => ({
      ...entry,
      id,
      pattern: new RegExp(`^${escaped(entry.path).replace(/\{\w+\}/g, '([^/]+)')}/?$`),
      choices: (examples[id] ?? '').split(',').map((text) => {
        const [status = '', name = '', index = ''] = text.split(' ')
        return { status: Number(status), name, value: values[Number(index)] ?? undefined }
      }),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The example for a status or a name; undefined for one that the operation does not have. */
export const choose = ({ choices }: Route, wanted: string): Choice | undefined =>
  choices.find(({ status, name }) => String(status) === wanted || name === wanted)

/** What is wrong with an answer that the operation does not have. */
export const refused = (route: Route, wanted: string): string => {
  const names = route.choices.map(({ status, name }) => (name === 'none' ? status : `${name} (${status})`))
  return `${route.id} has no answer "${wanted}". Choose one of: ${names.join(', ')}.`
}

/** The first example of the success of an operation. */
export const success = (route: Route): Choice | undefined => choose(route, String(route.status))
