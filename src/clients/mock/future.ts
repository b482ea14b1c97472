// Changes an answer as a later version of the API may: a client that was made today has to survive that.

const VALUE = 'value_of_a_later_version'

/** What a later version may answer: unknown members, unknown values of the members `enums`, and an unknown reason in errors. */
export function inFuture(body: unknown, enums: ReadonlySet<string>): unknown {
  if (Array.isArray(body)) return body.map((item) => inFuture(item, enums))
  if (typeof body !== 'object' || body === null) return body
  const changed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    const isText = enums.has(name) && typeof value === 'string' && value !== ''
    const isList = enums.has(name) && Array.isArray(value) && value.every((item) => typeof item === 'string')
    if (isText) changed[name] = VALUE
    else if (isList) changed[name] = [...value, VALUE]
    // The members of `errors` are places and reasons.
    else if (name === 'errors') changed[name] = withReason(value)
    else changed[name] = inFuture(value, enums)
  }
  if ('title' in body && 'status' in body && !('errors' in body)) changed['errors'] = withReason({})
  return { ...changed, member_of_a_later_version: { since: '2099-01-01' } }
}

const withReason = (errors: unknown): unknown =>
  typeof errors === 'object' && errors !== null && !Array.isArray(errors)
    ? { ...errors, reason_of_a_later_version: 'This reason is not in the contract of today.' }
    : errors
