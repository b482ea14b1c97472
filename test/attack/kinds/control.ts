// Control characters in each text of each request: they begin no header, no line of the log and no line of a mail.

import { eventually } from '../../support/eventually.ts'
import { extremeOperation } from '../../support/extremes/requests.ts'
import { isImplemented } from '../../support/implemented.ts'
import { type Sample, samples } from '../../support/sample-requests.ts'
import { type Attempt, judged } from '../attack.ts'
import { exchange } from '../exchange.ts'
import type { Target } from '../target.ts'

const FORGED = 'X-Forged: yes'
/** Line breaks, NUL, escapes of terminals (7 and 8 bit), and characters that turn the direction of writing. */
const texts: Record<string, string> = {
  'CR LF': `a\r\n${FORGED}\r\n\r\nb`,
  LF: `a\n${FORGED}\nb`,
  CR: `a\r${FORGED}\rb`,
  NUL: `a\0${FORGED}`,
  ESC: `a\u001b[2J\u001b]0;${FORGED}\u0007`,
  C1: `a\u009b2J\u0085${FORGED}`,
  bidi: `a\u202e\u2066${FORGED}\u2028`,
}
const left = [
  'advanceClock',
  'createFault',
  'resetAccount',
  'restoreSnapshot',
  'seedAccount',
  'streamEvents',
  'waitForCapturedMessage',
  'forgetContacts',
]

/** The body with the text in place of each of its texts, one at a time, and in all of them. */
function* withText(body: unknown, text: string): Generator<[place: string, body: unknown]> {
  const walk = function* (value: unknown, steps: string[]): Generator<string[]> {
    if (typeof value === 'string') yield steps
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) yield* walk(member, [...steps, name])
  }
  const places = [...walk(body, [])]
  const put = (given: unknown, chosen: readonly string[][]) => {
    const copy: unknown = structuredClone(given)
    for (const steps of chosen) {
      let at = copy as Record<string, unknown>
      for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>
      at[steps.at(-1) ?? ''] = text
    }
    return copy
  }
  for (const steps of places.filter(({ length }) => length > 0)) yield [steps.join('.'), put(body, [steps])]
}

/** What may not be in the log: its lines go to terminals. */
const UNSAFE = /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/

async function* ofOperation(target: Target, sample: Sample, number: number): AsyncGenerator<Attempt> {
  const { server, owner, isShort, logged } = target
  const names = Object.keys(texts)
  const bodies = extremeOperation(sample, owner).bases
  for (const { method, url, body } of isShort ? bodies.slice(0, 1) : bodies) {
    // In the short form, the characters take turns.
    for (const name of isShort ? [names[number % names.length] as string] : names) {
      for (const [place, changed] of withText(body, texts[name] as string)) {
        const before = logged.length
        const answer = await server.app.http.inject({
          method: method as 'POST',
          url,
          headers: { apikey: owner.key, 'content-type': 'application/json' },
          payload: JSON.stringify(changed),
        })
        const inHeaders = JSON.stringify(answer.headers).includes('Forged')
        const inLog = logged.slice(before).some((line) => UNSAFE.test(line))
        const fault =
          answer.statusCode >= 500
            ? `status ${answer.statusCode} ${answer.payload.slice(0, 200)}`
            : inHeaders
              ? 'in a header'
              : 'in the log'
        yield judged(
          `${sample.api} ${sample.id} ${place} with ${name}`,
          answer.statusCode >= 500 || inHeaders || inLog,
          fault,
        )
      }
    }
  }
}

/** A header of a mail has a name, or continues the line before. */
const HEADER_LINE = /^(?:[!-9;-~]+:[\t -~\x80-\xff]*|[\t ][\t -~\x80-\xff]*)$/

async function* captured({ server, owner }: Target): AsyncGenerator<Attempt> {
  const sandbox = server.sandbox(owner.key)
  // It waits for all mails of the requests before, which may take longer than a request may here.
  await eventually(() => sandbox.advanceClock({ body: { seconds: 1 } }))
  const { items } = await sandbox.listCapturedMessages({ query: { limit: 100, channel: 'email' } })
  for (const { captured_id } of items) {
    const answer = await server.inject(`/sandbox/v1/messages/${captured_id}/source`, { headers: { apikey: owner.key } })
    const source = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    const head = source.slice(0, source.indexOf('\r\n\r\n')).split('\r\n')
    const wrong = head.find((line) => !HEADER_LINE.test(line) || line.startsWith('X-Forged'))
    yield judged(
      `the header of captured email ${captured_id}`,
      answer.status !== 200 || wrong !== undefined,
      `${answer.status} ${JSON.stringify(wrong)}`,
    )
  }
}

/** Parts of the address and headers, which the log may repeat. */
async function* inAddress({ port, logged }: Target): AsyncGenerator<Attempt> {
  for (const [name, text] of Object.entries(texts)) {
    const before = logged.length
    const encoded = encodeURIComponent(text)
    for (const path of [
      `/marketing/v3/${encoded}`,
      `/u/${encoded}`,
      `/marketing/v3/lists?surprise=${encoded}`,
      `/docs/${encoded}`,
    ]) {
      const { text: answer } = await exchange(
        port,
        [`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`],
        2_000,
      )
      const head = answer.slice(0, answer.indexOf('\r\n\r\n'))
      const isBad = /\r?\nX-Forged/.test(head)
      yield judged(`${path.slice(0, 20)} with ${name}`, isBad || /^HTTP\/1.1 5/.test(answer), head.slice(0, 200))
    }
    const wrong = logged.slice(before).find((line) => UNSAFE.test(line))
    yield judged(`the log after addresses with ${name}`, wrong !== undefined, JSON.stringify(wrong))
  }
}

export async function* control(target: Target): AsyncGenerator<Attempt> {
  const chosen = samples.filter((one) => isImplemented(one) && one.body !== undefined && !left.includes(one.id))
  for (const [number, sample] of chosen.entries()) yield* ofOperation(target, sample, number)
  yield* inAddress(target)
  yield* captured(target)
}
