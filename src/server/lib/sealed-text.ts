// Texts that only the holder of a password can read (AES-256-GCM). The password must not be guessable: its
// hash is the key, without stretching.
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (password: string): Buffer => hash('sha256', `sealed-text\n${password}`, 'buffer')

/** What a sealed text is. Its tag covers that, so no text of one kind passes for one of another. */
export type SealedKind = 'speech' | 'outcome' | 'app-secret' | 'web-push-key'

/** The text, sealed, as base64: IV, tag, cipher text. */
export function sealText(kind: SealedKind, text: string, password: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(password), iv).setAAD(Buffer.from(kind))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/**
 * Opens a sealed text; throws when the password or the kind is wrong. Texts of older versions, whose tags cover no kind, open
 * as every kind.
 */
export function openText(kind: SealedKind, sealed: string, password: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    return decryptBytes(bytes, password, kind)
  } catch {
    return decryptBytes(bytes, password, null)
  }
}

function decryptBytes(bytes: Buffer, password: string, kind: SealedKind | null): string {
  const decipher = createDecipheriv(CIPHER, keyOf(password), bytes.subarray(0, IV_BYTES))
  if (kind !== null) decipher.setAAD(Buffer.from(kind))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
