// Ranks short texts by the words of a query: BM25, with words in their stem and a few synonyms of the field.

/** A text to find. A word of the title has the weight of three in the body. */
export interface RankedText {
  title: string
  body: string
}

/** The texts that fit a query, best first. */
export type Ranking = (query: string, most: number) => { at: number; score: number }[]

const TITLE_WEIGHT = 3
/** The usual constants of BM25: how soon repeated words stop to count, and how much the length of a text counts. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.6
/** A synonym counts less than the word itself. */
const SYNONYM_WEIGHT = 0.8
/** Words of a query beyond these are ignored. */
const MOST_WORDS = 40

const stopWords = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its me my of on or that the their them then there these they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Words that users write, and the terms of the contract for them. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  bulk: ['import', 'batch'],
  callback: ['webhook', 'hook'],
  company: ['account'],
  customer: ['contact', 'subscriber'],
  hook: ['webhook', 'callback'],
  mailing: ['campaign', 'email'],
  newsletter: ['campaign', 'email'],
  notify: ['webhook', 'send'],
  otp: ['verify', 'code'],
  person: ['contact'],
  phone: ['cellphone', 'sms'],
  recipient: ['contact', 'to'],
  remov: ['delete', 'forget'],
  subscriber: ['contact'],
  text: ['sms'],
  throttl: ['rate', 'limit'],
  token: ['key'],
}

/** Cuts the endings that words of one meaning differ by. Too long a word is cut, so that no input is costly. */
function stemOf(word: string): string {
  const short = word.slice(0, 40)
  for (const ending of ['ations', 'ation', 'ings', 'ing', 'ies', 'ers', 'er', 'ed', 'es', 's', 'e', 'y'])
    if (short.length - ending.length >= 3 && short.endsWith(ending)) return short.slice(0, -ending.length)
  return short
}

/** The stems of a text: `createEmailCampaign` has three words. */
function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return (spaced.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word)).map(stemOf)
}

const synonymsByStem = new Map(
  Object.entries(synonyms).map(([word, others]) => [stemOf(word), others.map((other) => stemOf(other))]),
)

/** The words of a query with their weights. */
function weighed(query: string): Map<string, number> {
  const weights = new Map<string, number>()
  const words = wordsOf(query.slice(0, 2_000)).slice(0, MOST_WORDS)
  for (const word of words) {
    weights.set(word, 1)
    for (const other of synonymsByStem.get(word) ?? []) if (!weights.has(other)) weights.set(other, SYNONYM_WEIGHT)
  }
  return weights
}

/** Builds the ranking of some texts. It reads them once. */
export function createRanking(texts: readonly RankedText[]): Ranking {
  /** For each word, the texts that have it and how often. */
  const places = new Map<string, Map<number, number>>()
  const lengths = texts.map(({ title, body }, at) => {
    const add = (word: string, weight: number) => {
      const found = places.get(word) ?? new Map<number, number>()
      found.set(at, (found.get(at) ?? 0) + weight)
      places.set(word, found)
    }
    const [titleWords, bodyWords] = [wordsOf(title), wordsOf(body)]
    for (const word of titleWords) add(word, TITLE_WEIGHT)
    for (const word of bodyWords) add(word, 1)
    return titleWords.length * TITLE_WEIGHT + bodyWords.length
  })
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length)
  return (query, most) => {
    const scores = new Map<number, number>()
    for (const [word, weight] of weighed(query)) {
      const found = places.get(word)
      if (!found) continue
      const rarity = Math.log(1 + (texts.length - found.size + 0.5) / (found.size + 0.5))
      for (const [at, times] of found) {
        const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * (lengths[at] ?? 0)) / average
        const score = (weight * rarity * times * (SATURATION + 1)) / (times + SATURATION * length)
        scores.set(at, (scores.get(at) ?? 0) + score)
      }
    }
    return [...scores]
      .map(([at, score]) => ({ at, score }))
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, most)
  }
}
