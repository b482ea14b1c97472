// The workflows of specs/workflows as folders: each step is a request with its checks, and its outputs are variables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Document, Method, Operation } from '../../contract/document.ts'
import { operationsOf } from '../../contract/document.ts'
import { exampleAt } from './chains.ts'
import type { Body, Item } from './format.ts'
import { jsonBody, keyOf, raw, requestItem, scriptEvent } from './format.ts'

interface Step {
  stepId: string
  description?: string
  operationId?: string
  'x-operation'?: { url: string; method: string }
  parameters?: { name: string; in: 'header' | 'path' | 'query'; value: unknown }[]
  requestBody?: { contentType: string; payload: unknown }
  successCriteria?: { condition: string; type?: string }[]
  onFailure?: { type: string; retryAfter: number; retryLimit: number }[]
  outputs?: Record<string, string>
}
interface Arazzo {
  info: { title: string; summary: string; description?: string }
  sourceDescriptions: { name: string; url: string }[]
  workflows: { workflowId: string; summary: string; steps: Step[] }[]
}

interface Found {
  document: Document
  path: string
  method: Method
  operation: Operation
}

/** What a step is part of. */
interface Flow {
  workflowId: string
  steps: Step[]
  find(operationId: string): Found
}

const OUTPUT = /^\$steps\.(\w+)\.outputs\.(\w+)$/

const variableOf = ({ workflowId }: Flow, step: string, output: string): string => `${workflowId}_${step}_${output}`

/** An expression as a text with variables. */
function textOf(flow: Flow, value: unknown): string {
  if (value === '$inputs.key') return '{{apiKey}}'
  const [, step, output] = OUTPUT.exec(String(value)) ?? []
  return step && output ? `{{${variableOf(flow, step, output)}}}` : String(value)
}

/** Whether an output is a number, by the example of its response. */
function isNumber(flow: Flow, stepId: string, output: string): boolean {
  const step = flow.steps.find((one) => one.stepId === stepId)
  const [, pointer = ''] = step?.outputs?.[output]?.split('#') ?? []
  if (!step?.operationId) return false
  const { document, operation } = flow.find(step.operationId)
  return typeof exampleAt(document, operation, pointer.split('/').slice(1)) === 'number'
}

function payloadOf(flow: Flow, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => payloadOf(flow, one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, payloadOf(flow, one)]))
  if (typeof value !== 'string') return value
  const [, step, output] = OUTPUT.exec(value) ?? []
  if (step && output && isNumber(flow, step, output)) return raw(variableOf(flow, step, output))
  return textOf(flow, value)
}

function bodyOf(flow: Flow, { requestBody }: Step): Body | undefined {
  if (!requestBody) return undefined
  const payload = payloadOf(flow, requestBody.payload)
  if (requestBody.contentType === 'application/json') return jsonBody(payload)
  const fields = Object.entries(payload as Record<string, unknown>)
  return { mode: 'urlencoded', urlencoded: fields.map(([key, value]) => ({ key, value: String(value) })) }
}

