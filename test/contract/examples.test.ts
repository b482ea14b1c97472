// Every example of every API fits its schema, and so do the members that only requests or only answers may have.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import type { Document } from '../../scripts/contract/document.ts'
import { operationsOf } from '../../scripts/contract/document.ts'
import { printFinding } from '../../scripts/contract/finding.ts'
import { createLocate } from '../../scripts/contract/places.ts'
import { checkExamples, samplesOf } from '../../scripts/lint/examples.ts'

const load = async (api: string) =>
  JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document

describe.each(await apiNames())('%s', async (api) => {
  const document = await load(api)
  const locate = createLocate(api, document, [])

  test('every example fits its schema', () => {
    expect([...samplesOf(document)].length).toBeGreaterThan(operationsOf(document).toArray().length)
    expect(checkExamples(document, locate).map(printFinding)).toEqual([])
  })

  test('a value that must be new each time has no example, which tools would send for everybody', () => {
    const isKey = ({ pointer }: { pointer: string }) => /\/parameters\/IdempotencyKey\//.test(pointer)
    expect([...samplesOf(document)].filter(isKey)).toEqual([])
    const inline = [...operationsOf(document)].flatMap(({ operation }) => operation.parameters ?? [])
    expect(inline.filter((one) => 'name' in one && one.name === 'Idempotency-Key')).toEqual([])
  })

  test.each([...operationsOf(document)].map(({ operation }) => operation))(
    '$operationId has an example of its success',
    ({ responses }) => {
      const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
      for (const media of Object.values((success && 'content' in success && success.content) || {})) {
        expect(Object.keys(media.examples ?? {})).not.toEqual([])
      }
    },
  )
})
