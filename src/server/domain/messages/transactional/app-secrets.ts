// The credentials for Apple and Google that accounts give with their apps. Nobody reads them again, so they rest sealed: who
// gets hold of the table alone, or of a snapshot, has nothing.
import { sealText } from '../../../lib/sealed-text.ts'
import * as rows from '../../../store/messages/mobile-apps.ts'
import type { Store } from '../../../store/store.ts'

/** What a sealed one begins with; the store looks for those without it. */
const { SEALED } = rows

/** A secret as it is stored. */
export const sealSecret = (text: string, linkSecret: string): string => SEALED + sealText(text, linkSecret)

/** A certificate as it is stored: the address of one is no secret, and is shown. */
export const sealCertificate = (text: string, linkSecret: string): string =>
  /^https?:\/\//.test(text) ? text : sealSecret(text, linkSecret)

/** Seals what earlier versions stored as it came, and what came back with a snapshot of one. */
export async function sealAppSecrets(store: Store, linkSecret: string): Promise<void> {
  // Most starts find nothing, and need not write.
  if ((await rows.appsWithOpenSecrets(store.db)).length === 0) return
  await store.write(async (tx) => {
    const seal = (text: string | null) =>
      text === null || text.startsWith(SEALED) ? text : sealSecret(text, linkSecret)
    for (const { account_id: account, id, certificate, password, auth_key } of await rows.appsWithOpenSecrets(tx)) {
      const isAddress = certificate !== null && /^https?:\/\//.test(certificate)
      const change = { certificate: isAddress ? certificate : seal(certificate) }
      await rows.updateMobileApp(tx, account, id, { ...change, password: seal(password), auth_key: seal(auth_key) })
    }
  })
}
