import { detachTag } from '../../../store/audience/contact-tags.ts'
import { giveTags } from '../../audience/tags/give-tags.ts'
import { tagEvent } from '../../audience/tags/tag-events.ts'
import { allGo, goOn, type Step } from './step.ts'

export const addTag: Step<'addTag'> = async ({ tx, now, events }, { tag_id }, travellers) => {
  const contacts = travellers.map(({ contact }) => contact)
  events.push(...(await giveTags(tx, [tag_id], contacts, now)))
  return allGo(goOn)
}

export const removeTag: Step<'removeTag'> = async ({ tx, now, events }, { tag_id }, travellers) => {
  const contacts = travellers.map(({ contact }) => contact)
  const ids = contacts.map(({ id }) => id)
  const changed = new Set(await detachTag(tx, tag_id, ids))
  for (const contact of contacts) if (changed.has(contact.id)) events.push(tagEvent('detach_tag', contact, tag_id, now))
  return allGo(goOn)
}
