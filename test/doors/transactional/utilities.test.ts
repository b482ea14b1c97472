import { describe, expect, it } from 'vitest'
import { createMailServerLookup } from '../../../src/server/channels/dns/mail-server.ts'
import { type DnsRecords, startNameServer } from '../../support/name-server.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

describe('validateEmail, validateEmailLegacy', () => {
  it.each([
    [{ email: 'ana@example.com' }, { emailValid: 'true' }],
    [{ email: 'ana' }, { emailValid: 'false' }],
    [
      { email: 'ana', isMx: true, isTemporaryEmail: true },
      { emailValid: 'false', mx: 'false', emailTemporary: 'false' },
    ],
    [
      { email: 'ana@mailinator.com', isTemporaryEmail: true },
      { emailValid: 'true', emailTemporary: 'true' },
    ],
    [
      { email: 'ana@a.mailinator.com', isTemporaryEmail: true },
      { emailValid: 'true', emailTemporary: 'true' },
    ],
    [
      { email: 'ana@notmailinator.com', isTemporaryEmail: true },
      { emailValid: 'true', emailTemporary: 'false' },
    ],
  ])('finds %j', async (body, findings) => {
    await expect(server.transactional('no-key-needed').validateEmail({ body })).resolves.toEqual(findings)
    await expect(server.transactional('no-key-needed').validateEmailLegacy({ body })).resolves.toEqual(findings)
  })
})

describe('the look for a mail server', () => {
  /** null.test says with its MX that it takes no mail (RFC 7505). */
  const records: DnsRecords = {
    'mail.test': { MX: ['mx.mail.test'] },
    'null.test': { MX: [''], A: ['192.0.2.1'] },
    'four.test': { A: ['192.0.2.1'] },
    'six.test': { AAAA: ['2001:db8::1'] },
    'empty.test': {},
  }

  it.each([
    ['mail.test', true],
    ['null.test', false],
    ['four.test', true],
    ['six.test', true],
    ['empty.test', false],
    ['other.test', false],
  ])('%s: %s', async (domain, has) => {
    using dns = await startNameServer(() => records)
    await expect(createMailServerLookup([dns.address])(domain)).resolves.toBe(has)
  })
})

describe('getPhoneValidation, getPhoneValidationLegacy', () => {
  it.each([
    ['351-910000001', { valid: true, prefix: '351', number: '910000001', message: 'The number is valid.' }],
    ['351-91', { valid: false, prefix: '351', message: 'The number is too short for its country.' }],
    ['999-910000001', { valid: false, message: 'The country code is not in use.' }],
    ['hello', { valid: false, prefix: '', number: 'hello', message: 'This is not a phone number.' }],
  ])('%s', async (number, found) => {
    const { key } = server
    const path = { number }
    await expect(server.transactional(key).getPhoneValidation({ path })).resolves.toMatchObject({
      isValid: found.valid,
      ...found,
    })
    await expect(server.transactional(key).getPhoneValidationLegacy({ path })).resolves.toMatchObject(found)
  })
})

describe('calculateSmsLength, calculateSmsLengthLegacy', () => {
  it.each([
    [
      { message: 'a'.repeat(160), gsm0338: true },
      { gsm0338: true, charCount: 160, parts: 1, charPerMessage: 160 },
    ],
    [
      { message: '€'.repeat(81), gsm0338: true },
      { gsm0338: true, charCount: 162, parts: 2, charPerMessage: 153 },
    ],
    [
      { message: 'ã', gsm0338: true },
      { gsm0338: false, charCount: 1, parts: 1, charPerMessage: 70 },
    ],
    [
      { message: 'a'.repeat(71), gsm0338: false },
      { gsm0338: false, charCount: 71, parts: 2, charPerMessage: 67 },
    ],
    [
      { message: '', gsm0338: true },
      { gsm0338: true, charCount: 0, parts: 0, charPerMessage: 160 },
    ],
    [
      { message: `ã${'a'.repeat(154)}`, gsm0338: true, language: 'portuguese' as const },
      { gsm0338: true, charCount: 155, parts: 1, charPerMessage: 155 },
    ],
    [
      { message: 'ú'.repeat(149), gsm0338: true, language: 'spanish' as const },
      { gsm0338: true, charCount: 298, parts: 3, charPerMessage: 149 },
    ],
    [
      { message: 'ã', gsm0338: true, language: 'turkish' as const },
      { gsm0338: false, charCount: 1, parts: 1, charPerMessage: 70 },
    ],
  ])('%#', async (body, length) => {
    await expect(server.transactional('no-key-needed').calculateSmsLength({ body })).resolves.toEqual({
      ...length,
      message: body.message,
    })
    await expect(server.transactional('no-key-needed').calculateSmsLengthLegacy({ body })).resolves.toEqual({
      ...length,
      message: body.message,
    })
  })
})

describe('ping', () => {
  it('answers without a key', async () => {
    await expect(server.transactional('no-key-needed').ping()).resolves.toEqual({
      apiStatus: 'Up',
      date: expect.stringMatching(/ GMT$/),
    })
  })
})
