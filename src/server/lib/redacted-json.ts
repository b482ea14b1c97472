// JSON for the eyes of people: without secrets, and never longer than a screen or two.
import querystring from 'node:querystring'

/** Names of members whose values are secrets. */
const SECRET =
  /passw|secret|token|(api|auth|private)[-_]?key|^certificate$|authorization|signature|(^|_)(pin|otp|p256dh|auth|key)$|^code$|verif\w*code|codeValue/i
const HIDDEN = '[redacted]'

/** Characters of a text, and items of a list, that are kept. */
const TEXT = 1_000
const ITEMS = 50
const DEPTH = 12

/** Whether a value under this name is a secret. */
const isSecret = (name: string): boolean => SECRET.test(name)

/** A value as JSON text, and whether something was left out because it was too long. */
export interface Redacted {
  text: string
  isCut: boolean
}

/** What is left out of texts: of those that people read, and of all others; null for nothing. */
interface Hiding {
  read: RegExp | null
  other: RegExp | null
}

/** Minimum length of a secret to look for it in other texts. */
const LOOKED_FOR = 4
/** A word of capital letters and digits such as those of one-time codes, or digits next to other letters. */
const CODE = /(?<![A-Za-z0-9])[A-Z0-9]{4,20}(?![A-Za-z0-9])|(?<!\d)\d{4,20}(?!\d)/
/** Names of members that hold what people read. */
const READ = /(name|subject|title|text|html|excerpt|message|body|tags|links|value|data|content\w*)$/i

/** What hides these secrets, and words that match `more`. Of a long one, its beginning is looked for. */
function hidingOf(known: ReadonlySet<string>, more?: RegExp): RegExp | null {
  // The longest first: one may be the beginning of another.
  const texts = [...known].sort((a, b) => b.length - a.length).map((one) => RegExp.escape(one))
  const all = more ? [...texts, more.source] : texts
  return all.length === 0 ? null : new RegExp(all.join('|'), 'g')
}

/** The beginning of a text, without secrets: none that begins there is shown in part. */
function beginningOf(text: string, secrets: RegExp | null): string {
  let shown = ''
  let at = 0
  for (const match of secrets ? text.slice(0, 2 * TEXT).matchAll(secrets) : []) {
    if (match.index >= TEXT) break
    shown += text.slice(at, match.index) + HIDDEN
    at = match.index + match[0].length
  }
  return shown + text.slice(at, Math.max(at, TEXT))
}

/** Writes a value; `found` gets the values of its secret members. */
function writeValue(value: unknown, room: number, hiding: Hiding, found: Set<string>): Redacted {
  let left = room
  let isCut = false
  const cut = (text: string) => {
    isCut = true
    return text
  }
  const short = (text: string, isRead: boolean): string => {
    const shown = beginningOf(text, isRead ? hiding.read : hiding.other)
    return text.length > TEXT ? cut(`${shown} …`) : shown
  }
  const plain = (one: unknown, isRead = false): string => {
    const text = JSON.stringify(typeof one === 'string' ? short(one, isRead) : one) ?? 'null'
    left -= text.length
    return text
  }
  const list = (items: readonly unknown[], depth: number, isRead: boolean): string => {
    const texts: string[] = []
    for (const item of items) {
      if (left <= 0 || texts.length === ITEMS) break
      texts.push(write(item, depth, isRead))
    }
    const more = items.length - texts.length
    if (more > 0) texts.push(cut(JSON.stringify(`… ${more} more`)))
    return `[${texts.join(',')}]`
  }
  const members = (object: object, depth: number, isRead: boolean): string => {
    const texts: string[] = []
    for (const [name, member] of Object.entries(object)) {
      if (member === undefined) continue
      if (left <= 0) {
        texts.push(cut('"…":"more"'))
        break
      }
      left -= name.length + 4
      const isHidden = isSecret(name) && member !== null && typeof member !== 'boolean'
      const secret = isHidden && typeof member !== 'object' ? String(member).slice(0, TEXT) : ''
      if (secret.length >= LOOKED_FOR) found.add(secret)
      texts.push(
        `${JSON.stringify(name)}:${isHidden ? plain(HIDDEN) : write(member, depth, isRead || READ.test(name))}`,
      )
    }
    return `{${texts.join(',')}}`
  }
  function write(one: unknown, depth: number, isRead: boolean): string {
    if (typeof one !== 'object' || one === null || one instanceof Date) return plain(one, isRead)
    if (depth === DEPTH) return cut('"…"')
    return Array.isArray(one) ? list(one, depth + 1, isRead) : members(one, depth + 1, isRead)
  }
  return { text: write(value, 0, false), isCut }
}

/**
 * Writes a JSON value without the values of secret members, even if other texts repeat them. The text has about `room`
 * characters at most. `codes`: texts that look like a one-time code are left out too.
 */
export function redactedJson(value: unknown, room: number, { codes = false } = {}): Redacted {
  const found = new Set<string>()
  const more = codes ? CODE : undefined
  const written = writeValue(value, room, { read: hidingOf(found, more), other: null }, found)
  if (found.size === 0) return written
  return writeValue(value, room, { read: hidingOf(found, more), other: hidingOf(found) }, found)
}

/** An address with its query, without the values of secret parameters. */
export function redactedPath(path: string): string {
  const [bare = '', query] = path.slice(0, 2_000).split('?', 2)
  if (query === undefined) return bare
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1)
    return isSecret(querystring.unescape(name)) ? `${name}=${HIDDEN}` : part
  })
  return `${bare}?${parts.join('&')}`
}
