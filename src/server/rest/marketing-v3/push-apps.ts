import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { PushAppRow } from '../../domain/audience/push-apps.ts'
import { pushAppId } from '../../domain/audience/push-apps.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'

type App = Awaited<ReturnType<Handler<'marketing-v3', 'getPushApp'>>>

const toApp = (row: PushAppRow): App => ({
  app_id: pushAppId(row.id),
  list: { id: row.list_id, internal_name: row.list_name },
  name: row.name,
  description: row.description,
  two_steps_config: row.two_steps,
  development: row.sandbox === 1,
  created: toDateTime(row.created),
  updated: toDateTime(row.updated),
})

export function pushAppHandlers({ deviceEvents, pushApps }: Domain) {
  return {
    async listPushApps({ query, caller }) {
      return (await pushApps.list(caller.accountId, query.list_id)).map(toApp)
    },

    async createPushApp({ body, caller }) {
      const { list_id: listId, name, description, two_steps_config: twoSteps, development } = body
      return toApp(await pushApps.create(caller.accountId, { listId, name, description, twoSteps, development }))
    },

    async getPushApp({ path, caller }) {
      return toApp(await pushApps.get(caller.accountId, path.app_id))
    },

    async deletePushApp({ path, caller }) {
      await pushApps.delete(caller.accountId, path.app_id)
    },

    async registerPushToken({ path, body, caller }) {
      const { os, token, two_steps_data: owner } = body
      await pushApps.register(caller.accountId, path.app_id, { os, token, owner })
      return { success: true }
    },

    async registerPushEvent({ path, body, caller }) {
      await deviceEvents.report(caller.accountId, path.app_id, {
        event: body.event === 'open' ? 'open' : 'cancel',
        os: body.os,
        messageHash: body.message_hash,
        contact: body.contact,
        device: body.device_id,
      })
      return { success: true }
    },
  } satisfies Handlers<'marketing-v3', 'Push apps'>
}
