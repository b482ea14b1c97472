// Automations that tests of triggers make, and who came into them.
import type { Account } from './marketing.ts'

type Triggers = NonNullable<NonNullable<Parameters<Account['api']['createAutomation']>[0]>['body']['triggers']>

/** An account with a list that automations are for. */
export type Shop = Pick<Account, 'api'> & { list: number }

/** An automation in which contacts wait, active unless the test says otherwise. */
export async function automate({ api, list }: Shop, triggers: Triggers, { active = true } = {}): Promise<number> {
  const actions = [{ title: 'Wait', action: 'wait' as const, amount: 1, unit: 'hours' as const }]
  const { automation_id } = await api.createAutomation({ body: { title: 'a', list_id: list, triggers, actions } })
  if (active) await api.activateAutomation({ path: { automation_id } })
  return automation_id
}

/** Who came into an automation, oldest first, and by what. */
export const enteredOf = async ({ api }: Shop, automation_id: number) =>
  (await api.listAutomationRuns({ path: { automation_id } })).items
    .map(({ contact_id, cause }) => [contact_id, cause])
    .reverse()
