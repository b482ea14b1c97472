// The setup of tests of registered messages: an account that sends some, and short ways to its evidences.
import { eventually } from './eventually.ts'
import { type SingleEmail, withSender } from './mailing.ts'
import type { TestServer } from './server.ts'
import { type SingleSms, withSmsSender } from './texting.ts'

export type Registering = Awaited<ReturnType<typeof openRegistered>>

/** A new account with an email and an SMS sender. */
export async function openRegistered(server: TestServer, name = 'Shop') {
  const { key } = await server.createAccount(name)
  const api = server.registered(key)
  const mailing = await withSender(server, key)
  const texting = await withSmsSender(server, key)

  /** The registered message with this number, as soon as there is one. */
  const registeredAs = (messageId: number) =>
    eventually(async () =>
      (await api.listRegisteredMessages({ query: { limit: 100 } })).items.find(
        (item) => item.message_id === String(messageId),
      ),
    )
  const types = async (registered_id: string) =>
    (await api.listRegisteredEvents({ path: { registered_id } })).items.map(({ type }) => type)
  const evidences = async (registered_id: string) =>
    (await api.listRegisteredEvidences({ path: { registered_id } })).items
  return {
    key,
    api,
    mailing,
    texting,
    types,
    evidences,
    registeredAs,
    /** Sends a registered email; resolves with its registered id when it has arrived. */
    async email(change: Partial<SingleEmail> = {}): Promise<string> {
      const messageId = await mailing.send({ registered: true, ...change })
      await mailing.settled(messageId)
      return (await registeredAs(messageId)).id
    },
    async sms(change: Partial<SingleSms> = {}): Promise<string> {
      const messageId = await texting.send({ registered: true, ...change })
      await texting.settled(messageId)
      return (await registeredAs(messageId)).id
    },
    /** Orders an evidence; resolves with it when it is made. */
    async evidence(registered_id: string) {
      const before = (await evidences(registered_id)).length
      await api.createEvidencesBulk({ body: [registered_id] })
      return eventually(async () => {
        const [newest, ...more] = await evidences(registered_id)
        return more.length === before ? newest : undefined
      })
    },
  }
}
