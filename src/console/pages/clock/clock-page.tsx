// The page of the clock, of faults, of senders and of the account itself: all that a test sets up from outside.
import { isLiveAccount } from '../../data/session.ts'
import { query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccountPanel } from './account-panel.tsx'
import { ClockPanel } from './clock-panel.tsx'
import { FaultsPanel } from './faults-panel.tsx'
import { SendersPanel } from './senders-panel.tsx'

const texts = t.clock
const panels = { clock: ClockPanel, faults: FaultsPanel, senders: SendersPanel, account: AccountPanel }
type Name = keyof typeof panels
const names = Object.keys(panels) as Name[]

/** What is left of it for a live account: what time it is, and what is due. */
function LiveClock() {
  return (
    <>
      <PageHead title={texts.liveTitle} />
      <ClockPanel />
    </>
  )
}

/** The page. */
export function ClockPage() {
  if (isLiveAccount.value) return <LiveClock />
  const open = names.find((name) => name === query.value.get('show')) ?? 'clock'
  const Panel = panels[open]
  return (
    <>
      <PageHead title={texts.title} />
      <Tabs
        id="clock"
        label={texts.sections}
        tabs={names.map((name) => ({ name, label: texts.tabs[name] }))}
        open={open}
        onOpen={(name) => setParameters({ show: name === 'clock' ? null : name, status: null })}
      />
      <TabPanel id="clock" open={open}>
        <Panel />
      </TabPanel>
    </>
  )
}
