// One campaign: where it is, what one can do with it, and its parts in tabs.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Time } from '../../ui/time.tsx'
import { type Campaign, isUnderWay, PERIOD_MS, tones } from './campaign.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { ContentTab } from './content-tab.tsx'
import { NotSent } from './not-sent.tsx'
import { PreviewTab } from './preview-tab.tsx'
import { ReportTab } from './report-tab.tsx'
import { RunsTab } from './runs-tab.tsx'
import { WhoTab } from './who-tab.tsx'

const text = t.campaigns

const views = {
  content: ContentTab,
  preview: PreviewTab,
  report: ReportTab,
  who: WhoTab,
  runs: RunsTab,
}
type TabName = keyof typeof views
const tabNames = Object.keys(views) as TabName[]
const tabs = tabNames.map((name) => ({ name, label: text.tabs[name] }))

/** The tab that the address names; without one, what is worth most: the report of what was sent. */
const openTab = ({ runs }: Campaign): TabName =>
  tabNames.find((name) => name === query.value.get('tab')) ?? (runs.length > 0 ? 'report' : 'content')

/** Another tab forgets what only the last one had in the address. */
const toTab = (tab: TabName) => setParameters({ tab, event: null, contact: null, metric: null })

/** The campaign with this hash. */
export function CampaignView({ hash }: { hash: string }) {
  const [moves, setMoves] = useState(true)
  const { data, error, reload } = useLoad(
    async (signal) => {
      const campaign = await api().marketing.getCampaign({ path: { campaign_hash: hash } }, { signal })
      setMoves(isUnderWay(campaign.status))
      return campaign
    },
    [hash],
    {
      on: ['message', 'event', 'operation'],
      isAbout: ({ campaign_hash }) => campaign_hash === hash,
      ...(moves && { every: PERIOD_MS }),
    },
  )
  if (!data) return error === undefined ? <Loading /> : <Failure error={error} />
  const open = openTab(data)
  const View = views[open]
  return (
    <>
      <a class="campaign-back" href={hrefOf('campaigns')}>
        ← {text.back}
      </a>
      <PageHead title={data.internal_name}>
        <Badge tone={tones[data.status]} text={text.statuses[data.status]} />
        {data.status === 'queued' && data.schedule_date.date ? (
          <span>
            {text.facts.scheduled} <Time at={data.schedule_date.date} absolute />
          </span>
        ) : (
          <CampaignProgress campaign={data} />
        )}
        <CampaignActions campaign={data} onChange={reload} />
      </PageHead>
      <Failure error={error} />
      <NotSent campaign={data} />
      <Tabs id="campaign" label={text.tabsLabel} tabs={tabs} open={open} onOpen={toTab} />
      <TabPanel id="campaign" open={open}>
        <View campaign={data} />
      </TabPanel>
    </>
  )
}
