// Removes requests to other hosts from styles.

/** Says which address may be loaded in place of one that a page names; null for none. */
export type Loadable = (url: string) => string | null

const LETTER = /[\w@(:/.-]/

/** Decodes letters that are escaped by their numbers, so that they cannot hide a word. */
const withoutEscapes = (css: string): string =>
  css
    .replace(/\\([0-9a-f]{1,6})[\t\n\f\r ]?/gi, (all, hex: string) => {
      const code = Number.parseInt(hex, 16)
      const letter = code < 128 ? String.fromCharCode(code) : ''
      return LETTER.test(letter) ? letter : all
    })
    .replace(/\\([g-z@(])/gi, '$1')

const ADDRESS = /url\(\s*(?:"([^"]*)"?|'([^']*)'?|([^)]*))[^)]*\)?/gi

/** Style rules or declarations without imports, fonts and other people's pictures. */
export const quietCss = (css: string, loadable: Loadable): string =>
  withoutEscapes(css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' '))
    .replace(/@(?:import|namespace|charset)[^;{}]*;?/gi, '')
    .replace(/@font-face\s*\{[^}]*\}?/gi, '')
    .replace(/(?<![\w-])(?:-webkit-)?(?:image-set|cross-fade|image|src|element|paint)\(/gi, 'none(')
    .replace(ADDRESS, (_all, double?: string, single?: string, bare?: string) => {
      const url = loadable((double ?? single ?? bare ?? '').trim())
      return url === null || /["\\\n<]/.test(url) ? 'none' : `url("${url}")`
    })
    .replaceAll('<', '\\3c ')
