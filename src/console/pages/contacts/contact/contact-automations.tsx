import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { useLoad } from '../../../data/load.ts'
import { hrefOf } from '../../../shell/router.ts'
import { t } from '../../../texts/texts.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { wordsOf } from '../model.ts'

const texts = t.contacts.automations

type Row = MarketingSchemas['AutomationRun'] & { automation: MarketingSchemas['Automation'] }

/** Automations that are asked whether the contact went through them. */
const MAX_AUTOMATIONS = 200

/** The ways of the contact through the automations of its list. */
async function readRuns(list: number, contact_id: string, signal: AbortSignal): Promise<Row[]> {
  const { marketing } = api()
  const all = await Array.fromAsync(marketing.listAutomations.items({}, { signal, max: MAX_AUTOMATIONS }))
  const runs = all
    .filter(({ list_id }) => list_id === list)
    .map(async (automation) => {
      const path = { automation_id: automation.automation_id ?? 0 }
      const { items } = await marketing.listAutomationRuns({ path, query: { contact_id } }, { signal })
      return items.map((run): Row => ({ ...run, automation }))
    })
  return (await Promise.all(runs)).flat().toSorted((a, b) => b.entered.localeCompare(a.entered))
}

/** Where a contact is in the automations, and where it was. */
export function ContactAutomations({ list, contact }: { list: number; contact: string }) {
  const { data, error } = useLoad((signal) => readRuns(list, contact, signal), [list, contact])
  if (!data) return error === undefined ? <Loading /> : <Failure error={error} />
  if (data.length === 0) return <p class="quiet">{texts.none}</p>
  return (
    <Table
      label={texts.title}
      rows={data}
      keyOf={({ run_id }) => run_id ?? 0}
      hrefOf={({ automation }) => hrefOf(`automations/${automation.automation_id}`, { contact })}
      columns={[
        { title: texts.name, kind: 'wide', cell: ({ automation }) => automation.title },
        { title: texts.status, cell: ({ status }) => wordsOf(status) },
        { title: texts.cause, kind: 'minor', cell: ({ cause }) => wordsOf(cause) },
        { title: texts.entered, cell: ({ entered }) => <Time at={entered} /> },
        {
          title: texts.next,
          cell: ({ due, ended }) => (due ?? ended) && <Time at={due ?? ended ?? ''} />,
        },
      ]}
    />
  )
}
