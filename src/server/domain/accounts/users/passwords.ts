// Passwords of people: kept as scrypt hashes that name their own parameters, so that a later version can
// choose stronger ones and still read these.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** One of the settings that OWASP names as equally strong; this one needs the least memory, 16 MB for each hash. */
const COST = { N: 16_384, r: 8, p: 5 }
const BYTES = 32
const MAX_MEMORY = 64 * 1024 * 1024

interface Cost {
  N: number
  r: number
  p: number
}

function deriveKey(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, BYTES, { N, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** `scrypt$N$r$p$salt$hash`, the last two in base64url. Takes 100 ms of CPU, on another thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the password is the one of this hash; takes as long for a wrong one as for the right one. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [name, N, r, p, salt = '', hash = ''] = stored.split('$')
  if (name !== 'scrypt') throw new Error(`A password is kept in the unknown form "${name}".`)
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const right = Buffer.from(hash, 'base64url')
  return key.length === right.length && timingSafeEqual(key, right)
}
