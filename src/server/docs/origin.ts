// The address under which a reader reached the platform. The contract names one for a fresh installation, and the pages
// of a running server show that of the request in its place.
import type { FastifyRequest } from 'fastify'

/** The address of the platform in the contract and in the guides. */
const IN_CONTRACT = 'https://localhost:8443'

/** A name or an IP address, with or without a port: nothing that a page, a script or JSON would have to escape. */
const HOST = /^(?:[a-z\d][a-z\d.-]{0,252}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The address that a request was sent to. Behind a proxy that passes on the host of `publicUrl`, that is `publicUrl`;
 * a host that no address can have gives the address in the contract.
 */
export function originOf({ protocol, headers }: FastifyRequest, publicUrl: string): string {
  const host = headers.host ?? ''
  const { host: publicHost, origin } = new URL(publicUrl)
  if (host === publicHost) return origin
  return HOST.test(host) ? `${protocol}://${host}` : IN_CONTRACT
}

/** The text of a page with this address in the place of that in the contract. */
export const showOrigin = (text: string, origin: string): string => text.replaceAll(IN_CONTRACT, origin)
