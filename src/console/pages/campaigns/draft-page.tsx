// A new draft, and the change of one.
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Select } from '../../ui/select.tsx'
import { type Campaign, type Channel, campaignHref } from './campaign.ts'
import { DraftForm } from './draft-form.tsx'
import type { Values } from './draft-values.ts'
import { kinds } from './kinds.ts'

const text = t.campaigns
const names = Object.entries(text.channels) as [Channel, string][]

/** A draft of the channel that the address names. */
export function NewCampaign() {
  const channel = names.find(([name]) => name === query.value.get('channel'))?.[0] ?? 'email'
  const create = async (values: Values) => {
    const { campaign_hash } = await kinds[channel].create(values)
    showNotice(text.done.created)
    goTo(campaignHref(campaign_hash), { replace: true })
  }
  return (
    <>
      <PageHead title={text.form.create(text.channels[channel])} />
      <div class="campaign-form">
        <Field label={text.form.channel}>
          <Select options={names} value={channel} onChoose={(name) => setParameters({ channel: name })} />
        </Field>
      </div>
      <DraftForm
        key={channel}
        kind={kinds[channel]}
        button={text.form.save}
        back={hrefOf('campaigns')}
        onSave={create}
      />
    </>
  )
}

/** The values of a draft that are there. */
const valuesOf = (campaign: Campaign): Values =>
  Object.fromEntries(
    Object.entries(kinds[campaign.channel].read(campaign)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

/** The change of a draft. */
export function EditCampaign({ hash }: { hash: string }) {
  const { data, error } = useLoad(
    (signal) => api().marketing.getCampaign({ path: { campaign_hash: hash } }, { signal }),
    [hash],
  )
  if (!data) return error === undefined ? <Loading /> : <Failure error={error} />
  const kind = kinds[data.channel]
  const save = async (values: Values) => {
    await kind.change(hash, values)
    showNotice(text.done.changed)
    goTo(campaignHref(hash), { replace: true })
  }
  return (
    <>
      <PageHead title={text.form.edit(data.internal_name)} />
      <DraftForm
        kind={kind}
        start={{ footer: '', ...valuesOf(data) }}
        button={text.form.change}
        back={campaignHref(hash)}
        onSave={save}
      />
    </>
  )
}
