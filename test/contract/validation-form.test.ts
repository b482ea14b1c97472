// The form for validators: rules that generators cannot express, as keywords of JSON Schema.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { validators as marketing } from '../../generated/marketing-v3/validators.js'
import { type OperationValidators, validators as transactional } from '../../generated/transactional-v2/validators.js'
import { forValidators } from '../../scripts/contract/validation-form.ts'

const properties = { a: {}, b: {}, c: {} }
const judge = (rules: object) => new Ajv2020().compile(forValidators({ properties, 'x-requires': rules }))

describe('x-requires', () => {
  test.each([
    ['anyOf', { anyOf: [['a'], ['b', 'c']] }, [{ a: 1 }, { b: 1, c: 1 }, { a: 1, b: 1, c: 1 }], [{}, { b: 1 }]],
    ['oneOf', { oneOf: [['a'], ['b']] }, [{ a: 1 }, { b: 1, c: 1 }], [{}, { a: 1, b: 1 }]],
    ['not', { not: [['a', 'b'], ['c']] }, [{}, { a: 1 }, { b: 1 }], [{ a: 1, b: 1 }, { c: 1 }]],
    ['anyOf and oneOf', { anyOf: [['a'], ['b']], oneOf: [['b'], ['c']] }, [{ b: 1 }], [{ a: 1 }, { b: 1, c: 1 }]],
  ])('%s', (_name, rules, right, wrong) => {
    const validate = judge(rules)
    expect(right.filter((value) => !validate(value))).toEqual([])
    expect(wrong.filter((value) => validate(value))).toEqual([])
  })
})

test('an enum of one value is a constant', () => {
  expect(forValidators({ type: 'string', enum: ['sms'] })).toEqual({ type: 'string', const: 'sms' })
})

test('alternatives of different types are one schema, others stay', () => {
  const items = { type: 'integer' }
  const joined = forValidators({ title: 'A', oneOf: [{ type: 'string' }, { type: 'array', items }] })
  expect(joined).toEqual({ title: 'A', type: ['string', 'array'], items })
  for (const other of [
    { oneOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] },
    { oneOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
    {
      oneOf: [
        { type: 'string', title: 'A' },
        { type: 'integer', title: 'B' },
      ],
    },
  ])
    expect(forValidators(other)).toEqual(other)
})

test('names and examples stay', () => {
  const schema = {
    properties: { enum: { type: 'string' }, 'x-requires': { type: 'object' }, oneOf: { type: 'boolean' } },
    example: { type: 'string', enum: ['a'], 'x-requires': {} },
  }
  expect(forValidators(schema)).toEqual(schema)
})

/** What a body is refused for: the place and the keyword of each error. */
function errorsOf(validators: Record<string, OperationValidators>, operation: string, body: unknown): string[] {
  const validate = validators[operation]?.body
  return validate?.(body)
    ? []
    : (validate?.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

describe('the validators of the server', () => {
  const email = { senderId: '1', to: 'ana@example.com', subject: 'Order' }

  test('refuse an email without content', () => {
    expect(errorsOf(transactional, 'sendEmail', email)).toContain(' anyOf')
    expect(errorsOf(transactional, 'sendEmail', { ...email, textBody: 'Thanks' })).toEqual([])
  })

  test('refuse two senders of an email of a batch', () => {
    const one = { ...email, to: [email.to], textBody: 'Thanks' }
    expect(errorsOf(transactional, 'sendEmailBatch', [one])).toEqual([])
    expect(errorsOf(transactional, 'sendEmailBatch', [{ ...one, senderHash: 'a' }])).toContain('/0 oneOf')
  })

  test('refuse a voice campaign with content and a message', () => {
    const [content, message] = [
      { type: 'template_id', data: 1 },
      { file: 'UklGRg==', name: 'a.wav' },
    ]
    expect(errorsOf(marketing, 'updateVoiceCampaign', { content, message })).not.toEqual([])
  })

  test.each([
    ['shop.example.com', true],
    ['shop.example.com.', true],
    ['a'.repeat(63), false],
    ['localhost', false],
    ['shop..example.com', false],
    ['-shop.example.com', false],
    [`${'a'.repeat(64)}.example.com`, false],
    ['https://shop.example.com', false],
    ['shop.example.com/path', false],
    ['', false],
  ])('judge the domain %j', (domain, isRight) => {
    expect(errorsOf(transactional, 'createSendingDomain', { domain })).toEqual(isRight ? [] : ['/domain pattern'])
    const isHost = isRight || domain === 'localhost' || domain === 'a'.repeat(63)
    const errors = errorsOf(transactional, 'sendEmail', { ...email, textBody: 'Thanks', domain })
    expect(errors).toEqual(isHost ? [] : ['/domain pattern'])
  })
})
