// The contact of a cart or an order is read before the cart or the order is locked, since contacts are locked first.
// Another request may have assigned a contact in between.

/** What keeps a contact; undefined while it is not there. */
type Owned = { contact_id: number | null } | undefined

class OwnerChanged extends Error {}

/** Ends the transaction when the held row has another contact than the one that was read before. */
export function assertSameOwner(read: Owned, held: Owned): void {
  if ((read?.contact_id ?? null) !== (held?.contact_id ?? null)) throw new OwnerChanged('The contact has changed.')
}

/** Runs a transaction until no other one changes the contact under it. Each that does has made its own change. */
export async function untilOwnerStays<T>(transaction: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await transaction()
    } catch (error) {
      if (!(error instanceof OwnerChanged)) throw error
    }
}
