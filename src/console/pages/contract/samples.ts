// Requests as programs would make them, to copy. None of them holds the key.
import { curlOf } from '../../ui/empty.tsx'
import type { Api, Operation } from './document.ts'
import type { ClientRequest } from './form-values.ts'

const factories = {
  marketing: 'createMarketingClient',
  transactional: 'createTransactionalClient',
  registered: 'createRegisteredClient',
  sandbox: 'createSandboxClient',
} as const

/** The path of a request with its values. */
function addressOf(operation: Operation, { path = {}, query = {} }: ClientRequest): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    path[name] === undefined ? whole : encodeURIComponent(String(path[name])),
  )
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return filled + (search && `?${search}`)
}

/** A command of curl. */
export const curlText = (operation: Operation, request: ClientRequest): string =>
  curlOf(operation.method.toUpperCase(), addressOf(operation, request), request.body)

/** A call of the typed client. */
export function typescriptText(of: Api, operationId: string, request: ClientRequest): string {
  const factory = factories[of.word]
  const values = Object.keys(request).length > 0 ? JSON.stringify(request, null, 2) : ''
  return [
    `const client = ${factory}({ apiKey: process.env.KEY, baseUrl: '${location.origin}${of.base}' })`,
    `const answer = await client.${operationId}(${values})`,
  ].join('\n')
}
