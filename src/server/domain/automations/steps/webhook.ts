import { toDateTime } from '../../../lib/dates.ts'
import { toContactId } from '../../../lib/ids.ts'
import { insertHookDeliveries } from '../../../store/hooks/hooks.ts'
import { callbackSecret } from '../../hooks/callbacks.ts'
import { toDeliveryRow } from '../../hooks/delivery.ts'
import { jsonBody } from '../../hooks/hook-body.ts'
import { allGo, goOn, type Step } from './step.ts'

/** The name of these deliveries. */
const AUTOMATION_HOOK = 'automationAction'

export const webhook: Step<'webhook'> = async ({ tx, automation, now }, { url, action_id }, travellers) => {
  const { account_id: account, id, list_id, title } = automation
  const secret = await callbackSecret(tx, account)
  const rows = travellers.map(({ run, contact }) => {
    const { email, cellphone, first_name, last_name } = contact
    const body = jsonBody({
      automation_id: id,
      title,
      action_id,
      run_id: run.id,
      list_id,
      contact: {
        contact_id: toContactId(contact.id),
        first_name,
        last_name,
        ...(email !== null && { email }),
        ...(cellphone !== null && { cellphone }),
      },
      date: toDateTime(now),
    })
    return toDeliveryRow({ account, webhookId: null, name: AUTOMATION_HOOK, event: null, url, secret, body, at: now })
  })
  await insertHookDeliveries(tx, rows)
  return allGo(goOn)
}
