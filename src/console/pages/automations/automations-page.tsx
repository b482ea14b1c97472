// The page of automations: the list, one of them, and those that the platform brings along.
import { goTo, hrefOf, pathWords } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Automation } from './automation.tsx'
import { CreateAutomation } from './automation-editor.tsx'
import { AutomationList } from './automation-list.tsx'
import { SystemAutomations } from './system-automations.tsx'

const tabs = (['own', 'system'] as const).map((name) => ({ name, label: t.automations[name] }))

/** The page. */
export function AutomationsPage() {
  const [, word] = pathWords.value
  if (word !== undefined && /^\d+$/.test(word)) return <Automation key={word} id={Number(word)} />
  if (word === 'new') return <CreateAutomation />
  const open = word === 'system' ? 'system' : 'own'
  return (
    <>
      <PageHead title={t.automations.title}>
        <a class="button primary" href={hrefOf('automations/new')}>
          {t.automations.create}
        </a>
      </PageHead>
      <Tabs
        id="automations"
        label={t.automations.views}
        tabs={tabs}
        open={open}
        onOpen={(name) => goTo(hrefOf(name === 'own' ? 'automations' : 'automations/system'))}
      />
      <TabPanel id="automations" open={open}>
        {open === 'own' ? <AutomationList /> : <SystemAutomations />}
      </TabPanel>
    </>
  )
}
