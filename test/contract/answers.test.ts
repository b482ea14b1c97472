// Answers, webhooks and callbacks hold the members that the contract declares, and no others, at every level: our own
// validators refuse more, and while tests run the server fails a request whose answer they refuse.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Validator } from '../../generated/marketing-v3/validators.js'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import type { Document, Media, Response } from '../../scripts/contract/document.ts'
import { deref, isForOthers, operationsOf, withCallbacksAsWebhooks } from '../../scripts/contract/document.ts'
import { isNode } from '../../scripts/contract/finding.ts'

interface Tables {
  validators: Record<string, { responses: Record<string, Validator> }>
  hookValidators: Record<string, Validator>
}
interface Case {
  name: string
  validator: Validator | undefined
  value: unknown
}

/** Free data, by the name of the member that holds it: what the caller gave, or keys that the answer names itself. */
const free = /(^|\.)(errors|advancedTemplateData|data|contact|action_data|path_parameters|query_parameters)$/

/** The value once for each object in it, with a member more; `place` leads to the object. */
function* withOneMore(value: unknown, place = ''): Generator<{ place: string; value: unknown }> {
  if (!isNode(value) && !Array.isArray(value)) return
  if (isNode(value)) yield { place, value: { ...value, undeclared: 1 } }
  for (const [key, member] of Object.entries(value)) {
    const inside = Array.isArray(value) ? place : `${place}.${key}`
    for (const more of withOneMore(member, inside)) {
      const changed = Array.isArray(value) ? value.with(Number(key), more.value) : { ...value, [key]: more.value }
      yield { place: more.place, value: changed }
    }
  }
}

/** Places of a value that take a member which nobody declared. */
const openIn = (validator: Validator, value: unknown) =>
  [...withOneMore(value)].filter((more) => validator(more.value)).map(({ place }) => place)

const examplesOf = (media: Media | undefined) => Object.entries(media?.examples ?? {})

function answersOf(document: Document, { validators }: Tables): Case[] {
  return [...operationsOf(document)].flatMap(({ operation: { operationId, responses } }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      examplesOf(deref<Response>(document, response).content?.['application/json']).map(([example, { value }]) => ({
        name: `${operationId} ${status} ${example}`,
        validator: validators[operationId]?.responses[status],
        value,
      })),
    ),
  )
}

function hooksOf(document: Document, { hookValidators }: Tables): Case[] {
  return Object.entries(withCallbacksAsWebhooks(document).webhooks ?? {}).flatMap(([hook, { post }]) =>
    examplesOf(post?.requestBody?.content['application/json']).map(([example, { value }]) => ({
      name: `${hook} ${example}`,
      validator: hookValidators[hook],
      value,
    })),
  )
}

describe.each(await apiNames())('%s', async (api) => {
  const document = JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
  const tables = (await import(`../../generated/${api}/validators.js`)) as Tables
  const cases = [...answersOf(document, tables), ...hooksOf(document, tables)]

  test('every operation with an answer has a case', () => {
    const named = new Set(cases.map(({ name }) => name.split(' ')[0]))
    expect(Object.keys(tables.validators).filter((id) => !named.has(id))).toEqual([])
  })

  test.each(cases)('$name takes the declared members only', ({ validator, value }) => {
    if (!validator) throw new Error('There is no validator for it.')
    expect(validator(value)).toBe(true)
    // What others write may hold more, and the platform ignores it.
    if (isForOthers(document)) return
    expect(openIn(validator, value).filter((place) => !free.test(place))).toEqual([])
  })
})
