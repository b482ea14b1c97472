// The parts of a Postman collection, format 2.1, that we write. Other API clients import it as well.

export interface Query {
  key: string
  value: string
  disabled?: true
}
export interface Header {
  key: string
  value: string
}
interface Event {
  listen: 'test'
  script: { type: string; exec: string[] }
}
interface Url {
  raw: string
  host: string[]
  path: string[]
  query?: Query[]
}
export interface Body {
  mode: string
  raw?: string
  urlencoded?: Header[]
  options?: unknown
}
interface Auth {
  type: string
  apikey?: Header[]
}
/** A request, or a folder with some. */
export interface Item {
  id?: string
  name: string
  description?: string
  item?: Item[]
  event?: Event[]
  request?: { method: string; url: Url | string; header: Header[]; description?: string; auth?: Auth; body?: Body }
}
export interface Collection {
  info: { name: string; description: string; schema: string }
  auth: Auth
  variable: Header[]
  item: Item[]
}

export const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** The key of the reader, in the header of every request that needs one. */
export const keyOf = (value: string): Auth => ({
  type: 'apikey',
  apikey: [
    { key: 'key', value: 'Apikey' },
    { key: 'value', value },
    { key: 'in', value: 'header' },
  ],
})

const RAW = 'raw variable '

/** Stands for a variable whose value goes into JSON without quotes. */
export const raw = (variable: string): string => `${RAW}${variable}`

/** A body of JSON. */
export const jsonBody = (value: unknown): Body => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2).replaceAll(new RegExp(`"${RAW}(\\w+)"`, 'g'), '{{$1}}'),
  options: { raw: { language: 'json' } },
})

/** What runs after the response. */
export const scriptEvent = (lines: string[]): Event => ({
  listen: 'test',
  script: { type: 'text/javascript', exec: lines },
})

interface RequestParts {
  name: string
  description: string
  method: string
  /** Below the address of the reader. */
  path: string
  query: Query[]
  headers: Header[]
  body?: Body
  auth?: Auth
  event?: Event[]
}

/** A request below the address of the reader. */
export function requestItem({
  name,
  description,
  method,
  path,
  query,
  headers,
  body,
  auth,
  event,
}: RequestParts): Item {
  const search = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const url = {
    raw: `{{baseUrl}}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(query.length > 0 && { query }),
  }
  const type = body?.mode === 'raw' ? [{ key: 'Content-Type', value: 'application/json' }] : []
  return {
    name,
    ...(event && { event }),
    request: { method, url, header: [...type, ...headers], description, ...(auth && { auth }), ...(body && { body }) },
  }
}
