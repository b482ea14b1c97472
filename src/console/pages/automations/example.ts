import type { MarketingClient } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'

const texts = t.automations.example

type AutomationCreate = Parameters<MarketingClient['createAutomation']>[0]['body']

/** An automation that any list can have: it asks for nothing but the list. */
export const exampleOf = (list_id: number): AutomationCreate => ({
  title: texts.title,
  list_id,
  triggers: [{ type: 'subscription' }],
  actions: [
    { action_id: 1, title: texts.day, action: 'wait', amount: 1, unit: 'days' },
    { action_id: 2, title: texts.read, action: 'waitForEvent', event: 'email_open', amount: 2, unit: 'days' },
    {
      action_id: 3,
      title: texts.reader,
      action: 'changeField',
      field_id: 'language',
      value: 'en',
      parent_id: 2,
      branch: 'yes',
    },
    { action_id: 4, title: texts.monday, action: 'waitUntil', hour: 9, weekdays: [1], parent_id: 2, branch: 'no' },
    { action_id: 5, title: texts.again, action: 'goTo', target_id: 2, parent_id: 4 },
  ],
})
