// `messaging inbound`: processes an email from the pipe of a mail server. The exit codes are those of sysexits.h: they tell
// the server to retry, bounce or drop the email.
import type { Config } from '../server/settings/settings.ts'
import type { Call } from '../terminal/command.ts'
import { isMissing, withOperator } from './account/operator-orders.ts'

/** Not about one of our messages; unknown return address; temporary failure. */
export const EXIT = { data: 65, nobody: 67, again: 75 } as const

/** Bytes of an email that are examined, as on the return port. */
const READ = 1_048_576

interface InboundCall extends Pick<Call, 'env' | 'warn'> {
  options: { sender: string | undefined; recipient: string | undefined }
}

/** Returns the start of the email. Reads all of the input, because a mail server would retry after a broken pipe. */
async function readMail(input: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let left = READ
  for await (const chunk of input) {
    if (left > 0) chunks.push(chunk.subarray(0, left))
    left -= chunk.length
  }
  return Buffer.concat(chunks)
}

/** Throws if the platform doesn't exist or has no return domain, since every email would be rejected permanently. */
function checkPlatform(config: Config): Config {
  if (isMissing(config))
    throw new Error(`${config.data} is not a data folder. Set MESSAGING_DATA to the data folder of the platform.`)
  if (config.returnDomain === null)
    throw new Error('MESSAGING_RETURN_DOMAIN is not set. The platform needs it to recognize return addresses.')
  return config
}

/** Processes the email on standard input. Resolves with the exit code; throws on temporary failures. */
export async function takeMail({ env, warn, options }: InboundCall): Promise<number> {
  const mail = await readMail(process.stdin)
  // Postfix and Sendmail set these variables for programs in aliases.
  const to = options.recipient ?? env['ORIGINAL_RECIPIENT'] ?? env['RECIPIENT'] ?? null
  const from = options.sender ?? env['SENDER'] ?? null
  const taken = await withOperator(
    { env, warn },
    (order) => order('takeMail', { source: mail.toString('base64'), from, to }),
    checkPlatform,
  )
  switch (taken) {
    case 'taken':
      return 0
    case 'nobody':
      warn('The return address is unknown: the platform did not issue it.')
      return EXIT.nobody
    case 'nothing':
      warn('The email is not about a message of this platform.')
      return EXIT.data
  }
}
