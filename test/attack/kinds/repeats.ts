// What an outsider can fetch again and again without a key, and codes that are asked for again and again.

import { linkOf, sendMail } from '../../support/mail-links.ts'
import { follow } from '../../support/mailing.ts'
import { actionsOf, makeList, makeSender, openAccount } from '../../support/marketing.ts'
import { withSmsSender } from '../../support/texting.ts'
import { type Attempt, judged } from '../attack.ts'
import type { Target } from '../target.ts'

const times = (n: number, act: (i: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: n }, (_, i) => act(i)))
const post = (server: Target['server'], url: string, fields: Record<string, string>) =>
  follow(server, url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

async function* ofMail({ server, isShort }: Target): AsyncGenerator<Attempt> {
  const count = isShort ? 60 : 1_000
  const mail = await sendMail(server)
  const { api } = mail.account
  const actions = async (name: string) => {
    const found = await actionsOf(api, mail.list_id, mail.contact_id)
    return found.filter((one) => one === name).length
  }
  const pixel = /<img src="([^"]+)"/.exec(mail.html)?.[1] ?? ''
  await times(count, () => follow(server, pixel))
  yield judged(
    `the open pixel ${count} times`,
    (await actions('email_open')) !== 1,
    `${await actions('email_open')} opens`,
  )
  await times(count, () => follow(server, linkOf(mail, 'Spring')))
  yield judged(`a link ${count} times`, (await actions('email_click')) !== 1, `${await actions('email_click')} clicks`)
  const unsubscribe = linkOf(mail, 'Unsubscribe')
  for (let n = 0; n < 10; n++) {
    await post(server, unsubscribe, {})
    await post(server, unsubscribe, { step: 'back' })
  }
  const returns = await actions('resubscription')
  yield judged('leaving and coming back 10 times', returns > 3, `${returns} returns`)
}

async function* ofForm({ server, isShort }: Target): AsyncGenerator<Attempt> {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  await makeSender(account.api)
  const form = await account.api.createForm({
    path: { list_id },
    body: { name: 'News', fields: [{ field_id: 'email' }] },
  })
  const url = `https://localhost${new URL(form.url).pathname}`
  const count = isShort ? 20 : 200
  await times(count, () => post(server, url, { email: 'ana@example.com', consent: 'on' }))
  await account.sandbox.advanceClock({ body: { seconds: 1 } })
  const { total_items } = await account.sandbox.listCapturedMessages()
  yield judged(`a form ${count} times for one address`, total_items > 3, `${total_items} confirmations`)
}

async function* ofCodes({ server, isShort }: Target): AsyncGenerator<Attempt> {
  const { key } = await server.createAccount('Shop')
  const { sender_id } = await withSmsSender(server, key)
  const count = isShort ? 20 : 200
  const body = JSON.stringify({ senderId: String(sender_id), to: '351-910000001' })
  const ask = () =>
    server.inject('/api/v2/verify/request/sms', {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body,
    })
  const taken = (await times(count, ask)).filter(({ status }) => status < 300).length
  yield judged(`${count} codes to one number`, taken !== 5, `${taken} were sent`)
}

export async function* repeats(target: Target): AsyncGenerator<Attempt> {
  yield* ofMail(target)
  yield* ofForm(target)
  yield* ofCodes(target)
}
