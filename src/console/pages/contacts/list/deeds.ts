// What can be done to many contacts at once. Each deed names only the contacts that it changes, so that it can be undone
// exactly.
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import type { Contact, Status } from '../model.ts'

/** What is kept of a contact that was chosen. */
export interface Chosen {
  status: Status
  tags: readonly number[]
}

/** The contacts that were chosen, by their ids. */
export type Choice = ReadonlyMap<string, Chosen>

/** What a deed did: how many contacts it is for, the operations that work it off, and how to undo it. */
export interface Done {
  contacts: number
  operations: readonly number[]
  undo?: () => Promise<Done>
}

/** How many contacts are restored one by one, since no operation restores unsubscribed contacts. */
const MAX_RESTORED = 100
/** Contacts of one request. */
const PART = 1_000

export const chosenOf = ({ base, tags }: Contact): [string, Chosen] => [
  base.contact_id ?? '',
  { status: base.status, tags: tags ?? [] },
]

const nothing: Done = { contacts: 0, operations: [] }

const idsWhere = (choice: Choice, test: (one: Chosen) => boolean): string[] =>
  [...choice].filter(([, one]) => test(one)).map(([id]) => id)

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PART) }, (_, n) => ids.slice(n * PART, (n + 1) * PART))

type Way = 'attach' | 'detach'

async function changeTag(way: Way, list_id: number, tag_id: number, contacts: string[]): Promise<Done> {
  if (contacts.length === 0) return nothing
  const { marketing } = api()
  const call = way === 'attach' ? marketing.attachTagToContacts : marketing.detachTagFromContacts
  const { operation_id } = await call({ path: { list_id }, body: { tag_id, contacts } })
  const back: Way = way === 'attach' ? 'detach' : 'attach'
  const undo = () => changeTag(back, list_id, tag_id, contacts)
  return { contacts: contacts.length, operations: [operation_id ?? 0], undo }
}

/** Attaches a tag to those that do not have it, or takes it off those that do. */
export const tagContacts = (way: Way, list: number, choice: Choice, id: number): Promise<Done> =>
  changeTag(
    way,
    list,
    id,
    idsWhere(choice, ({ tags }) => tags.includes(id) === (way === 'detach')),
  )

/** Gives contacts the states that they had. */
async function restoreStatuses(list_id: number, former: ReadonlyMap<Status, string[]>): Promise<Done> {
  const done = await Promise.all(
    [...former].map(([status, contacts]) =>
      api().marketing.updateContacts({ path: { list_id }, body: { type: 'contacts', contacts, base: { status } } }),
    ),
  )
  const contacts = [...former.values()].reduce((sum, ids) => sum + ids.length, 0)
  return { contacts, operations: done.map(({ operation_id }) => operation_id ?? 0) }
}

/** Activates or deactivates those that are not so yet. */
export async function setStatus(to: 'active' | 'inactive', list_id: number, choice: Choice): Promise<Done> {
  const contacts = idsWhere(choice, ({ status }) => status !== to && status !== 'removed')
  if (contacts.length === 0) return nothing
  const { marketing } = api()
  const call = to === 'active' ? marketing.activateContacts : marketing.deactivateContacts
  const { operation_id } = await call({ path: { list_id }, body: { type: 'contacts', contacts } })
  const former = Map.groupBy(contacts, (id) => choice.get(id)?.status ?? 'active')
  return {
    contacts: contacts.length,
    operations: [operation_id ?? 0],
    undo: () => restoreStatuses(list_id, former),
  }
}

async function bringBack(list_id: number, contacts: readonly string[], choice: Choice): Promise<Done> {
  for (const contact_id of contacts) {
    const status = choice.get(contact_id)?.status ?? 'active'
    if (status !== 'removed')
      await api().marketing.updateContact({ path: { list_id, contact_id }, body: { base: { status } } })
  }
  return { contacts: contacts.length, operations: [] }
}

/** Unsubscribes those that have not left. */
export async function unsubscribe(list_id: number, choice: Choice): Promise<Done> {
  const contacts = idsWhere(choice, ({ status }) => status !== 'removed')
  const unsubscription_method = 'manual'
  for (const part of partsOf(contacts)) {
    const data = part.map((contact_id) => ({ contact_id, unsubscription_method }))
    await api().marketing.unsubscribeContacts({ path: { list_id }, body: { data } })
  }
  const undo = contacts.length <= MAX_RESTORED ? () => bringBack(list_id, contacts, choice) : undefined
  return { contacts: contacts.length, operations: [], undo }
}

/** Erases contacts permanently. */
export async function forgetContacts(list_id: number, choice: Choice): Promise<Done> {
  const operations: number[] = []
  for (const contacts of partsOf([...choice.keys()])) {
    const { operation_id } = await api().marketing.forgetContacts({ path: { list_id }, body: { contacts } })
    operations.push(operation_id ?? 0)
  }
  return { contacts: choice.size, operations }
}

/** Writes contacts to a file. */
export async function exportTo(list_id: number, body: MarketingSchemas['ContactExport']): Promise<number> {
  const { operation_id } = await api().marketing.exportContacts({ path: { list_id }, body })
  return operation_id ?? 0
}

/** Contacts that an export takes by their ids. */
export const MAX_EXPORTED = PART
