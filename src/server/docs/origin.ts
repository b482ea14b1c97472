// The address under which a reader reached the platform. The contract names one for a fresh installation, and the pages
// of a running server show that of the request in its place.
import type { FastifyRequest } from 'fastify'

/** The address of the platform in the contract and in the guides. */
export const IN_CONTRACT = 'https://localhost:8443'

/** A name or an IP address, with or without a port: nothing that a page, a script or JSON would have to escape. */
const HOST = /^(?:[a-z\d][a-z\d.-]{0,252}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i
/** A path with the same property. */
const PATH = /^(?:\/[\w.~%-]+)+$/

/** The origin and the path prefix of an address, if pages, scripts and JSON can hold them unescaped; otherwise null. */
export function plainAddress(text: string): string | null {
  const { protocol, host, pathname, search, hash, username, password } = new URL(text)
  const path = pathname.replace(/\/+$/, '')
  const isPlain = HOST.test(host) && (path === '' || PATH.test(path)) && !search && !hash && !username && !password
  return isPlain && /^https?:$/.test(protocol) ? `${protocol}//${host}${path}` : null
}

/**
 * The address that a request was sent to. Behind a proxy that passes on the host of `publicUrl`, that is `publicUrl` with
 * its path prefix. For a host that no address can have, returns the address in the contract.
 */
export function originOf({ protocol, headers }: FastifyRequest, publicUrl: string): string {
  const host = headers.host ?? ''
  const { host: publicHost, origin } = new URL(publicUrl)
  if (host === publicHost) return plainAddress(publicUrl) ?? origin
  return HOST.test(host) ? `${protocol}://${host}` : IN_CONTRACT
}

/** Lets curl trust the certificate of a fresh installation, in its folder. */
export const TRUST = ' --cacert .data/tls/cert.pem'

/** Whether samples for this address run where the platform keeps its own certificate. */
const isOnThisMachine = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

/** The text of a page with this address in the place of that in the contract. Another machine has no file to trust. */
export function showOrigin(text: string, origin: string): string {
  const shown = isOnThisMachine(origin) ? text : text.replaceAll(TRUST, '')
  return shown.replaceAll(IN_CONTRACT, () => origin)
}
