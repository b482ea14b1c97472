// Reads the content of an email campaign from the options of a call (O-018).
import type { OptionMap } from '../call.ts'
import { Refusal } from '../errors.ts'
import { fileOf } from '../files.ts'
import { flagOf, textOf, trimmedOption } from '../options.ts'

/** The file, which is HTML. */
function readFile(file: string | undefined): { type: 'file'; file: string } {
  if (file === undefined) throw new Refusal('NO_ZIP_FILE')
  // Every ZIP archive begins with these bytes.
  if (Buffer.from(file, 'base64').subarray(0, 2).toString('latin1') === 'PK') throw new Refusal('INVALID_FILE')
  return { type: 'file', file }
}

/** The content that a call brings: HTML, an address, or a file; undefined when there is none. */
export function findContent(options: OptionMap) {
  const message = textOf(options, 'message')
  if (message?.trim()) return { type: 'html' as const, body: message }
  const url = trimmedOption(options, 'url')
  if (url !== undefined) return { type: 'web_page' as const, url }
  return textOf(options, 'file') === undefined ? undefined : readFile(fileOf(options))
}

/** The content that a call brings; refuses when there is none. */
export function readContent(options: OptionMap) {
  const content = findContent(options)
  if (content === undefined) throw new Refusal('NO_MESSAGE')
  return content
}

/** The flags and the links that they ask for; print has none. */
const links = {
  referer: 'forward',
  view: 'view_web',
  remove: 'unsubscribe',
  edit: 'edit',
  social_networks: 'social_share',
} as const

function linksAt(options: OptionMap, place: 'top' | 'bottom'): Record<string, boolean> | undefined {
  const given = Object.entries(links).flatMap(([flag, link]) => {
    const shown = flagOf(options, `link_${flag}_${place}`)
    return shown === undefined ? [] : [[link, shown] as const]
  })
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

/** The header and footer that the flags ask for; undefined without any flag. */
export function readLinks(options: OptionMap) {
  const [header_links, footer_links] = [linksAt(options, 'top'), linksAt(options, 'bottom')]
  if (!header_links && !footer_links) return undefined
  return { ...(header_links && { header_links }), ...(footer_links && { footer_links }) }
}
