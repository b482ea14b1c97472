import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { usePages } from '../../../data/pages.ts'
import { hrefOf, query, setParameters } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { optionsOf, type Tag, wordsOf } from '../model.ts'
import { activities } from '../segments/activities.ts'
import { TagName } from '../tag-name.tsx'

const texts = t.contacts.timeline
type Activity = MarketingSchemas['ContactEvent']
interface Row extends Activity {
  n: number
}

/** What an activity was about, with links to what it names. */
function About({ data = {}, tags }: { data: Activity['data']; tags: readonly Tag[] }) {
  const { campaign_hash, automation_id, url, tag_id, cart_id, cart_total, order_id, order_total, domain } = data
  const tag = tags.find((one) => one.tag_id === tag_id)
  return (
    <span class="about">
      {campaign_hash && <a href={hrefOf(`campaigns/${campaign_hash}`)}>{texts.campaign(campaign_hash)}</a>}
      {automation_id && <a href={hrefOf(`automations/${automation_id}`)}>{texts.automation(automation_id)}</a>}
      {tag && <TagName tag={tag} />}
      {url && <span class="quiet">{url}</span>}
      {cart_id && <span>{texts.cart(cart_id, cart_total)}</span>}
      {order_id && <span>{texts.order(order_id, order_total)}</span>}
      {domain && <span class="quiet">{domain}</span>}
    </span>
  )
}

const isActivity = (text: string | null): text is Activity['event'] => activities.some((one) => one === text)

/** What happened to a contact, the latest first. */
export function Timeline({ list, contact, tags }: { list: number; contact: string; tags: readonly Tag[] }) {
  const given = query.value.get('kind')
  const kind = isActivity(given) ? given : undefined
  const activity = usePages(
    async (slot, signal) => {
      const path = { list_id: list, contact_id: contact }
      const request = { path, query: { ...slot, ...(kind && { event: kind }) } }
      const { items } = await api().marketing.listContactEvents(request, { signal })
      return { items: items.map((item, n): Row => ({ ...item, n: slot.offset + n })) }
    },
    [list, contact, kind],
  )
  return (
    <div class="stack">
      <div class="actions">
        <Select
          label={texts.kind}
          options={[['', texts.every], ...optionsOf(activities)]}
          value={kind ?? ''}
          onChoose={(next) => setParameters({ kind: next })}
        />
      </div>
      <Failure error={activity.error} />
      {!activity.items && activity.error === undefined && <Loading />}
      {activity.items?.length === 0 && <p class="quiet">{texts.none}</p>}
      {activity.items && activity.items.length > 0 && (
        <Table
          label={texts.title}
          rows={activity.items}
          keyOf={({ n }) => n}
          columns={[
            { title: texts.when, cell: ({ date }) => <Time at={date} /> },
            { title: texts.what, cell: ({ event }) => wordsOf(event) },
            {
              title: texts.about,
              kind: 'wide',
              cell: ({ data }) => <About data={data} tags={tags} />,
            },
          ]}
          onEnd={activity.more}
        />
      )}
    </div>
  )
}
