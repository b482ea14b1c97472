// Files that come in the request of a campaign: recordings, and what a fax sends. They are known by how they begin.
import { fromBase64, NO_BASE64 } from '../../lib/base64.ts'
import { sha256 } from '../../lib/ids.ts'
import { findFile, keepFile } from '../../store/campaigns/campaign-files.ts'
import type { Db, Store } from '../../store/store.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import { invalid } from '../errors.ts'

/** A file that was looked at. */
export interface CampaignFile {
  /** Its media type. */
  type: string
  bytes: Buffer
}

/** Bytes of a file of a campaign at most (M-441). */
const MAX_FILE_BYTES = 8 * 1024 * 1024

interface FileKind {
  /** What it has to be, in the words of an error. */
  wanted: string
  /** The media type of what begins like this; null for another kind of file. */
  typeOf(bytes: Buffer): string | null
}

const begins = (bytes: Buffer, text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text))

export const recording: FileKind = {
  wanted: 'recording: send the Base64 of a WAV or MP3 file',
  typeOf(bytes) {
    if (begins(bytes, 'RIFF') && begins(bytes, 'WAVE', 8)) return 'audio/wav'
    // A tag (ID3v2), or the eleven set bits that begin a frame (ISO 11172-3).
    const [first = 0, second = 0] = bytes
    return begins(bytes, 'ID3') || (first === 0xff && (second & 0xe0) === 0xe0) ? 'audio/mpeg' : null
  },
}

export const faxPage: FileKind = {
  wanted: 'PDF file: send its Base64',
  typeOf: (bytes) => (begins(bytes, '%PDF-') ? 'application/pdf' : null),
}

/** Reads a file that came as Base64. Throws `invalid` at `place` for one that is too large or of another kind. */
export function readFile({ wanted, typeOf }: FileKind, base64: string, place: string): CampaignFile {
  const bytes = fromBase64(base64)
  if (bytes === null) throw invalid(place, NO_BASE64)
  if (bytes.length > MAX_FILE_BYTES)
    throw invalid(place, `has ${bytes.length} bytes; at most ${MAX_FILE_BYTES} are taken`)
  const type = typeOf(bytes)
  if (type === null) throw invalid(place, `is not a ${wanted}`)
  return { type, bytes }
}

/** Keeps a file for the account; resolves with its id. */
export const storeFile = (tx: Db, account: number, { type, bytes }: CampaignFile): Promise<number> =>
  keepFile(tx, {
    account_id: account,
    hash: sha256(bytes),
    type,
    size: bytes.length,
    body: bytes.toString('base64'),
  })

export interface CampaignFiles {
  /** The address of a file, which needs no key. */
  addressOf(account: number, id: number): string
  /** A file of an account; null when it is gone. */
  open(account: number, id: number): Promise<CampaignFile | null>
}

export function createCampaignFiles({
  store,
  trackingLinks,
}: {
  store: Store
  trackingLinks: TrackingLinks
}): CampaignFiles {
  return {
    addressOf: (account, id) => trackingLinks.file(account, id),

    async open(account, id): Promise<CampaignFile | null> {
      const row = await findFile(store.db, account, id)
      return row ? { type: row.type, bytes: Buffer.from(row.body, 'base64') } : null
    },
  }
}
