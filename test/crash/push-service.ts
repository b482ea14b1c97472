// The push service of Google as a process that may be killed. It appends a line to its file for each message that it took,
// before it answers:
//   <answered or lost> <email of the contact> <id of the message>
// `lost` means that the sender never hears that the message was taken.
import { createPrivateKey } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type FcmAnswer, type FcmArrival, fcmError, newServiceKey, startFcm } from '../support/fcm.ts'
import { createFates } from './fates.ts'
import { emailOf } from './push-tokens.ts'

const [folder = '', file = '', seed = '', port = '0'] = process.argv.slice(2)
const account = join(folder, 'service-account.json')
const fateNow = createFates(seed)

/** It comes back under the same key: its clients know no other. */
const kept = existsSync(account) ? (JSON.parse(readFileSync(account, 'utf8')) as { private_key: string }) : null
const key = kept ? createPrivateKey(kept.private_key) : newServiceKey()

async function take({ message }: FcmArrival): Promise<FcmAnswer> {
  const email = emailOf(message.token)
  const { tag } = (message['android'] as { notification: { tag: string } }).notification
  const keep = (how: 'answered' | 'lost') => appendFileSync(file, `${how} ${email} ${tag}\n`)
  const fate = fateNow(email)
  switch (fate) {
    case 'refused':
      return fcmError(404, 'UNREGISTERED')
    case 'content':
      return fcmError(400, 'INVALID_ARGUMENT', 'BadRequest')
    case 'later':
    case 'busy':
      return fcmError(503, 'UNAVAILABLE')
    case 'cut':
      return null
    case 'dropped':
    case 'silent':
    case 'hang':
      keep('lost')
      // Whoever hangs is never answered.
      return fate === 'hang' ? new Promise<never>(() => undefined) : null
    case 'slow':
      await wait(1_000)
  }
  keep('answered')
  return { status: 200 }
}

const service = await startFcm({ key, port: Number(port) })
service.respond = take
if (!kept) await service.writeAccount(account)
console.log(new URL(service.url).port)
