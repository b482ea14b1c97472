// The rest of an answer that its client is slow to take, in a temporary file instead of memory.
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomToken } from './ids.ts'

let folder = tmpdir()

/** Names the folder of these files (that of the system), which must be writable by this process. */
export function keepUnreadIn(path: string): void {
  folder = path
}

export interface UnreadFile {
  /** Bytes from this offset, at most `length`. Throws when the disk fails. */
  read(offset: number, length: number): Promise<Uint8Array>
  close(): Promise<void>
}

async function writeAll(file: FileHandle, body: Uint8Array): Promise<void> {
  for (let at = 0; at < body.length; ) at += (await file.write(body, at, body.length - at, at)).bytesWritten
}

/**
 * Writes bytes into an unlinked file: it disappears with the process, and no other process can open it. Throws if the
 * disk is full, the folder is not writable, or no file descriptor is left.
 */
export async function writeUnread(body: Uint8Array): Promise<UnreadFile> {
  const path = join(folder, `.unread-${randomToken(12)}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    await writeAll(file, body)
  } catch (error) {
    await file.close()
    throw error
  }
  return {
    async read(offset, length) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
      if (bytesRead === 0) throw new Error('A file of unread bytes is shorter than it was')
      return buffer.subarray(0, bytesRead)
    },
    close: () => file.close(),
  }
}
