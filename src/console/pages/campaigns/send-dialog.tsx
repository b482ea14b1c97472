// To whom and when a campaign goes.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { accountNow } from '../../data/clock.ts'
import { toDateText } from '../../data/dates.ts'
import { useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { RealPeople } from '../../ui/real-people.tsx'
import { Select } from '../../ui/select.tsx'
import type { Campaign } from './campaign.ts'
import { kinds } from './kinds.ts'

const text = t.campaigns.send
const HOUR_MS = 3_600_000
const whens = ['now', 'later', 'local'] as const
type When = (typeof whens)[number]

/** Takes a scheduled send back. */
async function takeBack(campaign_hash: string): Promise<void> {
  const { runs } = await api().marketing.getCampaign({ path: { campaign_hash } })
  const operation = runs[0]?.operation_id
  if (operation !== undefined) await api().marketing.cancelOperations({ body: { operations: [operation] } })
}

/** Orders the send, at once or for a time. A send for later can be taken back. */
export function SendDialog(props: { campaign: Campaign; onClose(): void; onSent(): void }) {
  const { campaign, onClose, onSent } = props
  const [when, setWhen] = useState<When>('now')
  const [date, setDate] = useState(() =>
    toDateText(accountNow.peek() + HOUR_MS)
      .slice(0, 16)
      .replace(' ', 'T'),
  )
  const [segment, setSegment] = useState('')
  const [zoneField, setZoneField] = useState('')
  const { data: segments } = useLoad(
    (signal) =>
      api().marketing.listSegments({ path: { list_id: campaign.list_id }, query: { limit: 100 } }, { signal }),
    [campaign.list_id],
  )
  const isLater = when !== 'now'
  const send = async () => {
    const order = {
      segments: segment === '' ? { type: 'none' as const } : { type: 'segment' as const, data: [segment] },
      ...(isLater && { schedule_date: `${date.replace('T', ' ')}:00` }),
      ...(when === 'local' && { local_time: zoneField === '' ? {} : { time_zone_field: zoneField } }),
    }
    await kinds[campaign.channel].send(campaign, order)
    if (isLater) showNotice(t.campaigns.done.scheduled, () => void takeBack(campaign.campaign_hash).finally(onSent))
    else showNotice(t.campaigns.done.sent)
    onClose()
    onSent()
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form action={isLater ? text.schedule : text.go} work={send}>
        <RealPeople />
        <Field label={text.to}>
          <Select
            options={[
              ['', text.everybody],
              ...(segments?.items ?? []).map(({ segment_id, name }) => [segment_id, text.segment(name)] as const),
            ]}
            value={segment}
            onChoose={setSegment}
          />
        </Field>
        <fieldset class="campaign-when">
          <legend>{text.when}</legend>
          {whens.map((one) => (
            <label key={one}>
              <input type="radio" name="when" checked={when === one} onChange={() => setWhen(one)} /> {text[one]}
            </label>
          ))}
        </fieldset>
        {isLater && (
          <Field
            {...(when === 'local'
              ? { label: text.local, hint: text.localHint }
              : { label: text.at, hint: text.atHint })}
          >
            <input
              type="datetime-local"
              required
              value={date}
              onInput={(event) => setDate(event.currentTarget.value)}
            />
          </Field>
        )}
        {when === 'local' && <ZoneField list={campaign.list_id} value={zoneField} onChoose={setZoneField} />}
      </Form>
    </Dialog>
  )
}

/** Which field holds the time zone of a contact, if any. */
function ZoneField({ list: list_id, ...choice }: { list: number; value: string; onChoose(value: string): void }) {
  const { data: fields } = useLoad((signal) => api().marketing.listFields({ path: { list_id } }, { signal }), [list_id])
  const texts = (fields ?? []).filter(({ type, format }) => type === 'extra' && format === 'text')
  return (
    <Field label={t.campaigns.report.heads.time_zone}>
      <Select
        options={[['', text.byNumber], ...texts.map(({ field_id, name }) => [String(field_id), name] as const)]}
        {...choice}
      />
    </Field>
  )
}
