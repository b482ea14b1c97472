// What the answers of Apple mean: for the message, for its token, and for the platform.

/**
 * `gone`: the app is no longer on the device. `foreign`: the token is of another app or environment. `failed`: the
 * message cannot be sent. `misused`: the same, because of our mistake. `configured`: the same, because of a wrong
 * setting, which affects all messages. `refused`: Apple does not accept the key. `expired`: our provider token is too
 * old. `busy`: too many messages to the device. `later`: a temporary error at Apple.
 */
export type Meaning =
  | 'accepted'
  | 'gone'
  | 'foreign'
  | 'failed'
  | 'misused'
  | 'configured'
  | 'refused'
  | 'expired'
  | 'busy'
  | 'later'

/** By the reason that Apple gives. */
export const meanings: Readonly<Record<string, Meaning>> = {
  BadCollapseId: 'misused',
  BadDeviceToken: 'foreign',
  BadExpirationDate: 'misused',
  BadMessageId: 'misused',
  BadPriority: 'misused',
  BadTopic: 'configured',
  DeviceTokenNotForTopic: 'foreign',
  DuplicateHeaders: 'misused',
  IdleTimeout: 'later',
  InvalidPushType: 'misused',
  MissingDeviceToken: 'misused',
  MissingTopic: 'configured',
  PayloadEmpty: 'misused',
  TopicDisallowed: 'configured',
  BadCertificate: 'refused',
  BadCertificateEnvironment: 'refused',
  BadEnvironmentKeyIdInToken: 'refused',
  ExpiredProviderToken: 'expired',
  Forbidden: 'refused',
  InvalidProviderToken: 'refused',
  MissingProviderToken: 'refused',
  UnrelatedKeyIdInToken: 'refused',
  BadPath: 'misused',
  MethodNotAllowed: 'misused',
  ExpiredToken: 'gone',
  Unregistered: 'gone',
  PayloadTooLarge: 'failed',
  TooManyProviderTokenUpdates: 'refused',
  TooManyRequests: 'busy',
  InternalServerError: 'later',
  ServiceUnavailable: 'later',
  Shutdown: 'later',
}

/** For a reason that we do not know, or an answer without one. */
function meaningOfStatus(status: number): Meaning {
  if (status === 200) return 'accepted'
  if (status === 410) return 'gone'
  if (status === 403) return 'refused'
  if (status === 429) return 'busy'
  return status >= 500 ? 'later' : 'misused'
}

/** An answer, read. */
export interface ReadAnswer {
  meaning: Meaning
  /** Of ours or Apple's words, one of few; `other` for one that we do not know. */
  word: string
  /** Since when the app is gone, milliseconds. */
  since: number | undefined
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Reads an answer of Apple, whatever it is. */
export function readApnsAnswer(status: number, body: string): ReadAnswer {
  if (status === 200) return { meaning: 'accepted', word: 'accepted', since: undefined }
  const { reason, timestamp } = parseObject(body)
  const word = typeof reason === 'string' && Object.hasOwn(meanings, reason) ? reason : 'other'
  const since = typeof timestamp === 'number' && Number.isFinite(timestamp) ? timestamp : undefined
  return { meaning: meanings[word] ?? meaningOfStatus(status), word, since }
}
