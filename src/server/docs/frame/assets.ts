// The style sheet and the scripts of the site. Their names change with their content, so a browser may cache them
// permanently.
import { createHash } from 'node:crypto'

/** A file whose name contains a hash of its content. */
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
