// What mail programs turn into a link in plain text: addresses with a scheme, domains, IP addresses, network shares, also
// written with other forms of dots, slashes and colons, or with invisible characters inside.

/** Characters that a reader does not see: zero-width spaces and joiners, soft hyphens, marks of direction, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Slashes and colons that compatibility decomposition (NFKC) leaves apart from the ASCII ones. */
const SLASHES = /[\u2044\u2215\u29f8]/g
const COLONS = /[\u02d0\u0589\u05c3\u2236\ua789]/g

/** The text as a mail program that resolves look-alikes reads it. Ideographic full stops are kept apart. */
const foldLookalikes = (text: string): string =>
  text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(SLASHES, '/').replaceAll(COLONS, ':')

/** Schemes that mail programs link without slashes. */
const SCHEMES =
  'https?|ftps?|mailto|tel|callto|sms|smsto|mms|facetime|skype|whatsapp|tg|sips?|xmpp|irc|magnet|geo|webcals?|news|nntp|file|intent|market|javascript|vbscript|bitcoin|ethereum|onenote|outlook|zoommtg|msteams'

/** The end of a domain: two letters or more, or its ASCII form. */
const TOP = String.raw`(?:xn--[a-z\d]|[\p{L}\p{M}]{2})`
const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`
/** Top-level domains after which a Chinese, Japanese or Korean full stop continues a host name instead of ending a sentence. */
const CJK_TOP =
  '(?:中国|中國|公司|网络|網絡|网址|集团|香港|台湾|台灣|商城|商店|在线|中文网|移动|网店|网站|购物|手机|信息|娱乐|新加坡|닷컴|닷넷|한국|みんな|ストア|コム)(?![\\p{L}\\p{M}])'
/** What may stand before the dot of a domain; symbols too, since there are domains of emoji. */
const LABEL = String.raw`(?<=[\p{L}\p{M}\p{N}\p{S}_-])`

/** The one character of each link without which no program links it. */
const PARTS: readonly RegExp[] = [
  // Any scheme with slashes.
  /:(?=\/\/)/gu,
  new RegExp(String.raw`(?<=(?<![\p{L}\p{N}])(?:${SCHEMES})):(?=\S)`, 'giu'),
  // Domains, and addresses of email.
  new RegExp(String.raw`${LABEL}\.(?=${TOP})`, 'giu'),
  new RegExp(String.raw`${LABEL}。(?=xn--[a-z\d]|(?!${CJK})[\p{L}\p{M}]{2}|${CJK_TOP})`, 'giu'),
  /(?<=(?<![\p{L}\p{N}])www)[.。](?=\S)/giu,
  // IP addresses: dates have three numbers.
  /(?<=(?<![\d.])\d{1,3})\.(?=\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.]))/gu,
  // Network shares.
  /(?<!\\)\\(?=\\[\p{L}\p{N}])/gu,
]

/** Whether a mail program may make a link of something in the text. */
export function hasLink(text: string): boolean {
  const folded = foldLookalikes(text)
  return PARTS.some((part) => folded.search(part) >= 0)
}

/**
 * The text without anything that mail programs link: `example.com` becomes `example[.]com`. A text without links stays as
 * it is.
 */
export function disarmLinks(text: string): string {
  if (!hasLink(text)) return text
  return PARTS.reduce((left, part) => left.replaceAll(part, '[$&]'), foldLookalikes(text))
}
