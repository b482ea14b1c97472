// One contact: its fields, its tags, the states of its addresses, what happened to it, and its numbers.
import { useState } from 'preact/hooks'
import { api } from '../../../data/api.ts'
import { useAction, useLoad } from '../../../data/load.ts'
import { showNotice } from '../../../shell/notices.tsx'
import { goTo, hrefOf, query, setParameters } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { TabPanel } from '../../../ui/tab-panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type ContactDetail, type Known, nameOf, statusTones, useKnown } from '../model.ts'
import { AboutContact } from './about-contact.tsx'
import { ContactAutomations } from './contact-automations.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactStats } from './contact-stats.tsx'
import { ContactTags } from './contact-tags.tsx'
import { Timeline } from './timeline.tsx'

const texts = t.contacts.one
const views = ['timeline', 'fields', 'statistics', 'automations'] as const
type View = (typeof views)[number]

interface Shown {
  known: Known
  contact: ContactDetail
  id: string
  reload(): void
}

/** What can be done to the contact, besides changing its fields. */
function Deeds({ known, contact, id, reload }: Shown) {
  const [isForgetting, setForgetting] = useState(false)
  const { busy, error, run } = useAction()
  const list_id = known.list.list_id ?? 0
  const { marketing } = api()
  const former = contact.base.status
  const setStatus = async (status: 'active' | 'inactive' | 'unconfirmed') => {
    await marketing.updateContact({ path: { list_id, contact_id: id }, body: { base: { status } } })
    reload()
  }
  const undo = former === 'removed' ? () => void unsubscribe() : () => void run(() => setStatus(former))
  const change = (status: 'active' | 'inactive') =>
    run(async () => {
      await setStatus(status)
      showNotice(texts.isNow(status), undo)
    })
  const unsubscribe = () =>
    run(async () => {
      const data = [{ contact_id: id, unsubscription_method: 'manual' }]
      await marketing.unsubscribeContacts({ path: { list_id }, body: { data } })
      reload()
      showNotice(texts.isNow('removed'), former === 'removed' ? undefined : undo)
    })
  const forget = async () => {
    await marketing.forgetContacts({ path: { list_id }, body: { contacts: [id] } })
    showNotice(texts.forgetting)
    goTo(hrefOf(`contacts/${list_id}`))
  }
  const button = (label: string, work: () => unknown) => (
    <button type="button" disabled={busy} onClick={() => void work()}>
      {label}
    </button>
  )
  return (
    <>
      {former !== 'active' && button(t.contacts.bulk.activate, () => change('active'))}
      {former === 'active' && button(t.contacts.bulk.deactivate, () => change('inactive'))}
      {former !== 'removed' && button(t.contacts.bulk.unsubscribe, unsubscribe)}
      {button(t.contacts.bulk.forget, () => setForgetting(true))}
      <Failure error={error} />
      {isForgetting && (
        <Confirm
          title={t.contacts.bulk.forget}
          text={t.contacts.bulk.forgetText('1')}
          action={t.contacts.bulk.forget}
          work={forget}
          onClose={() => setForgetting(false)}
        />
      )}
    </>
  )
}

function ViewOf({ open, known, contact, id, reload }: Shown & { open: View }) {
  const list = known.list.list_id ?? 0
  if (open === 'fields')
    return <ContactForm key={JSON.stringify(contact)} {...{ known, contact, id }} onSaved={reload} />
  if (open === 'statistics') return <ContactStats contact={contact} />
  if (open === 'automations') return <ContactAutomations list={list} contact={id} />
  return <Timeline list={list} contact={id} tags={known.tags} />
}

function Views(props: Shown) {
  const { known, contact } = props
  const open = views.find((one) => one === query.value.get('show')) ?? 'timeline'
  const name = nameOf(contact.base)
  return (
    <>
      <PageHead title={name}>
        <a href={hrefOf(`contacts/${known.list.list_id}`)}>{known.list.internal_name}</a>
        <Badge tone={statusTones[contact.base.status]} text={contact.base.status} />
        <Deeds {...props} />
      </PageHead>
      <div class="contact-page">
        <div class="stack">
          <AboutContact contact={contact} />
          <ContactTags {...props} onChange={props.reload} />
        </div>
        <div>
          <Tabs
            id="contact"
            label={name}
            tabs={views.map((view) => ({ name: view, label: texts.views[view] }))}
            open={open}
            onOpen={(show) => setParameters({ show: show === 'timeline' ? null : show })}
          />
          <TabPanel id="contact" open={open}>
            <ViewOf {...props} open={open} />
          </TabPanel>
        </div>
      </div>
    </>
  )
}

/** The page. */
export function ContactPage({ list, contact }: { list: number; contact: string }) {
  const known = useKnown(list)
  const one = useLoad(
    (signal) => api().marketing.getContact({ path: { list_id: list, contact_id: contact } }, { signal }),
    [list, contact],
  )
  const error = known.error ?? one.error
  if (!known.data || !one.data) return error === undefined ? <Loading /> : <Failure error={error} />
  const reload = () => {
    known.reload()
    one.reload()
  }
  return <Views known={known.data} contact={one.data} id={contact} reload={reload} />
}
