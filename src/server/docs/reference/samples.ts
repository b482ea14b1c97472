// The example request of an operation in four languages. What a reader has to fill in is the key: the page puts the
// reader's own in its place, and the server the address that the reader uses.
import { IN_CONTRACT, TRUST } from '../origin.ts'
import { literalOf } from './literals.ts'
import type { ExampleRequest } from './request.ts'

/** Stands for the key of the reader. */
export const KEY = 'YOUR_KEY'

/** A program that makes the request. */
export interface Sample {
  /** The language of its code. */
  language: 'sh' | 'ts' | 'php' | 'python'
  title: string
  code: string
}

const JSON_TYPE = 'application/json'
const headersOf = ({ keyHeader, keyPrefix, body }: ExampleRequest): [string, string][] => [
  ...(keyHeader === null ? [] : [[keyHeader, keyPrefix + KEY] as [string, string]]),
  ...(body === undefined ? [] : [['Content-Type', JSON_TYPE] as [string, string]]),
]

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

function curl(request: ExampleRequest): string {
  const { method, address, body, isStream } = request
  const lines = [
    `curl${address.startsWith(IN_CONTRACT) ? TRUST : ''}${isStream ? ' -N' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${quoted(address)}`,
    ...headersOf(request).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ]
  return lines.join(' \\\n  ')
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function typescript(request: ExampleRequest, baseUrl: string): string {
  const { api, operationId, path, query, body, keyHeader, isStream } = request
  const name = api.replace(/-.*$/, '')
  const given = Object.entries({ path, query, body }).filter(
    ([, value]) => value !== undefined && (value === body || Object.keys(value as object).length > 0),
  )
  const argument = given.length === 0 ? '' : literalOf(Object.fromEntries(given), 'ts')
  const call = `await ${name}.${operationId}(${argument})`
  const use = isStream
    ? `for await (const event of ${call})\n  console.log(event)`
    : `const answer = ${call}\nconsole.log(answer)`
  const maker = `create${capital(name)}Client`
  return `import { ${maker} } from 'messaging-platform-client'

const ${name} = ${maker}({
  baseUrl: '${baseUrl}',
  apiKey: '${keyHeader === null ? '' : KEY}',
})
${use}
`
}

function php(request: ExampleRequest): string {
  const { method, address, body, answersJson, isStream } = request
  const headers = headersOf(request).map(([name, value]) => `${name}: ${value}`)
  const http = [
    `        'method' => '${method}',`,
    ...(headers.length > 0 ? [`        'header' => ${literalOf(headers, 'php', 2)},`] : []),
    ...(body === undefined ? [] : [`        'content' => json_encode(${literalOf(body, 'php', 2)}),`]),
    "        'ignore_errors' => true,",
  ]
  const given = `${literalOf(address, 'php')}, ${isStream ? "'r', " : ''}false, $context`
  const whole = `$answer = file_get_contents(${given});
${answersJson ? 'print_r(json_decode($answer, true));' : 'echo $answer;'}`
  const lineByLine = `$stream = fopen(${given});
while (($line = fgets($stream)) !== false) echo $line;`
  return `<?php
$context = stream_context_create([
    'http' => [
${http.join('\n')}
    ],
]);
${isStream ? lineByLine : whole}
`
}

function python(request: ExampleRequest): string {
  const { method, address, body, answersJson, isStream } = request
  const headers = Object.fromEntries(headersOf(request))
  const parts = [
    literalOf(address, 'python'),
    `method='${method}'`,
    ...(Object.keys(headers).length > 0 ? [`headers=${literalOf(headers, 'python', 1)}`] : []),
    ...(body === undefined ? [] : [`data=json.dumps(${literalOf(body, 'python', 1)}).encode()`]),
  ]
  const usesJson = body !== undefined || answersJson
  return `${usesJson ? 'import json\n' : ''}import urllib.request

request = urllib.request.Request(
${parts.map((part) => `    ${part},\n`).join('')})
with urllib.request.urlopen(request) as answer:
    ${isStream ? 'for line in answer:\n        print(line.decode(), end="")' : `print(${answersJson ? 'json.load(answer)' : 'answer.read()'})`}
`
}

/** The programs for a request; `baseUrl` is the address of its API. */
export const samplesOf = (request: ExampleRequest, baseUrl: string): Sample[] => [
  { language: 'sh', title: 'curl', code: curl(request) },
  { language: 'ts', title: 'TypeScript', code: typescript(request, baseUrl) },
  { language: 'php', title: 'PHP', code: php(request) },
  { language: 'python', title: 'Python', code: python(request) },
]
