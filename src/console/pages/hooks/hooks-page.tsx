// The page of hooks: deliveries to receivers, the webhooks and their events, and a check of signatures.
import { goTo, hrefOf, pathWords } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Deliveries } from './deliveries.tsx'
import { Verify } from './verify.tsx'
import { Webhooks } from './webhooks.tsx'

const views = { deliveries: Deliveries, webhooks: Webhooks, verify: Verify }
type View = keyof typeof views

const tabs = (Object.keys(views) as View[]).map((name) => ({ name, label: t.hooks[name] }))

/** The page. */
export function HooksPage() {
  const [, word] = pathWords.value
  const open: View = word === 'webhooks' || word === 'verify' ? word : 'deliveries'
  const Shown = views[open]
  const show = (name: View) => goTo(hrefOf(name === 'deliveries' ? 'hooks' : `hooks/${name}`))
  return (
    <>
      <PageHead title={t.hooks.title} />
      <Tabs id="hooks" label={t.hooks.views} tabs={tabs} open={open} onOpen={show} />
      <TabPanel id="hooks" open={open}>
        <Shown />
      </TabPanel>
    </>
  )
}
