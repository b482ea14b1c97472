// Reads and writes the addresses of SMPP, in the form that an SMSC requires.
import { encodeSms } from '../../lib/gsm0338.ts'
import type { NetworkAddress } from '../../lib/phones.ts'
import type { SmeAddress } from './pdu.ts'

/** What an SMSC requires instead of the usual types of number (5.2.5) and numbering plans (5.2.6). */
export interface AddressForm {
  sourceTon?: number
  sourceNpi?: number
  destTon?: number
  destNpi?: number
  /** Senders that are names, in the codes of GSM 03.38 instead of Latin 1. */
  gsmNames?: boolean
}

const INTERNATIONAL = { ton: 1, npi: 1 }
const SHORT_CODE = { ton: 3, npi: 0 }
const ALPHANUMERIC = { ton: 5, npi: 0 }
const numberTypes: Readonly<Record<number, NetworkAddress['type']>> = { 1: 'international', 2: 'national' }

/** Octets of an address (5.2.8), without the zero octet at the end. */
export const MAX_ADDRESS = 20

/** The code 0 of GSM 03.38, which is @, would end the address. */
const inGsm = (name: string): string => encodeSms(name, 'gsm0338').toString('latin1').replaceAll('\0', '?')

const numberOf = (address: string): SmeAddress =>
  /^\d+-\d+$/.test(address) ? { ...INTERNATIONAL, addr: address.replace('-', '') } : { ...SHORT_CODE, addr: address }

/** The sender: a number `<country code>-<number>`, a short code, or a name. The types of the settings are for numbers only. */
export function sourceOf(address: string, { sourceTon, sourceNpi, gsmNames }: AddressForm): SmeAddress {
  if (!/^[\d-]+$/.test(address)) return { ...ALPHANUMERIC, addr: gsmNames ? inGsm(address) : address }
  const { ton, npi, addr } = numberOf(address)
  return { ton: sourceTon ?? ton, npi: sourceNpi ?? npi, addr }
}

/** The recipient, a number `<country code>-<number>`. */
export function destinationOf(address: string, { destTon, destNpi }: AddressForm): SmeAddress {
  const { ton, npi, addr } = numberOf(address)
  return { ton: destTon ?? ton, npi: destNpi ?? npi, addr }
}

/** An address of a text that came in. */
export const fromSme = ({ ton, addr }: SmeAddress): NetworkAddress => ({
  text: addr,
  type: numberTypes[ton] ?? 'unknown',
})
