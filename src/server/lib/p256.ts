// Keys on the curve P-256, as base64url: the keys of browsers, and the VAPID key that identifies the sender to push
// services.
import { createECDH, createPrivateKey, ECDH, generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface KeyPair {
  /** The point, uncompressed: 65 bytes. */
  publicKey: string
  /** 32 bytes. */
  privateKey: string
}

/** Makes a new pair. */
export function newKeyPair(): KeyPair {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

/** Whether a text is a point of the curve, uncompressed. */
export function isPoint(text: string): boolean {
  const point = Buffer.from(text, 'base64url')
  if (point.length !== 65) return false
  try {
    ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'compressed')
    return true
  } catch {
    return false
  }
}

/** The private key, to sign with. */
export function signingKey({ privateKey }: Pick<KeyPair, 'privateKey'>): KeyObject {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string, d: privateKey },
    format: 'jwk',
  })
}
