// Recipient domains of one provider. Its limits apply to all of them together.

export interface RecipientGroup {
  name: string
  /** In lower case. */
  domains: readonly string[]
  /** Mails that may be on their way to the group at once; null: nearly all connections. */
  connections: number | null
  /** Mails per second at most; null: as many as the provider takes. */
  rate: number | null
  /** Mails per second that it gets in any case. */
  floor: number
}

/** The group of all domains that no other names. Its limits are those of each domain by itself. */
export const OTHERS = 'others'

/** Mails per second that a group always gets: a day has room for 86,400. */
export const FLOOR = 1

const builtInGroup = (name: string, ...domains: string[]): RecipientGroup => ({
  name,
  domains,
  connections: null,
  rate: null,
  floor: FLOOR,
})

/** The groups that every server knows. */
export const builtInGroups: readonly RecipientGroup[] = [
  builtInGroup('gmail', 'gmail.com', 'googlemail.com'),
  builtInGroup('outlook', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'),
  builtInGroup('yahoo', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'aol.com'),
  builtInGroup('icloud', 'icloud.com', 'me.com', 'mac.com'),
  builtInGroup(OTHERS),
]

/** Where the mails to an address queue up: in the lane of their group, or of their domain where it is in none. */
export interface LaneOf {
  lane: string
  group: RecipientGroup
}

/** Makes the function that finds the lane of an address. One of `groups` is called OTHERS. */
export function lanesBy(groups: readonly RecipientGroup[]): (address: string) => LaneOf {
  const byDomain = new Map<string, LaneOf>()
  for (const one of groups) for (const domain of one.domains) byDomain.set(domain, { lane: one.name, group: one })
  const others = groups.find(({ name }) => name === OTHERS) ?? builtInGroup(OTHERS)
  return (address) => {
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    return byDomain.get(domain) ?? { lane: `@${domain}`, group: others }
  }
}
