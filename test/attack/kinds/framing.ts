// Bytes in which a proxy and the platform could see different requests, and heads without an end.
import { type Attempt, judged } from '../attack.ts'
import { exchange, statusesIn } from '../exchange.ts'
import type { Target } from '../target.ts'

/** A request hidden in another: its response shows that the platform saw it. */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nhost: a\r\nx: y\r\n\r\n'
const PATH = '/marketing/v3/lists'
const post = (headers: string, body: string) =>
  `POST ${PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`
const CHUNKED = `2\r\n{}\r\n0\r\n\r\n${HIDDEN}`

/** Each has to be refused, or read as one request. */
const refusedForms: Record<string, string> = {
  'both lengths': post('content-length: 4\r\ntransfer-encoding: chunked', CHUNKED),
  'both lengths, turned around': post('transfer-encoding: chunked\r\ncontent-length: 4', CHUNKED),
  'two lengths': post(`content-length: 2\r\ncontent-length: ${HIDDEN.length + 2}`, `{}${HIDDEN}`),
  'a list of lengths': post(`content-length: 2, ${HIDDEN.length + 2}`, `{}${HIDDEN}`),
  'a length with a sign': post('content-length: +2', `{}${HIDDEN}`),
  'a negative length': post('content-length: -1', HIDDEN),
  'a length in hex': post('content-length: 0x2', `{}${HIDDEN}`),
  'an empty length': post('content-length: ', `{}${HIDDEN}`),
  'a length beyond 64 bits': post('content-length: 18446744073709551618', `{}${HIDDEN}`),
  'an unknown coding': post('transfer-encoding: xchunked', CHUNKED),
  'chunked is not last': post('transfer-encoding: chunked, identity', CHUNKED),
  'chunked twice': post('transfer-encoding: chunked\r\ntransfer-encoding: identity', CHUNKED),
  'a coding after a vertical tab': post('transfer-encoding: \x0bchunked', CHUNKED),
  'a name with a space': post('content-length : 2', `{}${HIDDEN}`),
  'a coding with a space in its name': post('transfer-encoding : chunked', CHUNKED),
  'a folded header': post('x: y\r\n transfer-encoding: chunked\r\ncontent-length: 4', CHUNKED),
  'a header that begins with a space': `POST ${PATH} HTTP/1.1\r\n host: a\r\n\r\n`,
  'a NUL in a header': post('x: a\0b\r\ncontent-length: 2', '{}'),
  'a lone CR in a header': post('x: a\rtransfer-encoding: chunked\r\ncontent-length: 4', CHUNKED),
  'a lone LF as line end': `POST ${PATH} HTTP/1.1\nhost: a\ncontent-length: 4\ntransfer-encoding: chunked\n\n${CHUNKED}`,
  'a chunk size that is none': post('transfer-encoding: chunked', `zz\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  'a chunk size in 0x': post('transfer-encoding: chunked', `0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  'a chunk size beyond 64 bits': post('transfer-encoding: chunked', `10000000000000002\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  'a chunk without its end': post('transfer-encoding: chunked', `2\r\n{}XX0\r\n\r\n${HIDDEN}`),
  'HTTP/0.9': `GET ${PATH}\r\n\r\n`,
  'HTTP/2 without TLS': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'another version': `GET ${PATH} HTTP/1.2\r\nhost: a\r\n\r\n`,
  'two Hosts': `GET ${PATH} HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n`,
  'no Host': `GET ${PATH} HTTP/1.1\r\n\r\n`,
  'a space in the address': `GET ${PATH} HTTP/1.1 HTTP/1.1\r\nhost: a\r\n\r\n`,
  'an address with bytes beyond ASCII': `GET /\xff\xfe HTTP/1.1\r\nhost: a\r\n\r\n`,
  'a tunnel': 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n',
  'another protocol': `GET ${PATH} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
}

/** Heads that are too long or too many. */
const oversize: Record<string, string> = {
  'an address of 100 KB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'a query of 100 KB': `GET ${PATH}?a=${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'a header of 100 KB': `GET ${PATH} HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
  'a header name of 100 KB': `GET ${PATH} HTTP/1.1\r\nhost: a\r\n${'a'.repeat(100_000)}: x\r\n\r\n`,
  '10,000 headers': `GET ${PATH} HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(10_000)}\r\n`,
  'a method of 100 KB': `${'A'.repeat(100_000)} / HTTP/1.1\r\nhost: a\r\n\r\n`,
  'a key of 15 KB': `GET ${PATH} HTTP/1.1\r\nhost: a\r\napikey: ${'a'.repeat(15_000)}\r\nconnection: close\r\n\r\n`,
  'a cookie of 15 KB': `GET ${PATH} HTTP/1.1\r\nhost: a\r\ncookie: ${'a=b;'.repeat(3_700)}\r\nconnection: close\r\n\r\n`,
  'a chunk extension of 1 MB': post('transfer-encoding: chunked', `2;${'a'.repeat(1_000_000)}\r\n{}\r\n0\r\n\r\n`),
  'trailers of 1 MB': post(
    'transfer-encoding: chunked',
    `2\r\n{}\r\n0\r\n${`x: ${'y'.repeat(100)}\r\n`.repeat(10_000)}\r\n`,
  ),
}

/** Whether the platform goes on for others. */
const isAlive = async (port: number) => (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200

export async function* framing({ port }: Target): AsyncGenerator<Attempt> {
  for (const [what, bytes] of Object.entries(refusedForms)) {
    const { text } = await exchange(port, [bytes])
    const statuses = statusesIn(text)
    // The hidden request alone would be answered with 200.
    const isBad = statuses.some((status) => ![400, 401, 404, 405, 408, 413, 431, 501, 505].includes(status))
    yield judged(what, isBad || !(await isAlive(port)), `statuses ${statuses.join()}`)
  }
  for (const [what, bytes] of Object.entries(oversize)) {
    const { text } = await exchange(port, [bytes], 1_000)
    const statuses = statusesIn(text)
    yield judged(
      what,
      statuses.some((status) => status < 400 || status >= 500) || !(await isAlive(port)),
      `statuses ${statuses.join()}`,
    )
  }
}
