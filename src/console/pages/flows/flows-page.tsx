// The page of flows: messages that follow one another, a new one, their runs, alerts and codes.
import { goTo, hrefOf, pathWords } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Alerts } from './alerts.tsx'
import { Codes } from './codes.tsx'
import { CreateFlow } from './create-flow.tsx'
import { FlowList } from './flow-list.tsx'
import { Runs } from './runs.tsx'

const views = { flows: FlowList, runs: Runs, alerts: Alerts, verify: Codes }
type View = keyof typeof views

const tabs = (Object.keys(views) as View[]).map((name) => ({ name, label: t.flows.tabs[name] }))

/** The page. */
export function FlowsPage() {
  const [, word] = pathWords.value
  if (word === 'new') return <CreateFlow />
  const open = (['runs', 'alerts', 'verify'] as const).find((name) => name === word) ?? 'flows'
  const Shown = views[open]
  return (
    <>
      <PageHead title={t.flows.title}>
        <a class="button primary" href={hrefOf('flows/new')}>
          {t.flows.form.create}
        </a>
      </PageHead>
      <Tabs
        id="flows"
        label={t.flows.views}
        tabs={tabs}
        open={open}
        onOpen={(name) => goTo(hrefOf(name === 'flows' ? 'flows' : `flows/${name}`))}
      />
      <TabPanel id="flows" open={open}>
        <Shown />
      </TabPanel>
    </>
  )
}
