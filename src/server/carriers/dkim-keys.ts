// Reads the keys that sign mails from the files that the setting names.
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type DkimKey, dnsRecordOf } from '../channels/email/dkim.ts'
import { ConfigError, type DkimFile } from '../settings/settings.ts'

/** Receivers refuse shorter keys (RFC 8301 3.2). */
const MIN_BITS = 1024

function isUsableKey({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  return type === 'ed25519' || (type === 'rsa' && (details?.modulusLength ?? 0) >= MIN_BITS)
}

function readKey({ name, file }: DkimFile): KeyObject {
  let key: KeyObject
  try {
    key = createPrivateKey(readFileSync(file))
  } catch (error) {
    throw new ConfigError(`MESSAGING_DKIM: the key of ${name} cannot be read from ${file}. ${(error as Error).message}`)
  }
  if (!isUsableKey(key))
    throw new ConfigError(
      `MESSAGING_DKIM: the key of ${name} in ${file} must be RSA of at least ${MIN_BITS} bits or Ed25519.`,
    )
  return key
}

/** Reads the keys; throws ConfigError for a file without a usable key. */
export const readDkimKeys = (files: readonly DkimFile[]): DkimKey[] =>
  files.map((file) => ({ domain: file.domain, selector: file.selector, key: readKey(file) }))

/** The TXT records to publish for the keys. */
export const readDkimRecords = (files: readonly DkimFile[]): { name: string; value: string }[] =>
  readDkimKeys(files).map(dnsRecordOf)
