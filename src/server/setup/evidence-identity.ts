// Reads the operator's own key and certificates, which sign evidences.
import { readFileSync } from 'node:fs'
import { readIdentity, type SigningIdentity } from '../lib/pdf-signature.ts'
import { ConfigError } from './settings.ts'

/** Reads key and certificates from a PEM file; null without a file. Throws ConfigError when they cannot sign. */
export function readEvidenceIdentity(file: string | null): SigningIdentity | null {
  if (file === null) return null
  try {
    return readIdentity(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`MESSAGING_EVIDENCE_PEM: ${file} cannot be used. ${(error as Error).message}`)
  }
}
