// Credentials for Apple and Google that accounts upload with their apps. They are never shown again, so they are stored
// sealed: the table alone, or a snapshot, does not reveal them.
import { sealText } from '../../../lib/sealed-text.ts'
import * as rows from '../../../store/messages/push-apps.ts'
import type { Store } from '../../../store/store.ts'

/** What a sealed one begins with; the store looks for those without it. */
const { SEALED } = rows

/** A secret as it is stored. */
export const sealSecret = (text: string, linkSecret: string): string =>
  SEALED + sealText('app-secret', text, linkSecret)

/** Whether a certificate is the address of one. */
export const isCertificateAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** A certificate as it is stored. A URL of a certificate is not secret, and is shown. */
export const sealCertificate = (text: string, linkSecret: string): string =>
  isCertificateAddress(text) ? text : sealSecret(text, linkSecret)

/** Seals what earlier versions stored as it came, and what came back with a snapshot of one. */
export async function sealAppSecrets(store: Store, linkSecret: string): Promise<void> {
  // Most starts find nothing, and need not write.
  if ((await rows.appsWithOpenSecrets(store.db)).length === 0) return
  await store.write(async (tx) => {
    const seal = (text: string | null) =>
      text === null || text.startsWith(SEALED) ? text : sealSecret(text, linkSecret)
    for (const { account_id: account, id, certificate, password, auth_key } of await rows.appsWithOpenSecrets(tx)) {
      const isAddress = certificate !== null && isCertificateAddress(certificate)
      const change = { certificate: isAddress ? certificate : seal(certificate) }
      await rows.updatePushApp(tx, account, id, { ...change, password: seal(password), auth_key: seal(auth_key) })
    }
  })
}
