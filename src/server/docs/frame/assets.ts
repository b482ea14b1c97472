// The style sheet and the scripts of the site, under names that change with their content: a browser may keep them for
// good.
import { createHash } from 'node:crypto'

/** A file under its name for good. */
export interface Asset {
  /** From the top of the site: `assets/site.0Zb3hXq1.css`. */
  path: string
  text: string
}

/** The asset `<name>.<extension>` with this text. */
export function assetOf(name: string, extension: 'css' | 'js', text: string): Asset {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return { path: `assets/${name}.${hash}.${extension}`, text }
}