/** One side of a condition as JavaScript. */
function sideOf(flow: Flow, text: string): string {
  if (text === '$statusCode') return 'pm.response.code'
  if (text.startsWith('$response.body#')) return `at(${JSON.stringify(text.slice('$response.body#'.length))})`
  if (text.startsWith('$response.header.'))
    return `pm.response.headers.get(${JSON.stringify(text.slice('$response.header.'.length))})`
  const [, step, output] = OUTPUT.exec(text) ?? []
  if (step && output) return `pm.collectionVariables.get(${JSON.stringify(variableOf(flow, step, output))})`
  if (/^(?:'[^']*'|-?[\d.]+|true|false|null)$/.test(text)) return text
  throw new Error(`The collection cannot express ${text} of the workflow ${flow.workflowId}.`)
}

function checkOf(flow: Flow, { condition, type }: { condition: string; type?: string }): string {
  if (type === 'regex')
    return `[${JSON.stringify(condition)}, () => new RegExp(${JSON.stringify(condition)}).test(pm.response.text())],`
  const [, left = '', sign, right = ''] = /^(\S+) (==|!=) (.+)$/.exec(condition) ?? []
  // Variables are texts.
  const test = `String(${sideOf(flow, left)}) ${sign}= String(${sideOf(flow, right)})`
  return `[${JSON.stringify(condition)}, () => ${test}],`
}

/** The checks of a step. Those of a step that waits for something fail once it has waited long enough. */
function scriptOf(flow: Flow, step: Step): string[] {
  const checks = (step.successCriteria ?? []).map((one) => `  ${checkOf(flow, one)}`)
  const outputs = Object.entries(step.outputs ?? {}).map(
    ([name, value]) => `pm.collectionVariables.set('${variableOf(flow, step.stepId, name)}', ${sideOf(flow, value)})`,
  )
  const again = step.onFailure?.find(({ type }) => type === 'retry')
  const report = ['for (const [text, holds] of checks) pm.test(text, () => pm.expect(holds()).to.equal(true))']
  return [
    "const at = (pointer) => pointer.split('/').slice(1).reduce((value, step) => value?.[step], pm.response.json())",
    'const checks = [',
    ...checks,
    ']',
    ...(again ? waiting(flow, step, again, report) : report),
    ...outputs.map((line) => `try { ${line} } catch { /* A check says what is wrong. */ }`),
  ]
}

function waiting(flow: Flow, { stepId }: Step, again: { retryAfter: number; retryLimit: number }, report: string[]) {
  return [
    'const isMet = checks.every(([, holds]) => { try { return holds() } catch { return false } })',
    "const tries = Number(pm.collectionVariables.get('tries') || 0)",
    `if (!isMet && tries < ${again.retryLimit}) {`,
    "  pm.collectionVariables.set('tries', tries + 1)",
    `  pm.execution.setNextRequest('${nameOf(flow, stepId)}')`,
    `  setTimeout(() => {}, ${again.retryAfter * 1_000})`,
    '} else {',
    "  pm.collectionVariables.set('tries', 0)",
    ...report.map((line) => `  ${line}`),
    '}',
  ]
}

const nameOf = ({ workflowId }: Flow, stepId: string): string => `${workflowId}: ${stepId}`

/** A step that opens a page, at an address from an earlier response. */
function pageItem(flow: Flow, step: Step, { url, method }: { url: string; method: string }): Item {
  const body = bodyOf(flow, step)
  return {
    name: nameOf(flow, step.stepId),
    event: [scriptEvent(scriptOf(flow, step))],
    request: {
      method: method.toUpperCase(),
      url: textOf(flow, url),
      header: [],
      description: step.description ?? '',
      auth: { type: 'noauth' },
      ...(body && { body }),
    },
  }
}

function stepItem(flow: Flow, step: Step): Item {
  if (step['x-operation']) return pageItem(flow, step, step['x-operation'])
  const { document, path, method } = flow.find(step.operationId ?? '')
  const base = new URL(document.servers[0]?.url ?? '').pathname.replace(/\/$/, '')
  const given = (place: string) => (step.parameters ?? []).filter((one) => one.in === place)
  const values = new Map(given('path').map(({ name, value }) => [name, textOf(flow, value)]))
  const headers = given('header').map(({ name, value }) => ({ key: name, value: textOf(flow, value) }))
  const key = headers.find((one) => one.key.toLowerCase() === 'apikey')
  const body = bodyOf(flow, step)
  return requestItem({
    name: nameOf(flow, step.stepId),
    description: step.description ?? '',
    method: method.toUpperCase(),
    path: base + path.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? ''),
    query: given('query').map(({ name, value }) => ({ key: name, value: textOf(flow, value) })),
    headers: headers.filter((one) => one !== key),
    auth: key ? keyOf(key.value) : { type: 'noauth' },
    event: [scriptEvent(scriptOf(flow, step))],
    ...(body && { body }),
  })
}

/** A folder for each workflow in the files below `folder`. */
export function workflowItems(folder: string, documents: ReadonlyMap<string, Document>): Item[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.arazzo.yaml'))
  return files.sort().flatMap((file) => {
    const { info, sourceDescriptions, workflows } = parse(readFileSync(join(folder, file), 'utf8')) as Arazzo
    const find = (operationId: string): Found => {
      const [, source, id] = operationId.split('.')
      const api =
        sourceDescriptions
          .find(({ name }) => name === source)
          ?.url.split('/')
          .at(-2) ?? ''
      const document = documents.get(api)
      const found = document && operationsOf(document).find(({ operation }) => operation.operationId === id)
      if (!document || !found) throw new Error(`specs/workflows/${file} names ${operationId}, which no API has.`)
      return { document, ...found }
    }
    return workflows.map(({ workflowId, steps }) => {
      const flow = { workflowId, steps, find }
      return {
        name: info.title,
        description: `${info.summary}\n\n${info.description ?? ''}`.trim(),
        item: steps.map((step) => stepItem(flow, step)),
      }
    })
  })
}
