// Builds the signer of evidence PDFs and the time stamp authority from the settings.
import { readFileSync } from 'node:fs'
import type { IsOwnPort } from '../channels/http/guarded-client.ts'
import { createStampClient } from '../channels/http/stamp-client.ts'
import { createEvidenceThread } from '../domain/messages/registered/evidence-thread.ts'
import type { EvidenceDeps } from '../domain/messages/registered/make-evidence.ts'
import type { SealDeps } from '../domain/messages/registered/seals.ts'
import type { StampAuthority, Stamping } from '../domain/messages/registered/stamps.ts'
import { readIdentity, type SigningIdentity } from '../lib/pdf-signature.ts'
import { readCertificates } from '../lib/pki/certificates.ts'
import { type Config, ConfigError } from '../settings/settings.ts'

const MINUTE_MS = 60_000

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
  /** Null without a time stamp authority. */
  stamping: Stamping | null
  sealEvery: SealDeps['sealEvery']
  warn: EvidenceDeps['warn']
  drawing: EvidenceDeps['drawing']
  close(): Promise<void>
}

type CountStamp = (outcome: 'stamped' | 'failed') => void

/** The authority, with each of its answers counted. */
const countStamps = (authority: StampAuthority, count: CountStamp): StampAuthority => ({
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

/** Parts for evidence that do not come from the settings. */
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
  const drawing = createEvidenceThread()
  return {
    evidenceIdentity,
    drawing,
    stamping: authority && { authority: countStamps(authority, countStamp), patience: tsaWait * MINUTE_MS },
    sealEvery: sealEvery === null ? null : sealEvery * 60 * MINUTE_MS,
    warn: (text, data) => log.warn(data, text),
    async close() {
      await Promise.all([authority?.close(), drawing.close()])
    },
  }
}
