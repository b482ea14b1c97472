// Every operation that takes a file refuses invalid Base64 with its place, and accepts the variants that programs write.
import { beforeAll, expect, it } from 'vitest'
import { type Document, deref, operationsOf } from '../../scripts/contract/document.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { documentOf } from '../support/bounded-requests.ts'
import { makeVoiceCampaign } from '../support/calling.ts'
import { createCaller, makeList, makeSender, openAccount } from '../support/marketing.ts'
import { useServer } from '../support/server.ts'

const server = useServer()
let account: Awaited<ReturnType<typeof openAccount>>
let list_id: number
let sender_id: number
beforeAll(async () => {
  account = await openAccount(server)
  list_id = await makeList(account.api)
  sender_id = await makeSender(account.api)
})

async function post(path: string, body: unknown, method = 'POST') {
  const answer = await server.inject(path, {
    method,
    headers: { apikey: account.key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { errors = {} } = (await answer.json()) as { errors?: Record<string, string> }
  return { status: answer.status, errors }
}

const HTML = '<p>Olá {{ first_name }}, it is spring again</p>'
const base64 = Buffer.from(HTML).toString('base64')
const email = { senderId: '1', to: 'ana@example.com', subject: 'A', textBody: 'A' }
const file = (data: string) => ({ filename: 'a.html', mimeType: 'text/html', data })

/** Ends the number of the next sender. */
let next = 1_000

/** Each operation that takes a file: its address, its body, and the place of the file. */
const doors: [string, string, (data: string) => unknown, string][] = [
  [
    'sendEmail',
    '/api/v2/email/messages/action/send/single',
    (data) => ({ ...email, senderId: String(sender_id), attachment: [{ ...file(data), arrangement: 'attachment' }] }),
    'body.attachment.0.data',
  ],
  [
    'sendEmailBatch',
    '/api/v2/email/messages/action/send',
    (data) => [
      {
        ...email,
        senderId: String(sender_id),
        to: ['ana@example.com'],
        attachments: [{ ...file(data), disposition: 'attachment' }],
      },
    ],
    'body.0.attachments.0.data',
  ],
  [
    'createEmailCampaign',
    '/marketing/v3/campaigns/email',
    (data) => ({ list_id, internal_name: 'A', subject: 'A', sender_id, content: { type: 'file', file: data } }),
    'body.content.file',
  ],
  [
    'createPhoneSender',
    '/marketing/v3/senders/phone',
    (data) => ({ phone: `351-21000${next++}`, file: data }),
    'body.file',
  ],
  [
    'createCellphoneSender',
    '/marketing/v3/senders/cellphone',
    (data) => ({
      type: 'numeric',
      cellphone: `351-91000${next++}`,
      file: data,
    }),
    'body.file',
  ],
]

const WRONG = {
  words: '***not base64***',
  'an address of data': `data:text/html;base64,${base64}`,
  'one character too many': 'QUJDR',
  'a text beyond ASCII': 'São Tomé e Príncipe!',
}
const READ = {
  'lines of 76 characters': base64.replace(/.{20}/g, '$&\r\n'),
  'no padding': base64.replace(/=+$/, ''),
  'the alphabet of URLs': Buffer.from(HTML).toString('base64url'),
}

it.each(doors)('%s refuses what is no Base64, and reads its forms', async (_, path, bodyOf, place) => {
  for (const [name, data] of Object.entries(WRONG)) {
    const { status, errors } = await post(path, bodyOf(data))
    expect(status, name).toBeGreaterThanOrEqual(400)
    expect(errors, name).toEqual({ [place]: expect.stringMatching(/^is not valid Base64/) })
  }
  for (const [name, data] of Object.entries(READ)) {
    const { status, errors } = await post(path, bodyOf(data))
    expect([status < 300, errors], name).toEqual([true, {}])
  }
})

it('createMobileApp refuses a certificate that is no PEM', async () => {
  const pem = (body: string) => `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`
  const path = '/api/v2/apps'
  const app = (certificate: string) => ({ name: 'Shop', sandbox: true, certificate })
  for (const wrong of ['***', base64, pem('***not base64***'), pem(''), '-----BEGIN CERTIFICATE-----\nAAAA'])
    expect((await post(path, app(wrong))).errors, wrong).toEqual({
      'body.certificate': expect.stringMatching(/^is neither PEM/),
    })
  for (const good of [pem(base64), pem(base64) + pem(base64), 'https://shop.example.com/push/shop.pem'])
    expect(await post(path, app(good)), good).toMatchObject({ errors: {} })
})

it('createVoiceCampaign and updateVoiceCampaign refuse a recording that is not valid Base64', async () => {
  const caller = await createCaller(account.api)
  const draft = { list_id, internal_name: 'Spring', sender_id: caller }
  const hash = await makeVoiceCampaign(account.api, list_id, draft)
  const path = '/marketing/v3/campaigns/voice'
  for (const [name, audio] of Object.entries(WRONG)) {
    const made = await post(path, { ...draft, content: { type: 'audio', audio } })
    expect(made.errors, name).toEqual({ 'body.content.audio': expect.stringMatching(/^is not valid Base64/) })
    const changed = await post(`${path}/${hash}`, { message: { audio } }, 'PATCH')
    expect(changed.errors, name).toEqual({ 'body.message.audio': expect.stringMatching(/^is not valid Base64/) })
  }
})

it('every operation that takes Base64 is tried above', () => {
  const documents = (Object.keys(contracts) as ApiName[]).map(documentOf)
  const tried = [...doors.map(([id]) => id), 'createVoiceCampaign', 'updateVoiceCampaign']
  expect(documents.flatMap((document) => takersOfBase64(document)).sort()).toEqual(tried.sort())
})

/** The operations of an API whose body has a member in Base64, at whatever depth. */
function takersOfBase64(document: Document): string[] {
  const holds = (node: unknown, open: readonly string[]): boolean => {
    if (typeof node !== 'object' || node === null) return false
    const { $ref: ref, contentEncoding, example: _, examples: __, ...rest } = node as Record<string, unknown>
    if (contentEncoding === 'base64') return true
    if (typeof ref !== 'string') return Object.values(rest).some((inner) => holds(inner, open))
    return !open.includes(ref) && holds(deref(document, node as never), [...open, ref])
  }
  const bodies = [...operationsOf(document)].map(
    ({ operation: { operationId, requestBody } }) => [operationId, requestBody] as const,
  )
  return bodies.filter(([, body]) => holds(body?.content['application/json']?.schema, [])).map(([id]) => id)
}
