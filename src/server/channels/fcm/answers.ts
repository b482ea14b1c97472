// What the answers of Google's push service mean: for the message, for its token, and for the platform.

/**
 * `gone`: the app is no longer on the device. `foreign`: the token is of another project. `failed`: the message cannot
 * be sent. `misused`: the same, because of a mistake of ours or of the project. `refused`: Google does not accept the
 * service account. `signed out`: Google does not accept our access token. `unsigned`: the project has no valid key for
 * Apple. `later`: it may work later.
 */
export type FcmMeaning =
  | 'accepted'
  | 'gone'
  | 'foreign'
  | 'failed'
  | 'misused'
  | 'refused'
  | 'signed out'
  | 'unsigned'
  | 'later'

/** By the code in the detail of the service. */
export const fcmMeanings: Readonly<Record<string, FcmMeaning>> = {
  UNREGISTERED: 'gone',
  SENDER_ID_MISMATCH: 'foreign',
  // Unless the text says that it is the token.
  INVALID_ARGUMENT: 'failed',
  THIRD_PARTY_AUTH_ERROR: 'unsigned',
  QUOTA_EXCEEDED: 'later',
  UNAVAILABLE: 'later',
  INTERNAL: 'later',
}

/** For an answer without such a detail. A project that is not there is 404 too, and no word on the token. */
function meaningOfStatus(status: number): FcmMeaning {
  if (status === 401) return 'signed out'
  if (status === 403 || status === 404) return 'refused'
  if (status === 429 || status >= 500) return 'later'
  return status === 413 ? 'failed' : 'misused'
}

/** An answer, read. */
export interface ReadFcmAnswer {
  meaning: FcmMeaning
  /** Of ours or Google's words, one of few; `other` for one that we do not know. */
  word: string
  /** The name that Google gave the message; empty unless it was accepted. */
  name: string
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function parseObject(body: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(body))
  } catch {
    return {}
  }
}

/** Reads an answer, whatever it is. */
export function readFcmAnswer(status: number, body: string): ReadFcmAnswer {
  const { name, error } = parseObject(body)
  if (status === 200) return { meaning: 'accepted', word: 'accepted', name: typeof name === 'string' ? name : '' }
  const { details, message } = asRecord(error)
  const all = (Array.isArray(details) ? details : []).map(asRecord)
  const typeOf = (detail: Record<string, unknown>) => String(detail['@type']).split('.').at(-1)
  const code = all.find((detail) => typeOf(detail) === 'FcmError')?.['errorCode']
  const word = typeof code === 'string' && Object.hasOwn(fcmMeanings, code) ? code : 'other'
  const isOfMessage = status === 400 && all.some((detail) => typeOf(detail) === 'BadRequest')
  if (isOfMessage) return { meaning: 'failed', word: 'INVALID_ARGUMENT', name: '' }
  const isOfToken = word === 'INVALID_ARGUMENT' && /registration token/i.test(String(message))
  return { meaning: isOfToken ? 'gone' : (fcmMeanings[word] ?? meaningOfStatus(status)), word, name: '' }
}
