// The body of a push message, which only the browser of the subscription can read (RFC 8291 on aes128gcm, RFC 8188).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a subscription as a browser gives them, base64url. */
export interface SubscriptionKeys {
  /** A point of P-256, uncompressed. */
  p256dh: string
  /** 16 bytes. */
  auth: string
}

/** What is new for each message. */
export interface MessageSecrets {
  /** 16 bytes. */
  salt: Buffer
  /** A private key of P-256. */
  privateKey: Buffer
}

const RECORD = 4_096
/** Ends the last record (RFC 8188 2). */
const LAST = Buffer.of(2)

const deriveKey = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

function newSecrets(): MessageSecrets {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() }
}

/** The encrypted body. `secrets` are new random ones unless a test passes them. Throws for invalid keys. */
export function encryptPush(text: Buffer, keys: SubscriptionKeys, secrets: MessageSecrets = newSecrets()): Buffer {
  const { salt, privateKey } = secrets
  const receiver = Buffer.from(keys.p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const sender = pair.getPublicKey()
  const shared = pair.computeSecret(receiver)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const key = deriveKey(shared, Buffer.from(keys.auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    deriveKey(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    deriveKey(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  const sealed = Buffer.concat([cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.of(sender.length), sender, sealed])
}
