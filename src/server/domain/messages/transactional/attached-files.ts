// Loads the files of an email. Files at URLs are untrusted content on foreign hosts: this limits their number, their
// size and the connections to a host.
import type { Limiter } from '../../../lib/limiter.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import type { Attachment } from '../../sending/carrier.ts'
import { MAX_ATTACHMENTS, MAX_FILES, type SingleAttachment } from './single-email.ts'

/** Reads a file from an address of a customer, as its bytes come. Implemented in channels/http. */
type StreamFile = (
  kind: AccountKind,
  url: string,
  options: { signal: AbortSignal; maxBytes: number },
) => AsyncIterable<Buffer>

export interface FileDeps {
  streamFile: StreamFile
  /** Lets the accounts fetch files in turn. */
  fetching: Limiter
  /** Lets so many connections through to one host. */
  fetchingFromHost: Limiter
  /** Lets so many emails have fetched files, or a large content, in memory until they are handed over. */
  carryingFiles: Limiter
}

/** Files for emails that are fetched at once, of all accounts and of each. */
export const FILES_AT_ONCE = { all: 64, each: 8 }
/** Files that are fetched from one host at once, for whatever account. */
export const FILES_FROM_HOST = { all: 64, each: 4 }
/** Emails with fetched files (5 MB) or a large content (10 MB) in memory at once: of all accounts and of each. */
export const EMAILS_WITH_FILES = { all: 16, each: 4 }
/** Milliseconds in which one file has to arrive. */
const FETCH_TIMEOUT_MS = 20_000

/** Whether a file of the email has to be fetched. */
export const hasFetched = (attachments: readonly SingleAttachment[]): boolean => attachments.some((a) => 'url' in a)

/** Whose files they are. */
interface Owner {
  account: number
  kind: AccountKind
}

/** The files with their bytes; throws what keeps the email from being sent. */
export async function loadFiles(
  parts: FileDeps,
  owner: Owner,
  attachments: readonly SingleAttachment[],
): Promise<Attachment[]> {
  if (attachments.length > MAX_FILES)
    throw new Error(`the email has ${attachments.length} files; ${MAX_FILES} are allowed`)
  const given = attachments.map((a) => ('data' in a ? Buffer.from(a.data, 'base64') : null))
  const room = MAX_ATTACHMENTS - given.reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0)
  const urls = new Set(attachments.flatMap((a) => ('url' in a ? [a.url] : [])))
  const fetched = await fetchAll(parts, owner, [...urls], room)
  const files = attachments.map((a, i) => {
    const content = given[i] ?? fetched.get('url' in a ? a.url : '') ?? Buffer.alloc(0)
    const inline = a.arrangement === 'inline' && { cid: ('data' in a ? a.cid : undefined) ?? String(i) }
    return { filename: a.filename, contentType: a.mimeType, content, ...inline }
  })
  // An address that is named twice is fetched once and counts twice.
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > MAX_ATTACHMENTS) throw tooLarge()
  return files
}

const tooLarge = () => new Error(`the files have more than ${MAX_ATTACHMENTS} bytes together, which is not allowed`)

/** Fetches each address once, together at most `room` bytes; the first failure ends the others. */
async function fetchAll(
  { streamFile, fetching, fetchingFromHost }: FileDeps,
  { account, kind }: Owner,
  urls: readonly string[],
  room: number,
): Promise<Map<string, Buffer>> {
  const stopped = new AbortController()
  let left = room

  async function fetchOne(url: string): Promise<[string, Buffer]> {
    stopped.signal.throwIfAborted()
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)])
    const pieces: Buffer[] = []
    for await (const piece of streamFile(kind, url, { signal, maxBytes: MAX_ATTACHMENTS })) {
      left -= piece.length
      if (left < 0) throw tooLarge()
      pieces.push(piece)
    }
    return [url, Buffer.concat(pieces)]
  }

  const fetchInTurn = (url: string) =>
    fetching
      .run(account, () => fetchingFromHost.run(hostOf(url), () => fetchOne(url)))
      .catch((error: Error) => {
        stopped.abort(error)
        throw error
      })
  return new Map(await Promise.all(urls.map(fetchInTurn)))
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? ''
