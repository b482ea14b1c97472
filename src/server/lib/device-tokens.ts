// Tokens of devices in one form. Apps write the bytes of an APNs token in several ways: as the description of NSData
// (`<740f4707 bebcf74f …>`), in capitals, in Base64. APNs takes lower-case hexadecimal digits only.

/** Hexadecimal digits of the shortest APNs token; tokens of FCM have other characters. */
const MIN_TOKEN = 64
const HEX = /^(?:[0-9a-f]{2})+$/i
/** 32 bytes in Base64, of either alphabet. */
const BASE64 = /^[\w+/-]{43}=?$/

/** The token as it is kept and compared. `system` is `ios` where it is known that the device is one of Apple's. */
export function deviceToken(text: string, system?: string): string {
  const token = text.trim()
  const bare = token.replace(/[<>\s]/g, '')
  if (bare.length >= MIN_TOKEN && HEX.test(bare)) return bare.toLowerCase()
  if (system === 'ios' && BASE64.test(token)) return Buffer.from(token, 'base64').toString('hex')
  return token
}
