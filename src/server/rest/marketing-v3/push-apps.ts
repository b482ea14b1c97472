import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { PushApp } from '../../domain/audience/push-apps.ts'
import { pushAppId } from '../../domain/audience/push-apps.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'

type App = Awaited<ReturnType<Handler<'marketing-v3', 'getPushApp'>>>

const toApp = (app: PushApp): App => ({
  app_id: pushAppId(app.id),
  list: { id: app.list.id, internal_name: app.list.internalName },
  name: app.name,
  description: app.description,
  two_steps_config: app.twoSteps,
  development: app.isDevelopment,
  created: toDateTime(app.created),
  updated: toDateTime(app.updated),
})

export function pushAppHandlers({ insight: { deviceEvents }, audience: { pushApps } }: Domain) {
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
        campaign: body.mailing_id,
        device: body.device_id,
      })
      return { success: true }
    },
  } satisfies Handlers<'marketing-v3', 'Push apps'>
}
