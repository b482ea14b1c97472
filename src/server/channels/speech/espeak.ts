// Speaks texts with espeak-ng, a program of the machine. It gets the text by its standard input, never by a command line.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createLimiter } from '../../lib/limiter.ts'

const run = promisify(execFile)

export interface Speaker {
  /** The voice for a language as in BCP 47; null where there is none. */
  voiceOf(language: string): string | null
  /** A WAV; rejects when the program fails or takes too long. */
  speak(text: string, voice: string): Promise<Buffer>
}

const TIME = 10_000
/** Programs at once. */
const AT_ONCE = 2
/** Bytes of a recording: ten minutes. */
const MAX_BYTES = 27_000_000

/** Offsets in a WAV: the length of all that follows, and the start of the sound. */
const [LENGTH_AT, SOUND_AT] = [4, 44]

/** The program does not know the length of what it has only begun to say, and writes a wrong one. */
function withLengths(wav: Buffer): Buffer {
  if (wav.length < SOUND_AT) throw new Error('the program said nothing')
  wav.writeUInt32LE(wav.length - LENGTH_AT - 4, LENGTH_AT)
  wav.writeUInt32LE(wav.length - SOUND_AT, SOUND_AT - 4)
  return wav
}

/** The languages of the second column, and the others that a voice knows: `(en 2)(en-gb 5)`. */
function languagesIn(list: string): Set<string> {
  const lines = list.split('\n').slice(1)
  const columns = lines.flatMap((line) => line.trim().split(/\s+/)[1] ?? [])
  const others = [...list.matchAll(/\(([a-z][\w-]*) \d+\)/g)].map(([, language = '']) => language)
  return new Set([...columns, ...others].map((language) => language.toLowerCase()))
}

/** Looks for the program by its name or path; null where the machine does not have it. */
export async function findSpeaker(program: string): Promise<Speaker | null> {
  const listed = await run(program, ['--voices'], { timeout: TIME }).catch(() => null)
  if (listed === null) return null
  const languages = languagesIn(listed.stdout)
  const limiter = createLimiter({ all: AT_ONCE, each: AT_ONCE })
  return {
    voiceOf(language) {
      const tag = language.toLowerCase()
      return [tag, tag.split('-')[0] as string].find((one) => languages.has(one)) ?? null
    },

    speak: (text, voice) =>
      limiter.run('speech', async () => {
        const spoken = run(program, ['-v', voice, '--stdin', '--stdout'], {
          encoding: 'buffer',
          timeout: TIME,
          maxBuffer: MAX_BYTES,
        })
        // A program that ends early reports that by its exit code.
        spoken.child.stdin?.on('error', () => undefined).end(text)
        return withLengths((await spoken).stdout)
      }),
  }
}
