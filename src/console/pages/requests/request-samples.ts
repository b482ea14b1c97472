// A recorded request as a program would make it, to copy. None of these texts holds the key.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { curlOf } from '../../ui/empty.tsx'
import { type Api, apis } from '../contract/document.ts'
import { typescriptText } from '../contract/samples.ts'

/** A request with its bodies. */
export type Recorded = SandboxSchemas['RecordedRequestDetail']

/** Whether a request came to an API with JSON, which can be tried again. */
export const isRest = (name: string): boolean => apis.some((one) => one.name === name)

const parse = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text))

/** JSON as people read it. */
export const prettyJson = (text: string): string => JSON.stringify(JSON.parse(text), null, 2)

/** A command of curl. */
export const curlText = ({ method, path, request_body }: Recorded): string => curlOf(method, path, parse(request_body))

/** A call of the typed client. */
export function clientText(request: Recorded): string {
  const { path_parameters: path, query_parameters: query } = request
  const body = parse(request.request_body)
  // Only requests of these APIs are shown as calls.
  const api = apis.find(({ name }) => name === request.api) as Api
  return typescriptText(api, request.operation_id, {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  })
}
