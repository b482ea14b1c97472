// Checks that every example of the contract fits its schema: mocks answer with examples, and readers copy them.

import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { KEPT_EMAIL } from '../../src/wire/kept-email.ts'
import type { Document } from '../contract/document.ts'
import type { Finding, Node } from '../contract/finding.ts'
import { isNode, pointerStep, reasonOf, unfinishedFinding } from '../contract/finding.ts'
import { contentOf } from '../contract/keywords.ts'
import type { Locate } from '../contract/places.ts'
import { withClosedRequests } from '../contract/request-schemas.ts'
import { childrenOf } from '../contract/schema-walk.ts'
import { forValidators } from '../contract/validation-form.ts'

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** A value that is said to fit a schema. */
export interface Sample {
  value: unknown
  pointer: string
  schema: string
}

function* schemaSamples(schema: Node, pointer: string): Generator<Sample> {
  for (const key of ['example', 'default']) {
    if (key in schema) yield { value: schema[key], pointer: `${pointer}/${key}`, schema: pointer }
  }
  for (const [index, value] of (Array.isArray(schema['examples']) ? schema['examples'] : []).entries()) {
    yield { value, pointer: `${pointer}/examples/${index}`, schema: pointer }
  }
  for (const child of childrenOf(schema, pointer)) yield* schemaSamples(child.schema, child.pointer)
}

/** The examples beside a schema: of a body, an answer, a parameter or a header. */
function* besideSchema(node: Node, schema: Node, pointer: string): Generator<Sample> {
  const judge = typeof schema['$ref'] === 'string' ? schema['$ref'] : `${pointer}/schema`
  if ('example' in node) yield { value: node['example'], pointer: `${pointer}/example`, schema: judge }
  if (!isNode(node['examples'])) return
  for (const [name, example] of Object.entries(node['examples'])) {
    if (!isNode(example) || !('value' in example)) continue
    yield { value: example['value'], pointer: `${pointer}/examples/${pointerStep(name)}/value`, schema: judge }
  }
}

/** Every example in a document, wherever it stands. */
export function* samplesOf(value: unknown, pointer = '#', isNames = false): Generator<Sample> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* samplesOf(item, `${pointer}/${index}`)
  } else if (isNode(value)) {
    const schema = value['schema']
    if (isNode(schema)) yield* besideSchema(value, schema, pointer)
    for (const [key, member] of Object.entries(value)) {
      const place = `${pointer}/${pointerStep(key)}`
      const content = contentOf(key, isNames)
      const isSchema = (key === 'schema' && !isNames) || pointer === '#/components/schemas'
      if (isSchema && isNode(member)) yield* schemaSamples(member, place)
      else if (content !== 'data') yield* samplesOf(member, place, content === 'names')
    }
  }
}

/** Finds the validator of a schema by its pointer into the document; compiles each once. */
export function createJudge(document: Document): (schema: string) => ValidateFunction {
  // Each validator checks only one or two examples, so optimizing its code takes longer than it saves.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    inlineRefs: false,
    logger: false,
    code: { optimize: false },
  })
  addFormats(ajv)
  ajv.addFormat('idn-email', KEPT_EMAIL)
  ajv.addSchema(document, 'contract')
  const known = new Map<string, ValidateFunction>()
  return (schema) => {
    // The pointer is the fragment of a URI, so the braces of path parameters have to be encoded.
    const validate = known.get(schema) ?? ajv.getSchema(`contract${encodeURI(schema)}`)
    if (!validate) throw new Error(`No schema at ${schema}`)
    known.set(schema, validate)
    return validate
  }
}

/** Every example that does not fit. A schema that cannot be compiled is a finding, and the other examples are checked. */
export function checkExamples(bundle: Document, locate: Locate): Finding[] {
  const document = forValidators(bundle)
  // A request may hold members that we do not know; an example that has one is misspelt.
  const judge = createJudge(withClosedRequests(document))
  const unjudged = new Set<string>()
  const cannot = (schema: string, error: unknown): Finding[] => {
    if (unjudged.has(schema)) return []
    unjudged.add(schema)
    const { file, place } = locate(schema)
    return [unfinishedFinding('The check of examples', file, place, `${reasonOf(error)}.`)]
  }
  return [...samplesOf(document)].flatMap(({ value, pointer, schema }) => {
    try {
      return misfits(judge(schema), value, () => locate(pointer))
    } catch (error) {
      return cannot(schema, error)
    }
  })
}

function misfits(validate: ValidateFunction, value: unknown, at: () => ReturnType<Locate>): Finding[] {
  if (validate(value)) return []
  const errors = (validate.errors ?? []).map((error) => `${error.instancePath || 'it'} ${error.message ?? ''}`)
  const message = `The example does not fit its schema: ${[...new Set(errors)].join('; ')}.`
  return [{ ...at(), message, rule: 'example-fits' }]
}
