// What calls that send a campaign say of its sender and its audience, whatever its channel.
import type { Domain } from '../domain/domain.ts'
import type { OptionMap } from './call.ts'
import { Refusal } from './errors.ts'
import { numberOf, textsOf, trimmedOption } from './options.ts'
import { segmentNamed } from './segment-names.ts'

/** Maximum number of addresses in one call. */
const MAX_ADDRESSES = 1000

export type Audience = { type: 'none' } | { type: 'contact' | 'segment'; data: string[] }

/** The id of the sender that a call names; undefined when it names none. */
export function senderOf(options: OptionMap): number | undefined {
  const code = trimmedOption(options, 'fromID') ?? trimmedOption(options, 'from')
  if (code !== undefined && !/^\d{1,15}$/.test(code)) throw new Refusal('INVALID_FROM')
  return code === undefined ? undefined : Number(code)
}

/** The group that a call names; undefined when it names none, and 0 for the one that is none. */
export const groupOf = (options: OptionMap): number | undefined => numberOf(options, 'group')

/**
 * The audience of a campaign: the contacts with these addresses, else segments or the whole list (O-024). Segments are
 * still names.
 */
export function audienceOf(options: OptionMap, addresses: string[]): Audience {
  if (addresses.length > MAX_ADDRESSES) throw new Refusal('MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED')
  if (addresses.length > 0) return { type: 'contact', data: addresses }
  const segments = [...new Set(textsOf(options, 'segment'))]
  if (segments.length === 0) throw new Refusal('NO_SUBSCRIBERS')
  return segments.every((segment) => segment === 'all') ? { type: 'none' } : { type: 'segment', data: segments }
}

/** Replaces the names of segments by their ids; the name `all` stands for the whole list. */
export async function withIds(
  domain: Pick<Domain, 'audience'>,
  account: number,
  list: number,
  audience: Audience,
): Promise<Audience> {
  if (audience.type !== 'segment') return audience
  const data: string[] = []
  const names = audience.data.filter((name) => name !== 'all')
  for (const name of new Set(names)) data.push(await segmentNamed(domain.audience.segments, account, list, name))
  return names.length < audience.data.length ? { type: 'none' } : { type: 'segment', data }
}
