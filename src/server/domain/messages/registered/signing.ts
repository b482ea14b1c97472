// Who signs the evidences: the operator's key, or one that the platform makes with the first evidence and keeps.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { makeIdentity, type SigningIdentity } from '../../../lib/pdf-signature.ts'
import { ensureSetting, getSetting } from '../../../store/settings.ts'
import type { Store } from '../../../store/store.ts'

const IDENTITY_SETTING = 'evidence-identity'
/** The name in the certificate and in the signatures. */
export const SIGNER_NAME = 'Messaging platform evidence'

export interface SigningParts {
  store: Store
  clock: Clock
  /** The operator's own; null: the platform makes and stores one. */
  evidenceIdentity: SigningIdentity | null
}

export type EvidenceSigning = ReturnType<typeof createEvidenceSigning>

export function createEvidenceSigning({ store, clock, evidenceIdentity }: SigningParts) {
  let known: Promise<SigningIdentity> | null = evidenceIdentity && Promise.resolve(evidenceIdentity)

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

  async function identity(): Promise<SigningIdentity> {
    known ??= ownIdentity()
    try {
      return await known
    } catch (error) {
      known = null
      throw error
    }
  }

  return {
    /** The key that signs; the first call makes it. */
    identity,
    /**
     * The certificate of the signer, in PEM, with which others check the signatures; null before the platform has made its
     * key. Those of its chain are not for trusting: whoever trusts an authority trusts all of its customers.
     */
    async certificate(): Promise<string | null> {
      const [own] = (evidenceIdentity ?? (await keptIdentity()))?.certificates ?? []
      return own === undefined ? null : `${own.trim()}\n`
    },
  }
}
