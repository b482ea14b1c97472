// By what a name shows that it leads here, and whose it is. All of it is derived from the secret of the platform, so
// there is nothing to store, and the processes of one database agree.
import { keyedHash } from '../../../lib/ids.ts'
import { withHost } from '../tracking-links.ts'

/** The start of the path at which the platform answers its own question, under every name that leads here. */
export const QUESTION_PATH = '/.well-known/mt-host/'

/** The URL of a challenge under a name. */
export const questionAddress = (publicUrl: string, name: string, question: string): string =>
  `${withHost(publicUrl, name)}${QUESTION_PATH}${question}`

/** What the platform answers, under any name that leads to it, to 32 hexadecimal digits. */
export const answerTo = (question: string, secret: string): string => keyedHash(`host:${question}`, secret)

/** The name of the TXT record that says whose a name is. */
export const proofNameOf = (name: string): string => `_mt-verify.${name}`

/** The text of that record: an account can publish no proof but its own. */
export const proofOf = (account: number, name: string, secret: string): string =>
  keyedHash(`cname:${account}:${name}`, secret).slice(0, 32)
