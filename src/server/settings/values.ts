// How the text of each setting becomes a value. Every parser names the setting in its error and says what would do.
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { isLoopbackUrl, LOOPBACK } from '../lib/networks.ts'
import { parsePostgresAddress } from '../lib/postgres-address.ts'
import { NO_PRICE, type Price, parsePrice } from '../lib/price.ts'

/** A setting that the server cannot start with; the message says what to change. */
export class ConfigError extends Error {}

/** A port; 0 takes any free one. */
export function parsePort(text: string, name: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535)
    throw new ConfigError(`${name} must be a port from 0 to 65535, not "${text}".`)
  return value
}

/** A port, or null for none where the text is one of `none`. */
export const portUnless =
  (...none: string[]) =>
  (text: string, name: string): number | null =>
    none.includes(text) ? null : parsePort(text, name)

/** A text of 1 to `most` visible ASCII characters. */
export const visibleTextParser =
  (most: number) =>
  (text: string, name: string): string => {
    if (!/^[\x21-\x7e]+$/.test(text) || text.length > most)
      throw new ConfigError(`${name} must have 1 to ${most} visible ASCII characters.`)
    return text
  }

/** A key of a sandbox account. */
export function sandboxKey(text: string, name: string): string {
  if (text.startsWith('live_')) throw new ConfigError(`${name} must not begin with live_, as keys of live accounts do.`)
  return visibleTextParser(200)(text, name)
}

/** A user name; `apikey` is taken, since keys log in under it. */
export function userName(text: string, name: string): string {
  if (text === 'apikey') throw new ConfigError(`${name} must not be apikey: with this name keys log in.`)
  return visibleTextParser(100)(text, name)
}

/** An address with one of these protocols, without the slash at its end. */
export const urlParser =
  (...protocols: string[]) =>
  (text: string, name: string): string => {
    const parsed = URL.canParse(text) ? new URL(text) : null
    if (!parsed || !protocols.includes(parsed.protocol)) {
      const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ')
      throw new ConfigError(`${name} must be an address that begins with ${beginnings}.`)
    }
    return text.replace(/\/$/, '')
  }

/** The address of a PostgreSQL, with one server or several, without the slash at its end. */
export function postgresUrl(text: string, name: string): string {
  const address = text.replace(/\/$/, '')
  try {
    parsePostgresAddress(address)
  } catch (error) {
    throw new ConfigError(`${name} ${error instanceof Error ? error.message : error}`)
  }
  return address
}

/** The address of one standby. */
export function replicaUrl(text: string, name: string): string {
  const address = postgresUrl(text, name)
  const { servers, target } = parsePostgresAddress(address)
  if (servers.length > 1 || target !== 'any')
    throw new ConfigError(`${name} must name one standby, without a list and without target_session_attrs.`)
  return address
}

/** Seconds that a standby may be late, at most ten minutes. */
export function parseLag(text: string, name: string): number {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > 600) throw new ConfigError(`${name} must be 1 to 600 seconds, not "${text}".`)
  return value
}

/** An address with one of these protocols; null for `off`. */
export const urlUnlessOff =
  (...protocols: string[]) =>
  (text: string, name: string): string | null =>
    text === 'off' ? null : urlParser(...protocols)(text, name)

/** Minutes, at most those of a week. */
export function parseMinutes(text: string, name: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 10_080)
    throw new ConfigError(`${name} must be a number of minutes from 0 to 10080, not "${text}".`)
  return Number(text)
}

/** Hours, at most those of a year; null for `off`. */
export function hoursUnlessOff(text: string, name: string): number | null {
  if (text === 'off') return null
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > 8784)
    throw new ConfigError(`${name} must be a number of hours from 1 to 8784, or off, not "${text}".`)
  return value
}

/** The host of short links: its URL, and its form in a text. */
export interface LinkHost {
  url: string
  shown: string
}

/** The host of links, without a path. Without a protocol, the links in a text have none either, and HTTPS is meant. */
export function linkHost(text: string, name: string): LinkHost {
  const isBare = !text.includes('://')
  const { origin, host, username, pathname, search, hash } = new URL(
    urlParser('https:', 'http:')(isBare ? `https://${text}` : text, name),
  )
  if (`${username}${pathname}${search}${hash}` !== '/' || (isBare && !host.includes('.')))
    throw new ConfigError(`${name} must be a host without a path, like s.example.com or https://s.example.com.`)
  return { url: origin, shown: isBare ? host : origin }
}

