// Which addresses are in which networks.
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The addresses that other machines cannot reach. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1/128']

/** Whether an address is in one of the networks (CIDR); an IPv4 address may be written as an IPv6 one. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === ip.kind() && ip.match(base as never, bits)
  })
}

/** What one client can choose its address from: an IPv4 address, or the /64 of an IPv6 one (RFC 6177 2). */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  if (ip.kind() === 'ipv4') return ip.toString()
  const groups = (ip as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}

/** Whether the host of an address is this machine. Other names than localhost do not count: they may point anywhere. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
