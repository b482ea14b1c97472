// JSON for the eyes of people: without secrets, and never longer than a screen or two.

/** Names of members whose values are secrets. */
const SECRET =
  /passw|secret|token|api[-_]?key|private[-_]?key|authorization|signature|(^|_)(pin|otp|p256dh|auth|key)$|^code$|verif\w*code|codeValue/i
const HIDDEN = '[redacted]'

/** Characters of a text, and items of a list, that are kept. */
const TEXT = 1_000
const ITEMS = 50
const DEPTH = 12

/** Whether a value under this name is a secret. */
export const isSecret = (name: string): boolean => SECRET.test(name)

/** A value as JSON text, and whether something was left out because it was too long. */
export interface Redacted {
  text: string
  isCut: boolean
}

/** Writes a value of JSON without the values of secret members. The text has about `room` characters at most. */
export function redactedJson(value: unknown, room: number): Redacted {
  let left = room
  let isCut = false
  const cut = (text: string) => {
    isCut = true
    return text
  }
  const plain = (one: unknown): string => {
    const whole = typeof one === 'string' && one.length > TEXT ? cut(`${one.slice(0, TEXT)} …`) : one
    const text = JSON.stringify(whole) ?? 'null'
    left -= text.length
    return text
  }
  const list = (items: readonly unknown[], depth: number): string => {
    const texts: string[] = []
    for (const item of items) {
      if (left <= 0 || texts.length === ITEMS) break
      texts.push(write(item, depth))
    }
    const more = items.length - texts.length
    if (more > 0) texts.push(cut(JSON.stringify(`… ${more} more`)))
    return `[${texts.join(',')}]`
  }
  const members = (object: object, depth: number): string => {
    const texts: string[] = []
    for (const [name, member] of Object.entries(object)) {
      if (member === undefined) continue
      if (left <= 0) {
        texts.push(cut('"…":"more"'))
        break
      }
      left -= name.length + 4
      const isHidden = isSecret(name) && member !== null && typeof member !== 'boolean'
      texts.push(`${JSON.stringify(name)}:${isHidden ? plain(HIDDEN) : write(member, depth)}`)
    }
    return `{${texts.join(',')}}`
  }
  function write(one: unknown, depth: number): string {
    if (typeof one !== 'object' || one === null || one instanceof Date) return plain(one)
    if (depth === DEPTH) return cut('"…"')
    return Array.isArray(one) ? list(one, depth + 1) : members(one, depth + 1)
  }
  return { text: write(value, 0), isCut }
}

/** An address with its query, without the values of secret parameters. */
export function redactedPath(path: string): string {
  const [bare = '', query] = path.slice(0, 2_000).split('?', 2)
  if (query === undefined) return bare
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1)
    return isSecret(name) ? `${name}=${HIDDEN}` : part
  })
  return `${bare}?${parts.join('&')}`
}
