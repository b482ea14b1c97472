// Which Host and Origin headers the MCP door accepts. A page of an attacker can make a browser call a server on the machine
// of its reader, under a host name of the attacker (DNS rebinding). The request then has that name.
import { isIP } from 'node:net'

export interface SafePlaces {
  /** The host of the public URL. */
  publicHost: string
  /** Origins of MESSAGING_CORS. */
  origins: 'loopback' | 'none' | '*' | readonly string[]
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The host name of a Host header, or null for text that is not one. */
function hostnameOf(host: string): string | null {
  return /[/@?#\\\s]/.test(host) || !URL.canParse(`http://${host}`) ? null : new URL(`http://${host}`).hostname
}

/** Whether a Host header names this platform, or the address at which the request arrived. A rebound name is not an address. */
export function isSafeHost({ publicHost }: SafePlaces, host: string, localAddress: string | undefined): boolean {
  const name = hostnameOf(host)
  if (name === null) return false
  const plain = name.replace(/^\[|\]$/g, '')
  return (
    LOOPBACK.has(name) || name === publicHost || (isIP(plain) !== 0 && plain === localAddress?.replace(/^::ffff:/, ''))
  )
}

/** Whether a request comes from a program, a page of this platform or machine, or a page that the operator allows. */
export function isSafeOrigin({ publicHost, origins }: SafePlaces, origin: string | undefined, host: string): boolean {
  if (origin === undefined || origins === '*') return true
  if (Array.isArray(origins) && origins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const { hostname, host: whole } = new URL(origin)
  return LOOPBACK.has(hostname) || hostname === publicHost || whole === host
}
