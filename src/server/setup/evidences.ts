// What the settings say of evidences: who signs them, and which authority stamps the time of their signatures.
import { readFileSync } from 'node:fs'
import type { IsOwnPort } from '../channels/http/guarded-client.ts'
import { createStampClient } from '../channels/http/stamp-client.ts'
import type { EvidenceParts } from '../domain/messages/registered/make-evidence.ts'
import type { SealParts } from '../domain/messages/registered/seals.ts'
import type { StampAuthority, Stamping } from '../domain/messages/registered/stamps.ts'
import { readIdentity, type SigningIdentity } from '../lib/pdf-signature.ts'
import { readCertificates } from '../lib/pki/certificates.ts'
import { type Config, ConfigError } from './settings.ts'

const MINUTE = 60_000

/** What `read` makes of a file of certificates; null without a file. Throws ConfigError when it cannot be used. */
function fromFile<T>(setting: string, file: string | null, read: (pem: string) => T): T | null {
  if (file === null) return null
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`${setting}: ${file} cannot be used. ${(error as Error).message}`)
  }
}

function readAnchors(pem: string) {
  const found = readCertificates(pem)
  if (found.length === 0) throw new Error('It holds no certificate in PEM.')
  return found
}

export interface EvidenceSettings {
  /** The operator's own; null: the platform makes one. */
  evidenceIdentity: SigningIdentity | null
  /** Null where nobody stamps evidences. */
  stamping: Stamping | null
  sealEvery: SealParts['sealEvery']
  warn: EvidenceParts['warn']
  close(): Promise<void>
}

type CountStamp = (outcome: 'stamped' | 'failed') => void

/** The authority, with each of its answers counted. */
const counted = (authority: StampAuthority, count: CountStamp): StampAuthority => ({
  async stamp(bytes) {
    try {
      const token = await authority.stamp(bytes)
      count('stamped')
      return token
    } catch (error) {
      count('failed')
      throw error
    }
  },
})

/** What evidences need besides the settings. */
interface EvidenceWorld {
  /** Wall time, milliseconds. */
  now(): number
  isOwnPort: IsOwnPort
  log: { warn(data: object, text: string): void }
  countStamp: CountStamp
}

/** Reads key and certificates, and opens the client of the authority. Throws ConfigError when they cannot be used. */
export function openEvidences(
  { evidencePem, tsaUrl, tsaCa, tsaWait, sealEvery }: Config,
  { log, countStamp, ...parts }: EvidenceWorld,
): EvidenceSettings {
  const evidenceIdentity = fromFile('MESSAGING_EVIDENCE_PEM', evidencePem, readIdentity)
  const anchors = fromFile('MESSAGING_TSA_CA', tsaCa, readAnchors) ?? []
  const authority = tsaUrl === null ? null : createStampClient({ ...parts, url: tsaUrl, anchors })
  return {
    evidenceIdentity,
    stamping: authority && { authority: counted(authority, countStamp), patience: tsaWait * MINUTE },
    sealEvery: sealEvery === null ? null : sealEvery * 60 * MINUTE,
    warn: (text, data) => log.warn(data, text),
    close: async () => authority?.close(),
  }
}
