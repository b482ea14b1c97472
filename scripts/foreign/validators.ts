// Validators of OpenAPI documents that are not ours. Each also gets a document with a planted fault,
// because the approval of a validator that accepts everything would mean nothing.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../contract/bundle.ts'
import { folder } from './install.ts'

interface Verdict {
  valid: boolean
  errors?: unknown
}
interface Seriousme {
  Validator: new () => { validate(document: object): Promise<Verdict> }
}
interface Scalar {
  validate(text: string): Promise<Verdict>
}

async function load<T>(name: string): Promise<T> {
  const path = createRequire(join(folder, 'package.json')).resolve(name)
  return (await import(pathToFileURL(path).href)) as T
}

/** By package: validates the text of a document. */
const validators: Record<string, (text: string) => Promise<Verdict>> = {
  '@seriousme/openapi-schema-validator': async (text) => {
    const { Validator } = await load<Seriousme>('@seriousme/openapi-schema-validator')
    return new Validator().validate(JSON.parse(text) as object)
  },
  '@scalar/openapi-parser': async (text) => (await load<Scalar>('@scalar/openapi-parser')).validate(text),
}

export const validatorNames = Object.keys(validators)

/** The same document, with a number instead of the responses of one operation. */
const withFault = (text: string): string => text.replace(/"responses": \{/, '"responses": 1, "x-responses": {')

/** Runs a validator on the document of an API, and on the same document with a fault. */
export async function tryValidator(tool: string, api: string): Promise<{ errors: string[] }> {
  const text = await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')
  const judge = validators[tool] as (text: string) => Promise<Verdict>
  const { valid, errors } = await judge(text)
  if (!valid) return { errors: [`it refuses the document: ${JSON.stringify(errors)}`] }
  const control = await judge(withFault(text))
  return { errors: control.valid ? ['it does not see a planted fault, so its consent says nothing'] : [] }
}
