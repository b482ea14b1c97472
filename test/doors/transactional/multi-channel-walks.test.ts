// Runs of flows in any order of calls, acts of the recipient and times, compared with a model.
import { expect, it } from 'vitest'
import { anEmail, anSms, type Condition, type Reaction, withFlows } from '../../support/flows.ts'
import { startServer } from '../../support/server.ts'

interface Step {
  channel: 'email' | 'sms'
  interval: number
  condition: Condition
}
interface Sent {
  channel: 'email' | 'sms'
  delivered: boolean
  opened: boolean
  clicked: boolean
}

// What must happen, written a second time and as short as can be. Times in seconds, whose remainders by 100
// stay zero while those of the server grow a little: so nothing is near an edge.
class Model {
  status = 'pending'
  sent: Sent[] = []
  age = 0
  phoneSender = true
  readonly steps: Step[]
  readonly reaches: Record<Step['channel'], boolean>
  constructor(steps: Step[], reaches: Record<Step['channel'], boolean>) {
    this.steps = steps
    this.reaches = reaches
    this.send()
  }

  get next() {
    return this.steps[this.sent.length]
  }

  send() {
    const { channel } = this.next as Step
    if (channel === 'sms' && !this.phoneSender) return void (this.status = 'canceled')
    this.sent.push({ channel, delivered: this.reaches[channel], opened: false, clicked: false })
    this.age = 0
    if (!this.next) this.status = 'finished'
  }

  wait(seconds: number) {
    let left = seconds
    while (this.status === 'pending') {
      const { interval, condition } = this.next as Step
      if (this.age + left < interval) return void (this.age += left)
      left -= interval - this.age
      const last = this.sent.at(-1) as Sent
      const { delivered, opened, clicked } = last
      const met = {
        none: true,
        delivered,
        not_delivered: !delivered,
        open: opened,
        not_open: !opened,
        click: clicked,
        not_click: !clicked,
      }
      if (met[condition]) this.send()
      else this.status = 'finished'
    }
  }

  react(position: number, reaction: Reaction) {
    const message = this.sent[position] as Sent
    const member = reaction === 'open' ? 'opened' : 'clicked'
    const first = !message[member]
    message[member] = true
    const passes = reaction === 'open' ? ['open', 'click', 'not_click'] : ['click']
    if (first && this.status === 'pending' && !passes.includes(this.next?.condition ?? '')) this.status = 'interrupted'
  }

  get shown() {
    const rest = this.status === 'pending' ? 'waiting' : 'skipped'
    return [this.status, ...this.steps.map((_, i) => (i < this.sent.length ? 'sent' : rest))]
  }
}

const ofAny = ['none', 'delivered', 'not_delivered'] as const
const ofEmail = [...ofAny, 'open', 'not_open', 'click', 'not_click'] as const

it.each([1, 2, 3, 4, 5, 6])('agrees with a model on walks from seed %i', async (seed) => {
  await using own = await startServer()
  let state = seed * 7919
  const next = (n: number) => ((state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % 65_536) % n
  const oneOf = <T>(values: readonly T[]) => values[next(values.length)] as T

  for (let walk = 0; walk < 6; walk++) {
    const { api, marketing, sender, create, execute, statuses, advance, react } = await withFlows(own)
    const steps: Step[] = []
    for (let i = 0, length = 2 + next(3); i < length; i++) {
      const condition = steps.at(-1)?.channel === 'email' ? oneOf(ofEmail) : oneOf(ofAny)
      steps.push({ channel: oneOf(['email', 'email', 'sms'] as const), interval: 500 * (1 + next(2)), condition })
    }
    const reaches = { email: next(4) > 0, sms: next(3) > 0 }
    const to = {
      email: reaches.email ? 'ana@example.com' : 'bounce-soft@example.com',
      phone: reaches.sms ? '351-910000001' : '351-910009904',
    }
    const flow = await create(
      ...steps.map(({ channel, ...more }) => (channel === 'email' ? anEmail(more) : anSms(more))),
    )
    const id = await execute(flow, { to: { ...to, mergeTags: ['name:Ana', 'order:1'] } })
    // The first message goes out before anything happens to its sender.
    await advance(1)
    const model = new Model(steps, reaches)
    const trail = [JSON.stringify({ steps, to })]

    for (let n = 0; n < 10; n++) {
      const act = oneOf(['wait', 'wait', 'wait', 'wait', 'open', 'click', 'sender', 'flow'] as const)
      const emails = model.sent.flatMap(({ channel }, i) => (channel === 'email' ? [i] : []))
      if (act === 'wait') {
        const seconds = oneOf([200, 400, 700, 1300])
        await advance(seconds)
        model.wait(seconds)
        trail.push(`wait ${seconds}`)
      } else if (act === 'sender') {
        if (model.phoneSender && next(2) === 0) {
          await marketing.deleteCellphoneSender({ path: { sender_id: Number(sender.phoneSenderId) } })
          model.phoneSender = false
          trail.push(act)
        }
      } else if (act === 'flow') {
        await api.deleteMultiChannelFlow({ path: { id: flow } }).catch(() => undefined)
        trail.push(act)
      } else if (emails.length > 0) {
        const position = oneOf(emails)
        await react(id, position, act)
        model.react(position, act)
        trail.push(`${act} ${position}`)
      }
      expect(await statuses(id), trail.join('; ')).toEqual(model.shown)
    }
  }
})
