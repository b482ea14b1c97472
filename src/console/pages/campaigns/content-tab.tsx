// What a campaign says, as its author wrote it, and its list.
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Code } from '../../ui/code.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Time } from '../../ui/time.tsx'
import { WebLink } from '../../ui/web-link.tsx'
import type { Campaign } from './campaign.ts'

const text = t.campaigns

const when = (date: string | undefined) => date && <Time at={date} absolute />

/** The texts of the campaign with their names. */
function textsOf({ content }: Campaign): [name: string, text: string][] {
  const { body, plain_text, snippet, message, link, icon, page, buttons = [] } = content
  const said = { message, snippet, plain_text, body, link, icon, page: page?.html ?? page?.url }
  return [
    ...Object.entries(said).flatMap(([name, value]): [string, string][] =>
      value ? [[text.said[name as keyof typeof said], value]] : [],
    ),
    ...buttons.map(({ title = '', link: to = '' }): [string, string] => [text.said.button, `${title} ${to}`.trim()]),
  ]
}

/** The texts of a campaign, its list, and its times. */
export function ContentTab({ campaign }: { campaign: Campaign }) {
  const { list_id, title, content, feed, automation_id, schedule_date } = campaign
  const { data: list } = useLoad((signal) => api().marketing.getList({ path: { list_id } }, { signal }), [list_id])
  const texts = textsOf(campaign)
  const name = list?.internal_name ?? String(list_id)
  return (
    <div class="stack">
      <Facts
        rows={[
          [text.facts.channel, text.channels[campaign.channel]],
          [text.facts.title, title],
          [text.facts.list, <a href={hrefOf(`contacts/${list_id}`)}>{name}</a>],
          [text.facts.scheduled, schedule_date.enabled ? when(schedule_date.date) : undefined],
          [text.facts.started, when(campaign.start_date)],
          [text.facts.ended, when(campaign.end_date)],
          [text.facts.created, when(campaign.created)],
          [text.facts.feed, feed],
          [
            text.facts.automation,
            automation_id && <a href={hrefOf(`automations/${automation_id}`)}>{automation_id}</a>,
          ],
          [text.facts.hash, <code>{campaign.campaign_hash}</code>],
          [text.said.audio, content.audio && <WebLink url={content.audio} />],
        ]}
      />
      {texts.length === 0 && !content.audio && <p class="quiet">{text.nothingSaid}</p>}
      {texts.map(([label, value]) => (
        <Code key={label + value} label={label} text={value} />
      ))}
    </div>
  )
}
