// People, machines and complaints, as mail programs of many makes write them to a return address.
import { describe, expect, it } from 'vitest'
import { readReturnedMail } from '../../../src/server/lib/returns/returned-mail.ts'

const ANSWERING = ['In-Reply-To: <m.1@example.com>']
interface Mail {
  from?: string
  subject?: string
  fields?: string[]
  text?: string
  isNullSender?: boolean
}

function kindOf({
  from = 'Ana <ana@example.net>',
  subject = 'Re: Spring',
  fields = ANSWERING,
  text,
  isNullSender,
}: Mail) {
  const encoded = /^[\x20-\x7e]*$/.test(subject) ? subject : `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
  const header = [`From: ${from}`, `Subject: ${encoded}`, ...fields, 'Content-Type: text/plain; charset=utf-8']
  const source = `${header.join('\r\n')}\r\n\r\n${text ?? 'Do you have it in blue?'}\r\n`
  return readReturnedMail(Buffer.from(source).toString('latin1'), isNullSender)?.kind
}

describe('a machine answers', () => {
  it.each([
    ['X-Apple-Action: vacation'],
    ['Auto-Submitted: auto-replied'],
    ['Auto-Submitted: auto-generated'],
    ['X-Autoreply: yes'],
    ['X-Autorespond: Spring'],
    ['X-Mail-Autoreply: yes'],
    ['X-FC-MachineGenerated: true'],
    ['Precedence: auto_reply'],
    ['Return-Path: <>'],
  ])('with the field %s', (field) => {
    expect(kindOf({ fields: [...ANSWERING, field] })).toBe('auto_reply')
  })

  it.each([
    'Automatic reply: Spring',
    'Auto Reply: Spring',
    'Out of Office: Spring',
    'Out of the office Re: Spring',
    'OOO: Spring',
    'Re: Out of Office',
    'Automatische Antwort: Frühling',
    'Abwesenheitsnotiz: Frühling',
    'Réponse automatique : Printemps',
    'Respuesta automática: Primavera',
    'Fuera de la oficina: Primavera',
    'Resposta automática: Primavera',
    'Risposta automatica: Primavera',
    'Automatisch antwoord: Lente',
    'Autosvar: Vår',
    'Automaattinen vastaus: Kevät',
    'Odpowiedź automatyczna: Wiosna',
    'Автоматический ответ: Весна',
    'Автоответ: Весна',
    '自動返信: 春',
    '不在通知',
    '自动回复: 春天',
    '자동 회신: 봄',
    'Automatikus válasz: Tavasz',
    'Otomatik yanıt: Bahar',
  ])('with the subject "%s"', (subject) => {
    expect(kindOf({ subject })).toBe('auto_reply')
  })

  it('from <>, the sender of the envelope to which nobody answers', () => {
    expect(kindOf({ isNullSender: true })).toBe('auto_reply')
  })

  it('from an address that nobody reads', () => {
    expect(kindOf({ from: 'Shop <no-reply@example.net>' })).toBe('auto_reply')
  })

  it.each([['Precedence: bulk'], ['X-Auto-Response-Suppress: All']])('with %s, to nothing that it names', (field) => {
    expect(kindOf({ subject: 'away from my mail', fields: [field] })).toBe('auto_reply')
  })
})

describe('a person answers', () => {
  it.each([
    ['X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply'],
    ['X-Auto-Response-Suppress: All'],
    ['Precedence: list'],
    ['Precedence: bulk'],
    ['Auto-Submitted: no'],
    ['Return-Path: <ana@example.net>'],
    ['List-Id: <shop.example.net>'],
  ])('through a program that writes %s', (field) => {
    expect(kindOf({ fields: [...ANSWERING, field] })).toBe('reply')
  })

  it.each([
    'Re: Automation of our office',
    'Away kits for the team?',
    'Office chairs',
    'Absence of prices',
    'Re: spam?',
  ])('about "%s"', (subject) => {
    expect(kindOf({ subject })).toBe('reply')
  })
})

describe('a report in other words than those of RFC 3464', () => {
  it.each([
    ['メールボックスの容量が超過しています', 'お客様のメールボックスの容量を超えているため、配信できませんでした。'],
    ['配信不能', '宛先のメールアドレスが見つかりません'],
    ['Unzustellbar: Frühling', 'Das Postfach ist voll.'],
    ['Mailbox full', 'The mailbox of ana is full.'],
  ])('%s', (subject, text) => {
    expect(kindOf({ from: 'ana@example.jp', subject, text, fields: [] })).toBe('bounce')
  })

  it('comes from <> and says that the mailbox is full', () => {
    const text = 'Sorry, the mailbox of this user is full at the moment.'
    expect(kindOf({ subject: 'Your message', text, fields: [], isNullSender: true })).toBe('bounce')
  })
})

const ENCLOSED =
  '\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: Spring\r\nMessage-ID: <m.1@example.com>\r\n\r\nHello\r\n--b--\r\n'
const complaint = (fields: string[], text: string, enclosed = ENCLOSED) =>
  readReturnedMail(
    `${fields.join('\r\n')}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n${enclosed}`,
  )?.kind

describe('a complaint', () => {
  it.each([
    ['of Hotmail', ['From: staff@example.com', 'Subject: complaint about message from 192.0.2.10'], ''],
    [
      'with the field of Hotmail',
      ['From: staff@example.com', 'X-HmXmrOriginalRecipient: ana@example.net', 'Subject: FW: Spring'],
      '',
    ],
    ['as X-ARF', ['From: abuse@example.com', 'Subject: report', 'X-XARF: PLAIN'], 'Report-Type: spam'],
    [
      'with its type in the text',
      ['From: fbl@example.com', 'Subject: FW: Spring'],
      'Feedback-Type: abuse\r\nUser-Agent: fbl/1',
    ],
    ['by its subject', ['From: fbl@example.com', 'Subject: Email Feedback Report for IP 192.0.2.10'], 'See below.'],
  ])('%s', (_name, fields, text) => {
    expect(complaint(fields, text)).toBe('complaint')
  })

  it('is not what a person writes about spam', () => {
    expect(kindOf({ subject: 'Spam report for May', text: 'Is our newsletter spam?' })).toBe('reply')
  })
})
