// One of each thing of the registered API, for tests that try every operation on it.
import { eventually } from './eventually.ts'
import type { Doors } from './server.ts'

/** Path parameters by operationId. */
export async function registeredIds(
  server: Doors,
  key: string,
  senderId: string,
): Promise<Record<string, Record<string, string | number>>> {
  const api = server.registered(key)
  await server
    .transactional(key)
    .sendEmail({ body: { senderId, to: 'ana@example.com', subject: 'a', textBody: 'a', registered: true } })
  const { id: registered_id } = await eventually(async () => (await api.listRegisteredMessages()).items[0])
  await api.createEvidencesBulk({ body: [registered_id] })
  const { id: evidence_id } = await eventually(
    async () => (await api.listRegisteredEvidences({ path: { registered_id } })).items[0],
  )
  const { webhook_id } = await api.createRegisteredWebhook({
    body: { url: 'https://shop.example.com/registered', actions: ['SENDCERT'] },
  })
  const { id } = await api.createAutocertificateOption({ body: { autoCertificationDays: 7 } })
  const message = [
    'getRegisteredMessage',
    'downloadRegisteredMessage',
    'listRegisteredEvents',
    'listRegisteredEvidences',
  ]
  const evidence = ['getRegisteredEvidence', 'downloadRegisteredEvidence', 'deleteRegisteredEvidence']
  return {
    ...Object.fromEntries(message.map((operation) => [operation, { registered_id }])),
    ...Object.fromEntries(evidence.map((operation) => [operation, { registered_id, evidence_id }])),
    deleteRegisteredWebhook: { webhook_id },
    deleteAutocertificateOption: { id },
  }
}
