// Which regular expressions a goal may have. They run in the browser of every visitor, by an engine that tries one way
// after another, and nothing can stop it. So a pattern is read here by a small grammar, and the ways that an engine may
// try are counted: the parts that follow one another multiply, alternatives add up.

/** Characters of a text that scripts compare with a pattern. */
export const MAX_TEXT = 250
const MAX_PATTERN = 200
/** Ways to match that a browser tries in a moment: two parts of any length, from any place in the text. */
const MAX_MATCHES = MAX_TEXT ** 3

const WORDS: ReadonlySet<string> = new Set('dDwWsSbBnrtfv')

class PatternFault extends Error {}

/** Reads a pattern and counts the ways. */
function createReader(pattern: string) {
  let at = 0
  const peek = () => pattern[at]
  const fail = (text: string): never => {
    throw new PatternFault(text)
  }

  /** After a backslash. */
  function escaped(): void {
    const sign = pattern[at++] ?? fail('ends with a backslash')
    if (/[a-z\d]/i.test(sign) && !WORDS.has(sign)) fail(`has \\${sign}, which is not allowed`)
  }

  function characterClass(): void {
    for (let sign = pattern[at++]; sign !== ']'; sign = pattern[at++]) {
      if (sign === undefined) fail('has a [ without its ]')
      if (sign === '\\') escaped()
    }
  }

  /** How many lengths a quantifier allows; null when none follows. */
  function lengths(): number | null {
    const rest = pattern.slice(at)
    const [text = '', least, comma, most] = /^(?:[*+?]|\{(\d{1,3})(?:(,)(\d{1,3})?)?\})/.exec(rest) ?? []
    if (text === '') return null
    at += text.length
    if (peek() === '?') at++
    if (text === '?') return 2
    if (least === undefined || (comma && most === undefined)) return MAX_TEXT
    return most === undefined ? 1 : Math.max(1, Number(most) - Number(least) + 1)
  }

  /** One part, without its quantifier; the ways inside it. */
  function atom(): { ways: number; isGroup: boolean } {
    const sign = pattern[at++] as string
    if (sign === '(') {
      if (peek() === '?') {
        if (pattern[at + 1] !== ':') fail('may have no groups but (…) and (?:…)')
        at += 2
      }
      const ways = alternatives()
      if (pattern[at++] !== ')') fail('has a ( without its )')
      return { ways, isGroup: true }
    }
    if (sign === '[') characterClass()
    else if (sign === '\\') escaped()
    else if ('*+?{'.includes(sign)) fail(`has a ${sign} with nothing before it`)
    return { ways: 1, isGroup: false }
  }

  function sequence(): number {
    let ways = 1
    while (at < pattern.length && peek() !== '|' && peek() !== ')') {
      const before = at
      const part = atom()
      const isOptional = peek() === '?'
      const many = lengths()
      if (many !== null && part.isGroup && !isOptional) fail(`repeats a group: ${pattern.slice(before, at)}`)
      ways *= part.isGroup && isOptional ? part.ways + 1 : part.ways * (many ?? 1)
    }
    return ways
  }

  function alternatives(): number {
    let ways = sequence()
    while (peek() === '|') {
      at++
      ways += sequence()
    }
    return ways
  }

  return {
    ways(): number {
      const starts = pattern.startsWith('^') && !pattern.includes('|') ? 1 : MAX_TEXT
      const ways = starts * alternatives()
      return at < pattern.length ? fail('has a ) without its (') : ways
    },
  }
}

/** Why a goal may not have this pattern; null when it may. */
export function patternFault(pattern: string): string | null {
  if (pattern.length > MAX_PATTERN) return `has more than ${MAX_PATTERN} characters`
  try {
    if (createReader(pattern).ways() > MAX_MATCHES)
      return 'has too many parts of variable length, by which a page could stand still'
    new RegExp(pattern)
    return null
  } catch (error) {
    if (error instanceof PatternFault) return error.message
    if (error instanceof SyntaxError) return `is not a regular expression: ${error.message}`
    throw error
  }
}
