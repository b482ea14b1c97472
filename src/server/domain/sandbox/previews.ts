// Captured messages as pages for a browser: without scripts, and without requests to other hosts.
import type { Clock } from '../../lib/clock.ts'
import { quietHtml } from '../../lib/html/quiet-html.ts'
import { openToken, sealToken } from '../../lib/ids.ts'
import { filesOf } from '../../lib/mail-source.ts'
import { type CapturedRow, findCaptured } from '../../store/sandbox/captured.ts'
import type { Store } from '../../store/store.ts'
import { readTrackingToken } from '../content/tracking-links.ts'
import { notFound } from '../errors.ts'
import { contentOf } from './captured-content.ts'
import type { CapturedPages } from './captured-pages.ts'

/** Milliseconds for which a link works, in real time. */
const LIFE_MS = 10 * 60_000

interface PreviewOptions {
  /** Pictures may be loaded from other hosts. */
  isRemote: boolean
  isDark: boolean
}

/** A page to show, or why there is none. */
type Preview = { html: string; isRemote: boolean } | 'ended' | 'unknown'

export interface PreviewDeps {
  store: Store
  clock: Clock
  linkSecret: string
  publicUrl: string
  capturedPages: CapturedPages
}

/** The head of every preview. What the mail says itself comes later, and so counts more. */
const headOf = ({ isDark }: PreviewOptions) =>
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<style>html{${isDark ? 'background:#17181a;color:#e8e8e6;color-scheme:dark' : 'background:#fff;color-scheme:light'}}` +
  'img{max-width:100%}</style>'

export interface Previews {
  /** An address for a message; throws `not_found` when it has no HTML. */
  link(row: CapturedRow, options: PreviewOptions): Promise<{ url: string; expires: number }>
  /** The preview of a link. */
  open(token: string): Promise<Preview>
}

export function createPreviews({ store, clock, linkSecret, publicUrl, capturedPages }: PreviewDeps): Previews {
  /** Whether an address is that of the picture by which openings are counted, on whatever host. */
  const counts = (url: string): boolean => {
    const target = readTrackingToken(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '', linkSecret)
    return target?.kind === 'open' || target?.kind === 'friend-open'
  }

  /** What of the pictures of a mail is shown: its own files as they are, others where the reader wants it. */
  function loadableOf(row: CapturedRow, isRemote: boolean): (url: string) => string | null {
    let files: Map<string, string> | undefined
    const own = (id: string): string | null => {
      files ??= new Map(
        (row.content === null ? filesOf(row.source) : []).flatMap(({ contentId, contentType, bytes }) =>
          contentId !== null && contentType.startsWith('image/')
            ? [[contentId, `data:${contentType};base64,${bytes().toString('base64')}`]]
            : [],
        ),
      )
      return files.get(id) ?? null
    }
    return (url) => {
      if (/^data:image\/[\w.+-]+[;,]/i.test(url)) return url
      if (/^cid:/i.test(url)) return own(decodeSafely(url.slice(4)))
      return isRemote && /^https?:\/\//i.test(url) && !counts(url) ? url : null
    }
  }

  return {
    async link(row, options): Promise<{ url: string; expires: number }> {
      const { html } = await contentOf(row, await capturedPages.of(row))
      if (html === undefined) throw notFound('HTML of the captured message', row.id)
      const expires = clock.wall() + LIFE_MS
      const shows = `${options.isRemote ? 'r' : ''}${options.isDark ? 'd' : ''}`
      return {
        url: `${publicUrl}/preview/${sealToken('preview', `w-${row.id}-${expires}-${shows}`, linkSecret)}`,
        expires,
      }
    },

    async open(token): Promise<Preview> {
      const [, id, expires, shows = ''] =
        /^w-(\d+)-(\d+)-([rd]*)$/.exec(openToken('preview', token, linkSecret) ?? '') ?? []
      if (id === undefined) return 'unknown'
      if (Number(expires) < clock.wall()) return 'ended'
      const row = await findCaptured(store.db, Number(id))
      const { html } = row ? await contentOf(row, await capturedPages.of(row)) : {}
      if (!row || html === undefined) return 'unknown'
      const options = { isRemote: shows.includes('r'), isDark: shows.includes('d') }
      return {
        html: quietHtml(html, { loadable: loadableOf(row, options.isRemote), head: headOf(options) }),
        isRemote: options.isRemote,
      }
    },
  }
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
