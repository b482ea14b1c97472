// A test of a campaign at a few addresses.
import { useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { isLiveAccount } from '../../data/session.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { RealPeople } from '../../ui/real-people.tsx'
import type { Campaign } from './campaign.ts'
import { ContactChoice } from './contact-choice.tsx'
import { kinds } from './kinds.ts'

const text = t.campaigns.test
type Tested = MarketingSchemas['CampaignTestedItem']

const tones: Record<Tested['state'], Tone> = {
  accepted: 'good',
  deferred: 'warn',
  failed: 'bad',
  unknown: 'warn',
  skipped: 'idle',
}

/** Sends a test, and shows the outcome of each address. */
export function TestDialog({ campaign, onClose }: { campaign: Campaign; onClose(): void }) {
  const [to, setTo] = useState('')
  const [contact, setContact] = useState('')
  const [items, setItems] = useState<readonly Tested[]>([])
  const send = async () => {
    const addresses = to
      .split(/[,;\s]+/)
      .map((one) => one.trim())
      .filter(Boolean)
    const answer = await api().marketing.testCampaign({
      path: { campaign_hash: campaign.campaign_hash },
      body: { to: addresses, ...(contact && { contact_id: contact }) },
    })
    setItems(answer.items)
  }
  const { hasDevices } = kinds[campaign.channel]
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form action={text.go} work={send}>
        <RealPeople />
        <Field label={text.to} hint={hasDevices ? text.toDevices : text.toHint}>
          <input type="text" class="line" required value={to} onInput={(event) => setTo(event.currentTarget.value)} />
        </Field>
        <ContactChoice label={text.contact} list={campaign.list_id} value={contact} onChoose={setContact} />
      </Form>
      <ul class="stack" aria-live="polite">
        {items.map((one) => (
          <li key={one.to}>
            <Badge tone={tones[one.state]} text={text.states[one.state]} /> {one.to}{' '}
            {one.reason && <span class="quiet">{one.reason}</span>}{' '}
            {one.state === 'accepted' && !hasDevices && !isLiveAccount.value && (
              <a href={hrefOf('inbox', { q: `to:${one.to}` })}>{text.inbox}</a>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
