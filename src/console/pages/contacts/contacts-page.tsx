// The page of contacts: the lists, one list, or one contact.
import { pathWords } from '../../shell/router.ts'
import { ContactPage } from './contact/contact-page.tsx'
import { ListPage } from './list/list-page.tsx'
import { ListsPage } from './lists/lists-page.tsx'

/** The page. */
export function ContactsPage() {
  const [, list = '', contact] = pathWords.value
  if (!/^\d+$/.test(list)) return <ListsPage />
  if (contact === undefined) return <ListPage key={list} list={Number(list)} />
  return <ContactPage key={contact} list={Number(list)} contact={contact} />
}
