// Segments as calls name them: by name, by the number of a saved one, or by the id that REST gives it (O-051).
import type { Domain } from '../domain/domain.ts'
import { mapDomainError } from './errors.ts'

const FEW = { offset: 0, limit: 100 }

/** The id of the segment of the list; refuses when the list has none that is called so. */
export async function segmentNamed(
  segments: Domain['audience']['segments'],
  account: number,
  list: number,
  called: string,
): Promise<string> {
  const { items } = await segments.list(account, list, { name: called }, FEW)
  // Of several with the name, the one that the account made is meant.
  const named = items.find(({ type }) => type === 'saved') ?? items[0]
  if (named) return named.id
  const id = /^\d{1,15}$/.test(called) ? `saved_${called}` : called
  return (await mapDomainError({ not_found: 'SEGMENT_NOT_FOUND' }, () => segments.get(account, list, id))).id
}
