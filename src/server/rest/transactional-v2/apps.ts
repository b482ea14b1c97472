import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { MobileAppRow } from '../../domain/messages/transactional/apps.ts'

const HIDDEN = '********'
const hidden = (secret: string | null) => (secret === null ? undefined : HIDDEN)

const unlessHidden = (secret: string | undefined) => (secret === HIDDEN ? undefined : secret)

/** An app as a request has it; a secret that is written as it reads is left out (T-052). */
const fromApp = (body: components['schemas']['MobileAppWrite']) => ({
  ...body,
  certificate: unlessHidden(body.certificate),
  password: unlessHidden(body.password),
  authKey: unlessHidden(body.authKey),
})

/** The app without its secrets: of the certificate, only an address is shown (T-052). */
function toApp({
  id,
  name,
  sandbox,
  certificate,
  password,
  auth_key,
}: MobileAppRow): components['schemas']['MobileApp'] {
  const shown = certificate !== null && /^https?:\/\//.test(certificate) ? certificate : hidden(certificate)
  return {
    id: String(id),
    name,
    sandbox: sandbox === 1,
    certificate: shown,
    password: hidden(password),
    authKey: hidden(auth_key),
  }
}

export function mobileAppHandlers({ transactional }: Domain) {
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
