// Reads the groups of recipient domains from the file that the setting names.
import { readFileSync } from 'node:fs'
import { builtInGroups, FLOOR, OTHERS, type RecipientGroup } from '../channels/email/recipient-groups.ts'
import { ConfigError } from '../settings/settings.ts'

const MEMBERS = ['domains', 'connections', 'rate', 'floor']
const NAME = /^[a-z\d][a-z\d_-]{0,29}$/
const DOMAIN = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

type Wrong = (why: string) => ConfigError

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readGroups(path: string, wrong: Wrong): Record<string, unknown> {
  let given: unknown
  try {
    given = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw wrong(`It cannot be read. ${(error as Error).message}`)
  }
  if (!isObject(given)) throw wrong('It must hold an object with a member for each group.')
  return given
}

/** The number in a member of a group; null when it is not there. */
function numberOf(group: Record<string, unknown>, member: string, least: number, wrong: Wrong): number | null {
  const value = group[member]
  if (value === undefined) return null
  if (typeof value === 'number' && Number.isFinite(value) && value >= least) return value
  throw wrong(`${member} must be a number from ${least} on.`)
}

function domainsOf(given: unknown, name: string, wrong: Wrong): readonly string[] {
  const known = builtInGroups.find((group) => group.name === name)
  if (given === undefined && known) return known.domains
  if (name === OTHERS) throw wrong('it has no domains: it is all domains that no group has.')
  if (!Array.isArray(given) || given.length === 0) throw wrong('domains must be a list of domains.')
  return given.map((domain) => {
    const lower = String(domain).toLowerCase()
    if (!DOMAIN.test(lower)) throw wrong(`${JSON.stringify(domain)} is not a domain name.`)
    return lower
  })
}

function groupOf(name: string, given: unknown, wrong: Wrong): RecipientGroup {
  if (!NAME.test(name)) throw wrong('a name has up to 30 small letters, digits, - and _.')
  if (!isObject(given)) throw wrong('it must be an object.')
  const stranger = Object.keys(given).find((member) => !MEMBERS.includes(member))
  if (stranger !== undefined) throw wrong(`there is no ${stranger}; there are ${MEMBERS.join(', ')}.`)
  const connections = numberOf(given, 'connections', 1, wrong)
  const rate = numberOf(given, 'rate', 0.01, wrong)
  const floor = numberOf(given, 'floor', 0.01, wrong) ?? Math.min(FLOOR, rate ?? FLOOR)
  if (rate !== null && floor > rate) throw wrong('floor must not be more than rate.')
  return {
    name,
    domains: domainsOf(given['domains'], name, wrong),
    connections: connections === null ? null : Math.floor(connections),
    rate,
    floor,
  }
}

/** The groups of the file, with those of the built-in ones that it does not name. Throws ConfigError. */
export function readMailGroups(path: string | null): readonly RecipientGroup[] {
  if (path === null) return builtInGroups
  const wrong: Wrong = (why) => new ConfigError(`MESSAGING_SMTP_GROUPS: ${path}: ${why}`)
  const own = Object.entries(readGroups(path, wrong)).map(([name, given]) =>
    groupOf(name, given, (why) => wrong(`${name}: ${why}`)),
  )
  const taken = new Map<string, string>()
  for (const { name, domains } of own)
    for (const domain of domains) {
      const other = taken.get(domain)
      if (other !== undefined) throw wrong(`${domain} is in both ${other} and ${name}.`)
      taken.set(domain, name)
    }
  const rest = builtInGroups
    .filter(({ name }) => !own.some((group) => group.name === name))
    // A domain that a group of the file has is in that one.
    .map((group) => ({ ...group, domains: group.domains.filter((domain) => !taken.has(domain)) }))
  return [...own, ...rest]
}
