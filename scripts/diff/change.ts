// What the comparison finds: one change of the contract, breaking or not.

/** An operation that a client calls, or a webhook or callback that calls it. */
export interface Subject {
  /** The operationId; a callback is `<operationId>.<callback>`, a webhook has its name, as in generated/. */
  id: string
  method: string
  path: string
}

export interface Change {
  /**
   * Breaking: a client of the last release may fail. Warning: it may meet something new. Added and changed: it works as
   * before.
   */
  kind: 'breaking' | 'warning' | 'added' | 'changed'
  api: string
  rule: string
  /** JSON pointer into the bundle, or the place in the WSDL. */
  place: string
  /** Where to look: the file of specs/, and the place in it. */
  source: { file: string; place: string }
  message: string
  /** Who is affected, in the order of the contract. */
  subjects: Subject[]
}

/**
 * The id that a waiver names: a break has the same id on every machine and in every run. It leaves out the `#` of the
 * pointer, which would begin a comment in YAML.
 */
export const idOf = ({ api, rule, place }: Change): string => `${api} ${rule} ${place.replace(/^#/, '')}`

export const printSubject = ({ id, method, path }: Subject): string =>
  id === `${method} ${path}` ? id : `${id} (${method} ${path})`

/** As many subjects as fit on a line. */
export function printSubjects(subjects: Subject[], most: number): string {
  const named = subjects.slice(0, most).map(printSubject).join(', ')
  return subjects.length > most ? `${named} and ${subjects.length - most} more` : named || 'no operation'
}

/** Joins the messages and subjects of changes that have the same id. */
export function joined(changes: Change[]): Change[] {
  const byId = new Map<string, Change>()
  for (const change of changes) {
    const id = `${change.kind} ${idOf(change)}`
    const known = byId.get(id)
    if (!known) byId.set(id, { ...change })
    else {
      if (!known.message.includes(change.message)) known.message += ` ${change.message}`
      known.subjects = uniqueSubjects([...known.subjects, ...change.subjects])
    }
  }
  return [...byId.values()]
}

export function uniqueSubjects(subjects: Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [subject.id, subject])).values()]
}
