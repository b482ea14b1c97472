import { useState } from 'preact/hooks'
import { NotFoundError } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { useAction } from '../../../data/load.ts'
import { useShortcuts } from '../../../shell/keys.ts'
import { goTo, hrefOf } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Failure } from '../../../ui/failure.tsx'

const texts = t.contacts.find

interface Found {
  contact_id: string
  list_id: number
}

/** Which kind of address a text is. */
const kindOf = (text: string) => (text.includes('@') ? 'email' : 'cellphone')

/** Finds a contact by a whole address in every list. */
export function FindContact() {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Found[] | null>(null)
  const { busy, error, run } = useAction()
  useShortcuts([{ key: '/', label: texts.label, run: () => document.getElementById('find-contact')?.focus() }])

  const find = async (event: Event) => {
    event.preventDefault()
    const contact = text.trim()
    await run(async () => {
      const search = (type: 'email' | 'cellphone' | 'phone') =>
        api()
          .marketing.searchContacts({ query: { type, contact } })
          .then(({ items }) => items)
          .catch((error: unknown) => {
            if (error instanceof NotFoundError) return []
            throw error
          })
      const first = await search(kindOf(contact))
      const items = first.length > 0 || kindOf(contact) === 'email' ? first : await search('phone')
      setFound(items)
      const [only] = items
      if (only && items.length === 1) goTo(hrefOf(`contacts/${only.list_id}/${only.contact_id}`))
    })
  }
  return (
    <form class="actions find" onSubmit={(event) => void find(event)}>
      <input
        id="find-contact"
        type="search"
        class="search"
        aria-label={texts.label}
        placeholder={texts.label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" disabled={busy || text.trim() === ''}>
        {texts.action}
      </button>
      <span role="status">
        {found?.length === 0 && texts.none}
        {found && found.length > 1 && (
          <>
            {texts.several}{' '}
            {found.map(({ contact_id, list_id }) => (
              <a key={contact_id} href={hrefOf(`contacts/${list_id}/${contact_id}`)}>
                {texts.inList(list_id)}{' '}
              </a>
            ))}
          </>
        )}
      </span>
      <Failure error={error} />
    </form>
  )
}
