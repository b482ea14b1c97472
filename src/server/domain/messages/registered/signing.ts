// The key that signs evidence: the operator's, or one that the platform creates with the first PDF and keeps.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { makeIdentity, type SigningIdentity } from '../../../lib/pdf-signature.ts'
import { ensureSetting, getSetting, putSetting } from '../../../store/settings.ts'
import type { Db, Store } from '../../../store/store.ts'

const IDENTITY_SETTING = 'evidence-identity'
/** The certificates of all who have signed with a key of the operator. */
const SIGNERS_SETTING = 'evidence-signers'
/** The name in the certificate and in the signatures. */
export const SIGNER_NAME = 'Messaging platform evidence'

export interface SigningDeps {
  store: Store
  clock: Clock
  /** The operator's own; null: the platform makes and stores one. */
  evidenceIdentity: SigningIdentity | null
}

export interface EvidenceSigning {
  /** The key that signs; the first call makes it. */
  identity(): Promise<SigningIdentity>
  /**
   * The certificates of all signers so far, in PEM, for checking the signatures: the current signer first, then the
   * others, the latest first; null before the platform has created its key. Certificates of issuers are left out:
   * trust in an authority would be trust in all of its customers.
   */
  certificates(): Promise<string | null>
}

export function createEvidenceSigning({ store, clock, evidenceIdentity }: SigningDeps): EvidenceSigning {
  let known: Promise<SigningIdentity> | null = null

  async function keptIdentity(): Promise<SigningIdentity | null> {
    const kept = await getSetting(store.db, IDENTITY_SETTING)
    return kept === null ? null : fromJson<SigningIdentity>(kept)
  }

  async function ownIdentity(): Promise<SigningIdentity> {
    const kept = await keptIdentity()
    if (kept) return kept
    const made = toJson(await makeIdentity(SIGNER_NAME, clock.wall()))
    return fromJson<SigningIdentity>(await store.write((tx) => ensureSetting(tx, IDENTITY_SETTING, () => made)))
  }

  /** Writes down that the key of the operator signs: its certificate is wanted also when another one has followed. */
  async function givenIdentity(given: SigningIdentity): Promise<SigningIdentity> {
    const [own = ''] = given.certificates
    if (!(await signers(store.db)).includes(own))
      await store.write(async (tx) =>
        putSetting(tx, SIGNERS_SETTING, toJson([...new Set([own, ...(await signers(tx))])])),
      )
    return given
  }

  async function identity(): Promise<SigningIdentity> {
    known ??= evidenceIdentity ? givenIdentity(evidenceIdentity) : ownIdentity()
    try {
      return await known
    } catch (error) {
      known = null
      throw error
    }
  }

  return {
    identity,
    async certificates(): Promise<string | null> {
      const [given, kept] = [evidenceIdentity?.certificates[0], (await keptIdentity())?.certificates[0]]
      const all = [given, ...(await signers(store.db)), kept].flatMap((one) => one?.trim() ?? [])
      return all.length === 0 ? null : `${[...new Set(all)].join('\n')}\n`
    },
  }
}

async function signers(db: Db): Promise<string[]> {
  const kept = await getSetting(db, SIGNERS_SETTING)
  return kept === null ? [] : fromJson<string[]>(kept)
}
