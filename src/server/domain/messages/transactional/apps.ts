// The mobile apps that push messages go to. The credentials for Apple and Google are stored, sealed, and never shown.
import type { Clock } from '../../../lib/clock.ts'
import { isPem } from '../../../lib/pem.ts'
import * as rows from '../../../store/messages/push-apps.ts'
import type { Store } from '../../../store/store.ts'
import { invalid, notFound } from '../../errors.ts'
import { isCertificateAddress, sealCertificate, sealSecret } from './app-secrets.ts'

/** An app without its credentials. */
export interface MobileApp {
  id: number
  name: string
  /** Whether Apple's sandbox takes its messages. */
  sandbox: boolean
  /** URL of the certificate; null if the certificate itself is stored, or none. */
  certificateUrl: string | null
  hasCertificate: boolean
  hasPassword: boolean
  hasAuthKey: boolean
}

const toApp = ({ id, name, sandbox, certificate, password, auth_key }: rows.MobileAppRow): MobileApp => ({
  id,
  name,
  sandbox: sandbox === 1,
  certificateUrl: certificate !== null && isCertificateAddress(certificate) ? certificate : null,
  hasCertificate: certificate !== null,
  hasPassword: password !== null,
  hasAuthKey: auth_key !== null,
})

interface MobileAppInput {
  name: string
  sandbox: boolean
  /** PEM, or an http or https address. */
  certificate?: string | undefined
  password?: string | undefined
  authKey?: string | undefined
}

function assertCertificate(certificate: string | undefined): void {
  if (certificate === undefined || isCertificateAddress(certificate) || isPem(certificate)) return
  throw invalid(
    'certificate',
    'is neither PEM, which begins with -----BEGIN CERTIFICATE-----, nor an http or https address',
  )
}

export interface MobileApps {
  list(account: number): Promise<MobileApp[]>
  /** Throws `not_found`. */
  get(account: number, id: string): Promise<MobileApp>
  /** Keeps an app; resolves with its number. Throws `invalid`. */
  create(account: number, input: MobileAppInput): Promise<number>
  /** Changes an app; a certificate, password or key that is left out stays as it is. Throws `not_found`, `invalid`. */
  update(account: number, id: string, input: MobileAppInput): Promise<number>
  /** Throws `not_found`. */
  delete(account: number, id: string): Promise<number>
}

export function createMobileApps({
  store,
  clock,
  linkSecret,
}: {
  store: Store
  clock: Clock
  linkSecret: string
}): MobileApps {
  const sealed = (secret: string) => sealSecret(secret, linkSecret)

  async function require(account: number, id: string): Promise<rows.MobileAppRow> {
    const row = /^\d{1,15}$/.test(id) ? await rows.findApp(store.db, account, Number(id)) : undefined
    if (!row) throw notFound('mobile app', id)
    return row
  }

  return {
    list: async (account) => (await rows.listApps(store.db, account)).map(toApp),

    get: async (account, id) => toApp(await require(account, id)),

    async create(account, { name, sandbox, certificate, password, authKey }): Promise<number> {
      assertCertificate(certificate)
      const now = clock.now(account)
      const row = {
        account_id: account,
        name,
        sandbox: Number(sandbox),
        certificate: certificate === undefined ? null : sealCertificate(certificate, linkSecret),
        password: password === undefined ? null : sealed(password),
        auth_key: authKey === undefined ? null : sealed(authKey),
        created: now,
        updated: now,
        list_id: null,
      }
      return store.write((tx) => rows.insertPushApp(tx, row))
    },

    async update(account, id, { name, sandbox, certificate, password, authKey }): Promise<number> {
      const app = await require(account, id)
      assertCertificate(certificate)
      const change = {
        name,
        sandbox: Number(sandbox),
        updated: clock.now(account),
        ...(certificate !== undefined && { certificate: sealCertificate(certificate, linkSecret) }),
        ...(password !== undefined && { password: sealed(password) }),
        ...(authKey !== undefined && { auth_key: sealed(authKey) }),
      }
      await store.write((tx) => rows.updatePushApp(tx, account, app.id, change))
      return app.id
    },

    async delete(account, id): Promise<number> {
      const app = await require(account, id)
      await store.write((tx) => rows.deletePushApp(tx, account, app.id))
      return app.id
    },
  }
}