/** One of a few words. */
export const oneOf =
  <Word extends string>(...words: Word[]) =>
  (text: string, name: string): Word => {
    const found = words.find((word) => word === text)
    if (found === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}, not "${text}".`)
    return found
  }

/** True for `on`. */
export const onOrOff = (text: string, name: string): boolean => oneOf('on', 'off')(text, name) === 'on'

/** A name of a host; null for `off`. */
export function domainUnlessOff(text: string, name: string): string | null {
  if (text === 'off') return null
  if (!/^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(text))
    throw new ConfigError(`${name} must be the name of a domain, such as return.example.com, or off, not "${text}".`)
  return text.toLowerCase()
}

/** The path of a file. Who pastes a key there, or a file of JSON, must not read it again in an error. */
export function parseFile(text: string, name: string): string {
  if (/[\n{]|-----BEGIN/.test(text))
    throw new ConfigError(`${name} must be the path of a file, and it looks like the content of one.`)
  return resolve(text)
}

/** The name or the path of a program, or null for `off`. */
export const programUnlessOff = (text: string, name: string): string | null => {
  if (text === 'off') return null
  if (!/^[\w./+-]+$/.test(text)) throw new ConfigError(`${name} must be the name or the path of a program, or off.`)
  return text
}

/** The path of a file; null for `off`. */
export const fileUnlessOff = (text: string, name: string): string | null =>
  text === 'off' ? null : parseFile(text, name)

/** An id that Apple gave. */
export function appleId(text: string, name: string): string {
  if (!/^[A-Z\d]{10}$/.test(text))
    throw new ConfigError(`${name} must have ten capital letters and digits, not "${text}".`)
  return text
}

/** The bundle id of an app. */
export function apnsTopic(text: string, name: string): string {
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text) || text.length > 255)
    throw new ConfigError(`${name} must be a bundle id such as com.example.shop, not "${text}".`)
  return text
}

/** The URL of a push service, without a slash at its end. Requires https, unless the host is this machine. */
export function serviceUrl(text: string, name: string): string {
  const address = urlParser('https:', 'http:')(text, name)
  if (address.startsWith('http:') && !isLoopbackUrl(address))
    throw new ConfigError(`${name} must begin with https:// unless it is on this machine.`)
  return address
}

/** The addresses of APNs. */
export function apnsUrls(text: string, name: string): { production: string; development: string } {
  const [production = '', development = production, ...more] = splitList(text).map((part) => serviceUrl(part, name))
  if (more.length > 0) throw new ConfigError(`${name} must hold one address or two, not "${text}".`)
  return { production, development }
}

/** An IP address to listen on. */
export function listenAddress(text: string, name: string): string {
  if (isIP(text) === 0)
    throw new ConfigError(`${name} must be an IP address, such as 127.0.0.1, 0.0.0.0 or ::, not "${text}".`)
  return text
}

/** Requests per key in a window of seconds, and per account in an hour. */
export function parseQuotas(text: string, name: string): { perKey: number; keyWindow: number; perAccount: number } {
  const found = /^(\d+)\/(\d+),(\d+)$/.exec(text)
  if (!found) throw new ConfigError(`${name} must look like 6000/60,360000, not "${text}".`)
  const [perKey, keyWindow, perAccount] = found.slice(1).map(Number) as [number, number, number]
  if (keyWindow < 1) throw new ConfigError(`${name} needs a window of at least 1 second.`)
  return { perKey, keyWindow, perAccount }
}

/** `email=0.001,sms=0.05`: what a message costs on each channel. */
export function parsePrices(text: string, name: string) {
  const channels = ['email', 'push', 'sms', 'smart_sms', 'voice', 'web_push'] as const
  const costs = Object.fromEntries(channels.map((channel) => [channel, NO_PRICE])) as Record<
    (typeof channels)[number],
    Price
  >
  for (const part of text.split(',')) {
    const [, channel = '', amount = ''] = /^([a-z_]+)=([\d.]+)$/.exec(part.trim()) ?? []
    const price = amount === '' ? undefined : parsePrice(amount)
    if (!Object.hasOwn(costs, channel) || price === undefined)
      throw new ConfigError(
        `${name} must look like email=0.001,sms=0.05, with these channels: ${channels.join(', ')}; not "${part.trim()}".`,
      )
    costs[channel as (typeof channels)[number]] = price
  }
  return costs
}

/** Requests of a network in a minute; in an hour, as many for each of its minutes. */
export function perMinute(text: string, name: string): { perKey: number; keyWindow: number; perAccount: number } {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConfigError(`${name} must be a number of requests, not "${text}".`)
  return { perKey: Number(text), keyWindow: 60, perAccount: Number(text) * 60 }
}

/** One-time codes of an account in an hour; null without a limit. */
export function codesPerHour(text: string, name: string): number | null {
  if (text === 'off') return null
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConfigError(`${name} must be a number of codes, or off, not "${text}".`)
  return Number(text)
}

/** Connections at the same time, in all and of one address. */
export function connectionLimits(text: string, name: string): { all: number; perAddress: number } {
  const [all = 0, perAddress = 0] = (/^(\d{1,6}),(\d{1,6})$/.exec(text)?.slice(1) ?? []).map(Number)
  if (all < 1 || perAddress < 1) throw new ConfigError(`${name} must look like 4096,1024, not "${text}".`)
  return { all, perAddress }
}

