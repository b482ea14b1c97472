import { everybody } from '../../../store/audience/conditions.ts'
import { contactsAmong } from '../../../store/audience/contact-pages.ts'
import { lookUpSegment } from '../../audience/segments/find-segment.ts'
import { readFilter } from '../../audience/segments/read-filter.ts'
import { allGo, type Step } from './step.ts'

/** Checks the condition for all contacts at once, as they are now. No contact is in a deleted segment. */
export const condition: Step<'condition'> = async ({ tx, automation, now }, action, travellers) => {
  const { account_id: account, list_id: list } = automation
  const { segment_id: id, segment_filter } = action
  const filter = segment_filter ?? (id === undefined ? undefined : await lookUpSegment(tx, account, list, id))?.filter
  if (!filter) return allGo({ go: 'no' })
  const meant = await readFilter(tx, { account, list, now }, filter, false)
  const ids = travellers.map(({ contact }) => contact.id)
  const met = new Set(
    (await contactsAmong(tx, { account, list, condition: meant ?? everybody }, ids)).map((contact) => contact.id),
  )
  return ({ contact }) => ({ go: met.has(contact.id) ? 'yes' : 'no' })
}
