// What the words of wires mean: those that they really use.
import { describe, expect, it } from 'vitest'
import { connectionErrorOf } from '../../../src/server/lib/connection-errors.ts'

describe('the words of a wire', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'connection'],
    ['getaddrinfo ENOTFOUND mail.nowhere.test', 'name'],
    ['fcm.test cannot be reached (ENOTFOUND)', 'name'],
    ['Connection timeout', 'time'],
    ['Greeting never received', 'time'],
    ['the connection takes too long', 'time'],
    ['no session with the centre: not bound yet', 'time'],
    ['connect EHOSTUNREACH 10.0.0.1:25', 'network'],
    ['self-signed certificate', 'certificate'],
    ['certificate has expired', 'certificate'],
    ['api.push.apple.com cannot be reached (UNABLE_TO_VERIFY_LEAF_SIGNATURE)', 'certificate'],
    ["Hostname/IP does not match certificate's altnames", 'certificate'],
    ['write EPROTO 00:SSL routines:ssl3_get_record:wrong version number', 'tls'],
    ['Invalid login: 535 5.7.8 Error: authentication failed', 'login'],
    ['no session with the centre: the bind was refused: ESME_RINVPASWD', 'login'],
    ['Apple answered 403 InvalidProviderToken', 'login'],
    ['Google answered 400 invalid_grant to who we are', 'login'],
    ['Google answered 401 other', 'login'],
    ['550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown', 'recipient'],
    ['the centre answered ESME_RINVDSTADR', 'recipient'],
    ['Apple answered 400 BadDeviceToken', 'recipient'],
    ['Google answered 404 UNREGISTERED', 'recipient'],
    ['550 5.7.26 sender is unauthenticated', 'sender'],
    ['554 5.7.1 <ana@example.com>: Relay access denied', 'sender'],
    ['the centre answered ESME_RINVSRCADR', 'sender'],
    ['Apple answered 400 TopicDisallowed', 'sender'],
    ['451 4.7.1 Greylisted, try again later', 'rate'],
    ['the centre answered ESME_RTHROTTLED', 'rate'],
    ['Google answered 429 QUOTA_EXCEEDED', 'rate'],
    ['552 5.3.4 Message too big', 'content'],
    ['push.test is in a network that is not allowed', 'forbidden'],
    ['the connection was closed', 'connection'],
    ['something else', 'other'],
  ])('%j are of the kind %s', (reason, kind) => {
    const { kind: found, words, remedy } = connectionErrorOf(reason)
    expect(found).toBe(kind)
    expect(`${words} ${remedy}`).not.toMatch(/example|\d{3}/)
  })
})