/** Mails per second to the SMTP host, and of one sender; null: as fast as the host takes them. */
export function smtpRate(text: string, name: string): { carrier: number; sender: number | null } | null {
  if (text === 'off') return null
  const found = /^(\d{1,6}(?:\.\d+)?)(?:,(\d{1,6}(?:\.\d+)?))?$/.exec(text)
  const [carrier = 0, sender] = (found?.slice(1) ?? []).map((part) => (part === undefined ? undefined : Number(part)))
  if (carrier <= 0 || sender === 0)
    throw new ConfigError(`${name} must be mails per second, like 100 or 100,20, or off, not "${text}".`)
  return { carrier, sender: sender ?? null }
}

/** The file of a private key whose public key is published at `name` in the DNS. */
export interface DkimFile {
  name: string
  selector: string
  domain: string
  file: string
}

/** The keys that sign mail. */
export function parseDkim(text: string, setting: string): DkimFile[] {
  if (text === 'off') return []
  // Checks the whole value before an error shows part of it: it may be the key itself instead of a path.
  parseFile(text, setting)
  return text.split(',').map((part) => {
    const found = /^((.+)\._domainkey\.([^=]+))=(.+)$/.exec(part.trim())
    if (!found)
      throw new ConfigError(
        `${setting} must look like s1._domainkey.example.com=/etc/dkim/s1.pem, not "${part.trim()}".`,
      )
    const [name, selector, domain, path] = found.slice(1) as [string, string, string, string]
    const isName = (labels: string) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/.test(labels)
    if (!isName(selector) || !isName(domain))
      throw new ConfigError(`${setting}: ${name} is not a DNS name in lower case.`)
    return { name, selector, domain, file: resolve(path) }
  })
}

/** Bytes of a body, and the seconds that an operation may take. */
export function parseLimits(
  text: string,
  name: string,
): { bodyBytes: number; readSeconds: number; writeSeconds: number } {
  const [megabytes = 0, readSeconds = 0, writeSeconds = 0, ...more] = text
    .split(',')
    .map((part) => (/^ *\d{1,4} *$/.test(part) ? Number(part) : 0))
  if (more.length > 0 || megabytes < 1 || megabytes > 500 || readSeconds < 1 || writeSeconds < 1) {
    throw new ConfigError(`${name} must look like 20,10,60: 1 to 500 MB, and seconds from 1 on; not "${text}".`)
  }
  return { bodyBytes: megabytes * 1024 * 1024, readSeconds, writeSeconds }
}

/** The most connections to the database. */
export function parseConnections(text: string, name: string): number {
  const value = Number(text)
  // One could wait for itself: a transaction holds a connection while a query outside it asks for another.
  if (!/^\d{1,4}$/.test(text) || value < 2)
    throw new ConfigError(`${name} must be a number from 2 to 9999, not "${text}".`)
  return value
}

/** The most rows of a report. */
export function parseRows(text: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new ConfigError(`${name} must be a number from 1 to 999999999, not "${text}".`)
  return Number(text)
}

const splitList = (text: string): string[] => text.split(',').map((part) => part.trim())

/** Networks separated by commas; `choices` is what else the setting takes. */
function parseCidrs(text: string, name: string, choices: string): readonly string[] {
  const named = splitList(text)
  const bad = named.find((part) => !ipaddr.isValidCIDR(part))
  if (bad !== undefined) throw new ConfigError(`${name} must be ${choices} like 10.0.0.0/8, not "${bad}".`)
  return named
}

/** CIDRs by the kind of the account. */
export function parseNetworks(text: string, name: string): { sandbox: readonly string[]; live: readonly string[] } {
  if (text === 'none') return { sandbox: [], live: [] }
  if (text === 'loopback') return { sandbox: LOOPBACK, live: [] }
  const named = parseCidrs(text, name, 'loopback, none, or networks')
  return { sandbox: named, live: named }
}

/** CIDRs of those who may read measurements. */
export function parseMonitors(text: string, name: string): 'all' | readonly string[] {
  if (text === 'loopback') return LOOPBACK
  if (text === 'all') return 'all'
  return parseCidrs(text, name, 'loopback, all, or networks')
}

/** CIDRs of the reverse proxies in front of the ports. */
export function parseProxies(text: string, name: string): readonly string[] {
  if (text === 'none') return []
  if (text === 'loopback') return LOOPBACK
  return parseCidrs(text, name, 'loopback, none, or networks')
}

/** Origins of pages, or `loopback`: all of them, over plain HTTP. */
export function parseOrigins(text: string, name: string): 'loopback' | 'none' | '*' | string[] {
  if (text === 'loopback' || text === 'none' || text === '*') return text
  const named = splitList(text)
  const bad = named.find((part) => !URL.canParse(part) || new URL(part).origin !== part)
  if (bad !== undefined)
    throw new ConfigError(`${name} must hold origins like https://app.example.com, without a path, not "${bad}".`)
  return named
}

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 }

/** Milliseconds; null for `off`, which keeps records permanently. */
export function parseDuration(text: string, name: string): number | null {
  if (text === 'off') return null
  const [, digits = '', unit = ''] = /^(\d{1,6})([dhms])$/.exec(text) ?? []
  const ms = Number(digits) * (units[unit] ?? 0)
  if (ms === 0) throw new ConfigError(`${name} must look like 30d, 12h, 90m or 10s, or be \`off\`, not "${text}".`)
  return ms
}
