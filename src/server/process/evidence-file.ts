// Reads what an evidence is checked with, from files: no settings, no database, no network.
import { open, readFile } from 'node:fs/promises'
import { checkEvidence, type EvidenceVerdict } from '../domain/messages/registered/check-evidence.ts'
import { readCertificates } from '../lib/pki/certificates.ts'

export type { Check, EvidenceVerdict } from '../domain/messages/registered/check-evidence.ts'

/** Bytes of a PDF that are read; the PDF of 10,000 events has about 10 % of that. */
const MAX_BYTES = 64_000_000

/** The first bytes of a file, one more than `MAX_BYTES`, so that a file without end can be read too. */
async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    return Buffer.concat(await Array.fromAsync(file.createReadStream({ end: MAX_BYTES }) as AsyncIterable<Buffer>))
  } finally {
    await file.close()
  }
}

async function readTrusted(path: string) {
  const certificates = readCertificates(await readFile(path, 'latin1'))
  if (certificates.length === 0) throw new Error(`${path} holds no certificate in PEM.`)
  return certificates
}

const allTrusted = async (paths: readonly string[]) => (await Promise.all(paths.map(readTrusted))).flat()

/**
 * Checks the evidence in a file. `trust` and `trustStamps` are files of certificates, of signers and of authorities of time
 * stamps. Throws for files that cannot be opened, and for one of those without a certificate.
 */
export async function checkEvidenceFile(
  path: string,
  files: { trust: readonly string[]; trustStamps: readonly string[]; email: string | null },
): Promise<EvidenceVerdict> {
  const [anchors, stampAnchors] = await Promise.all([allTrusted(files.trust), allTrusted(files.trustStamps)])
  const email = files.email === null ? null : await readFile(files.email)
  const reader = { anchors, stampAnchors, now: Date.now(), email }
  const pdf = await readStart(path)
  if (pdf.length <= MAX_BYTES) return checkEvidence(pdf, reader)
  const says = `The file has more than ${MAX_BYTES / 1_000_000} MB, which no evidence has.`
  const { checks, ...nothing } = checkEvidence(Buffer.alloc(0), reader)
  return { ...nothing, checks: checks.map((check) => ({ ...check, says })) }
}
