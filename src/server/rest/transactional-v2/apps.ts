import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { MobileApp } from '../../domain/messages/transactional/apps.ts'

const HIDDEN = '********'
const hideSecret = (isThere: boolean) => (isThere ? HIDDEN : undefined)

const unlessHidden = (secret: string | undefined) => (secret === HIDDEN ? undefined : secret)

/** An app as a request has it; a secret that is written as it reads is left out (T-052). */
const fromApp = (body: components['schemas']['MobileAppWrite']) => ({
  ...body,
  certificate: unlessHidden(body.certificate),
  password: unlessHidden(body.password),
  authKey: unlessHidden(body.authKey),
})

/** The app without its secrets: of the certificate, only an address is shown (T-052). */
const toApp = (app: MobileApp): components['schemas']['MobileApp'] => ({
  id: String(app.id),
  name: app.name,
  sandbox: app.sandbox,
  certificate: app.certificateUrl ?? hideSecret(app.hasCertificate),
  password: hideSecret(app.hasPassword),
  authKey: hideSecret(app.hasAuthKey),
})

export function mobileAppHandlers({ messages: { transactional } }: Domain) {
  const update: Handler<'transactional-v2', 'updateMobileApp'> = async ({ path, body, caller }) => ({
    mobileAppId: String(await transactional.apps.update(caller.accountId, path.id, fromApp(body))),
  })
  return {
    async listMobileApps({ caller }) {
      return (await transactional.apps.list(caller.accountId)).map(toApp)
    },
    async createMobileApp({ body, caller }) {
      return { templateId: String(await transactional.apps.create(caller.accountId, fromApp(body))) }
    },
    async getMobileApp({ path, caller }) {
      return { mobileAppId: String((await transactional.apps.get(caller.accountId, path.id)).id) }
    },
    updateMobileApp: update,
    updateMobileAppLegacy: update,
    async deleteMobileApp({ path, caller }) {
      return { mobileAppId: String(await transactional.apps.delete(caller.accountId, path.id)) }
    },
  } satisfies Handlers<'transactional-v2', 'Mobile apps'>
}
