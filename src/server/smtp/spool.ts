// Keeps a mail while it comes in: in memory as long as it is small, then in a file without a name. So even many mails
// at the same time take little memory.
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { randomToken } from '../lib/ids.ts'
import { makePrivateFolder } from '../lib/private-files.ts'
import { createLineCheck } from './line-ends.ts'

/** Maximum bytes of a mail that are kept in memory. */
const IN_MEMORY = 64 * 1024

export interface Received {
  /** Bytes that arrived, including those that were not kept. */
  bytes: number
  /** Why the mail cannot be accepted; if it cannot, nothing of it was kept. */
  problem: 'too_large' | 'line_ends' | null
  read(): Promise<Buffer>
  /** Frees the memory and the file. */
  discard(): Promise<void>
}

/** A new file that no other process can open, and that disappears when this process ends, however it ends. */
async function openNameless(folder: string): Promise<FileHandle> {
  makePrivateFolder(folder)
  const path = join(folder, randomToken(12))
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/** How a mail is kept. */
interface Keeping {
  folder: string
  /** Bytes of the largest mail. */
  limit: number
  /** Takes line ends as they come, for a mail that goes no further (false). */
  anyLines?: boolean
  /** Bytes of the mail that are kept: of a longer one its beginning (all). */
  most?: number
}

/** Reads the mail to its end, however long it is; rejects when the client leaves earlier. */
export async function receiveMail(
  stream: AsyncIterable<Buffer>,
  { folder, limit, anyLines = false, most = limit }: Keeping,
): Promise<Received> {
  const lines = anyLines ? null : createLineCheck()
  let chunks: Buffer[] = []
  let held = 0
  let bytes = 0
  let problem: Received['problem'] = null
  let file: FileHandle | null = null

  const discard = async () => {
    chunks = []
    await file?.close()
    file = null
  }
  const spill = async () => {
    file ??= await openNameless(folder)
    await file.write(Buffer.concat(chunks))
    chunks = []
    held = 0
  }
  const appendChunk = async (chunk: Buffer) => {
    chunks.push(chunk)
    held += chunk.length
    if (held > IN_MEMORY) await spill()
  }

  try {
    for await (const chunk of stream) {
      bytes += chunk.length
      problem ??= bytes > limit ? 'too_large' : (lines?.accepts(chunk) ?? true) ? null : 'line_ends'
      // The rest has to be read all the same: a client reads the reply only after it has sent everything.
      if (problem === null) await appendChunk(chunk.subarray(0, Math.max(0, most - (bytes - chunk.length))))
      else await discard()
    }
    if (problem === null && lines?.end() === false) problem = 'line_ends'
    if (file !== null && held > 0) await spill()
  } catch (error) {
    await discard()
    throw error
  }
  return {
    bytes,
    problem,
    async read() {
      if (file === null) return Buffer.concat(chunks)
      const size = Math.min(bytes, most)
      const whole = Buffer.allocUnsafe(size)
      let at = 0
      while (at < size) at += (await file.read(whole, at, size - at, at)).bytesRead
      return whole
    },
    discard,
  }
}
