// Mock handlers of MSW, made from the contract while a program runs: each operation gets a handler that answers.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../contract/bundle.ts'
import type { Document } from '../contract/document.ts'
import { operationsOf } from '../contract/document.ts'
import { folder } from './install.ts'

export const MSW = '@mswjs/source'

async function load<T>(name: string): Promise<T> {
  const path = createRequire(join(folder, 'package.json')).resolve(name)
  return (await import(pathToFileURL(path).href)) as T
}

interface Source {
  fromOpenApi(document: object): Promise<object[]>
}
interface Msw {
  getResponse(handlers: object[], request: Request): Promise<Response | undefined>
}

/** Calls every operation through the handlers, and checks the status. */
export async function tryMsw(_tool: string, api: string): Promise<{ errors: string[] }> {
  const document = JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
  const { fromOpenApi } = await load<Source>(`${MSW}/open-api`)
  const { getResponse } = await load<Msw>('msw')
  const handlers = await fromOpenApi(structuredClone(document))
  const base = (document as unknown as { servers: { url: string }[] }).servers[0]?.url.replace(/\/$/, '') ?? ''
  const errors: string[] = []
  for (const { path, method, operation } of operationsOf(document)) {
    // Without a name of a response, it only knows 200.
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? ''
    const url = `${base}${path.replaceAll(/\{[^}]+\}/g, '1')}?response=${success}`
    const response = await getResponse(handlers, new Request(url, { method: method.toUpperCase() }))
    if (!response?.ok)
      errors.push(`${operation.operationId}: ${response ? `it answers ${response.status}` : 'no handler answers'}`)
    await response?.body?.cancel()
  }
  return { errors }
}
