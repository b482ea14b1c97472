// The extensions of our contract, and what a change of each means to its consumers.
import type { Document } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'
import { nodesOf } from '../contract/schema-walk.ts'

/** Breaking fails the check; a warning is counted in its summary, and listed with information by `--all`. */
export type Weight = 'breaking' | 'warning' | 'info'

/** The verdicts about one extension; a list that grows and shrinks has both, and the heavier one counts. */
export interface Meaning {
  added: Weight
  removed: Weight
  changed: Weight | ((was: unknown, is: unknown) => Weight)
  /** What consumers notice, by weight; ends the message. */
  because: string
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const lost = (was: unknown, is: unknown) => listOf(was).some((one) => !listOf(is).includes(one))

/** The extensions that the platform or its clients act on. */
export const meanings: Readonly<Record<string, Meaning>> = {
  'x-paging': {
    added: 'info',
    removed: 'breaking',
    changed: 'breaking',
    because: 'Clients get a method for all pages from it.',
  },
  'x-bulk': {
    added: 'info',
    removed: 'breaking',
    changed: 'breaking',
    because: 'Clients get a method that sends long lists in parts from it.',
  },
  'x-partial-success': {
    added: 'breaking',
    removed: 'breaking',
    changed: 'breaking',
    because: 'It decides whether one wrong item refuses the others.',
  },
  'x-changes': {
    added: 'breaking',
    removed: 'breaking',
    changed: 'breaking',
    because: 'It decides whether null clears a value or is ignored.',
  },
  'x-secret': {
    added: 'breaking',
    removed: 'warning',
    changed: 'breaking',
    because: 'It decides whether a key with the right to read is enough.',
  },
  'x-live-accounts': {
    added: 'info',
    removed: 'breaking',
    changed: (was, is) =>
      was === `${String(is)}:read` ? 'breaking' : is === `${String(was)}:read` ? 'info' : 'breaking',
    because: 'It is the right that a key of a live account needs.',
  },
  'x-conflicts': {
    added: 'warning',
    removed: 'breaking',
    changed: (was, is) => (lost(was, is) ? 'breaking' : lost(is, was) ? 'warning' : 'info'),
    because: 'It lists the reasons of a conflict, which programs distinguish.',
  },
  'x-timeout-seconds': {
    added: 'warning',
    removed: 'info',
    changed: (was, is) => (Number(is) > Number(was) ? 'warning' : 'info'),
    because: 'Clients wait that long for a response.',
  },
  'x-implemented-by': {
    added: 'breaking',
    removed: 'breaking',
    changed: 'breaking',
    because: 'It decides who calls and who answers.',
  },
}

/** Extensions that only people or our checks read, each with its reader. */
export const unread: Readonly<Record<string, string>> = {
  'x-provenance': 'documentation: where a part comes from',
  'x-decision': 'documentation: the decision behind a part',
  'x-lint-except': 'lint: the rules that a schema may break',
  'x-requires': 'comparison: the rules between members, as keywords of JSON Schema',
  'x-enum-varnames': 'generators: the names of values',
  'x-operation': 'workflows: the operation of a step',
}

/** Whether the comparison leaves out a member with this name. */
export const isUnread = (key: string): boolean => key.startsWith('x-') && !Object.hasOwn(meanings, key)

/** What a change of an extension means; null when it did not change. */
export function weighed(name: string, was: unknown, is: unknown): { weight: Weight; message: string } | null {
  const meaning = meanings[name]
  // An extension that says no is one that is not there.
  const [before, now] = [was === false ? undefined : was, is === false ? undefined : is]
  if (!meaning || JSON.stringify(before) === JSON.stringify(now)) return null
  const { added, removed, changed, because } = meaning
  const spoken = (value: unknown) => (value === undefined ? 'nothing' : `\`${[value].flat().join(', ')}\``)
  const weight =
    before === undefined
      ? added
      : now === undefined
        ? removed
        : typeof changed === 'string'
          ? changed
          : changed(before, now)
  return { weight, message: `\`${name}\` was ${spoken(before)} and is ${spoken(now)}. ${because}` }
}

/** Extensions that neither list has: nobody could tell what a change of them means. */
export function unknownExtensions(document: Document, locate: Locate): Finding[] {
  return [...nodesOf(document)].flatMap(({ node, pointer }) =>
    Object.keys(node)
      .filter(
        (key) =>
          key.startsWith('x-') && !pointer.endsWith('/properties') && isUnread(key) && !Object.hasOwn(unread, key),
      )
      .map((key): Finding => {
        const text = `The extension \`${key}\` is unknown. Correct its name, or add it to scripts/diff/extensions.ts.`
        return { ...locate(`${pointer}/${key}`), message: text, rule: 'unknown-extension' }
      }),
  )
}
