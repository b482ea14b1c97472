// The mobile apps that push messages go to. The credentials for Apple and Google are stored, sealed, and never shown.
import type { Clock } from '../../../lib/clock.ts'
import * as rows from '../../../store/messages/mobile-apps.ts'
import type { Store } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'
import { sealCertificate, sealSecret } from './app-secrets.ts'

export type { MobileAppRow } from '../../../store/messages/mobile-apps.ts'

export interface MobileAppInput {
  name: string
  sandbox: boolean
  /** PEM, or an http or https address. */
  certificate?: string | undefined
  password?: string | undefined
  authKey?: string | undefined
}

export type MobileApps = ReturnType<typeof createMobileApps>

export function createMobileApps({ store, clock, linkSecret }: { store: Store; clock: Clock; linkSecret: string }) {
  const sealed = (secret: string) => sealSecret(secret, linkSecret)

  async function require(account: number, id: string): Promise<rows.MobileAppRow> {
    const row = /^\d{1,15}$/.test(id) ? await rows.findMobileApp(store.db, account, Number(id)) : undefined
    if (!row) throw notFound('mobile app', id)
    return row
  }

  return {
    list: (account: number): Promise<rows.MobileAppRow[]> => rows.listMobileApps(store.db, account),

    /** Throws `not_found`. */
    get: require,

    /** Keeps an app; resolves with its number. */
    create(account: number, { name, sandbox, certificate, password, authKey }: MobileAppInput): Promise<number> {
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
      return store.write((tx) => rows.insertMobileApp(tx, row))
    },

    /** Changes an app; a certificate, password or key that is left out stays as it is. Throws `not_found`. */
    async update(
      account: number,
      id: string,
      { name, sandbox, certificate, password, authKey }: MobileAppInput,
    ): Promise<number> {
      const app = await require(account, id)
      const change = {
        name,
        sandbox: Number(sandbox),
        updated: clock.now(account),
        ...(certificate !== undefined && { certificate: sealCertificate(certificate, linkSecret) }),
        ...(password !== undefined && { password: sealed(password) }),
        ...(authKey !== undefined && { auth_key: sealed(authKey) }),
      }
      await store.write((tx) => rows.updateMobileApp(tx, account, app.id, change))
      return app.id
    },

    /** Throws `not_found`. */
    async delete(account: number, id: string): Promise<number> {
      const app = await require(account, id)
      await store.write((tx) => rows.deleteMobileApp(tx, account, app.id))
      return app.id
    },
  }
}
