// `messaging inbound`: takes a mail that a mail server hands to a program. Its exit codes are those of sysexits.h, by which
// such a server keeps the mail, returns it, or forgets it.
import type { Config } from '../server/setup/settings.ts'
import { isMissing, ordering } from './account/ask.ts'
import type { Call } from './frame/command.ts'

/** The mail says nothing of ours; its address names nobody; try it again. */
export const EXIT = { data: 65, nobody: 67, again: 75 } as const

/** Bytes of a mail that are read, as at the port for returned mail. */
const READ = 1_048_576

interface InboundCall extends Pick<Call, 'env' | 'warn'> {
  options: { sender: string | undefined; recipient: string | undefined }
}

/** The beginning of the mail, which is read to its end: a mail server whose pipe breaks would keep it for ever. */
async function readMail(input: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let left = READ
  for await (const chunk of input) {
    if (left > 0) chunks.push(chunk.subarray(0, left))
    left -= chunk.length
  }
  return Buffer.concat(chunks)
}

/** Throws where an empty platform would be made, or one that knows no return address: every mail would be a stranger there. */
function checkPlatform(config: Config): Config {
  if (isMissing(config))
    throw new Error(`There is no platform in ${config.data}: MESSAGING_DATA has to name its folder.`)
  if (config.returnDomain === null)
    throw new Error('MESSAGING_RETURN_DOMAIN is off: without it, no return address can be told from others.')
  return config
}

/** Takes the mail on the standard input; resolves with the exit code, and throws what may be over another time. */
export async function takeMail({ env, warn, options }: InboundCall): Promise<number> {
  const mail = await readMail(process.stdin)
  // Postfix and Sendmail tell programs in aliases so.
  const to = options.recipient ?? env['ORIGINAL_RECIPIENT'] ?? env['RECIPIENT'] ?? null
  const from = options.sender ?? env['SENDER'] ?? ''
  const taken = await ordering(
    { env, warn },
    (order) => order('takeMail', { source: mail.toString('base64'), from, to }),
    checkPlatform,
  )
  switch (taken) {
    case 'taken':
      return 0
    case 'nobody':
      warn('Nobody was given this return address.')
      return EXIT.nobody
    case 'nothing':
      warn('The mail says nothing of a message of this platform.')
      return EXIT.data
  }
}
