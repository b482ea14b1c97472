// The columns of the table of contacts: what every contact has, and the fields of the list.
import { hrefOf } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { type Contact, type Known, nameOf, statusTones, textOf } from '../model.ts'
import { TagName } from '../tag-name.tsx'

const texts = t.contacts.columns

/** A column that can be left out. */
export interface ChosenColumn extends Column<Contact> {
  /** The word of the address for it. */
  name: string
}

/** What is shown when nobody chose otherwise. */
const usual = ['email', 'status', 'tags', 'subscribed']

const propertiesOf = ({ tags }: Known): ChosenColumn[] => [
  {
    name: 'status',
    title: texts.status,
    cell: ({ base: { status } }) => <Badge tone={statusTones[status]} text={status} />,
  },
  {
    name: 'tags',
    title: texts.tags,
    kind: 'minor',
    cell: (contact) =>
      contact.tags?.map((id) => {
        const tag = tags.find(({ tag_id }) => tag_id === id)
        return tag && <TagName key={id} tag={tag} />
      }),
  },
  {
    name: 'subscribed',
    title: texts.subscribed,
    kind: 'minor',
    cell: ({ base }) => <Time at={base.subscription_date} />,
  },
]

/** Every column that can be chosen. */
export function columnsOf(known: Known): ChosenColumn[] {
  const fields = known.fields.map(
    (field): ChosenColumn => ({
      name: String(field.field_id),
      title: field.name,
      cell: (contact) => textOf(contact, field),
    }),
  )
  return [...fields, ...propertiesOf(known)]
}

/** The names of the columns that the address asks for. */
export const chosenColumns = (text: string | null): string[] => (text === null ? usual : text.split(','))

/** The parameter for chosen columns; none for the usual ones. */
export const columnsText = (chosen: readonly string[]): string | null =>
  chosen.join() === usual.join() ? null : chosen.join()

/** The address of a contact. */
export const hrefOfContact = (list: number, { base }: Contact): string =>
  hrefOf(`contacts/${list}/${base.contact_id ?? ''}`)

/** The first column, which leads to the contact. */
export const nameColumn: Column<Contact> = {
  title: texts.name,
  cell: ({ base }) => nameOf(base),
}
