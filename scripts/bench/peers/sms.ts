// The platform in a process of its own, with a live account that sends an SMS to each contact of a list by
// MESSAGING_SMPP_URL. It tells when the list is there; told to go, it sends, and tells when all receipts are in.
import { createMarketingClient } from '../../../src/clients/index.ts'
import { createApp } from '../../../src/server/app.ts'
import { readConfig } from '../../../src/server/settings/settings.ts'
import { timed } from '../measures/bulk.ts'

const [folder, contacts] = process.argv.slice(2) as [string, string]
const tell = (message: unknown) => process.send?.(message)
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** No number ends in digits that ask the centre for a fault. */
const contact = (n: number) => ({
  base: {
    email: `reader${n}@example.com`,
    first_name: `Reader ${n}`,
    cellphone: `351-91${String(n).padStart(5, '0')}00`,
  },
})

const config = readConfig({ ...process.env, MESSAGING_DATA: folder, MESSAGING_RATE_LIMIT: '100000000/60,100000000' })
const app = await createApp({ config: { ...config, logLevel: 'warn' } })
const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
const { key } = await app.domain.accounts.accounts.create('Bench', 'live')
const api = createMarketingClient({ baseUrl: `${url}/marketing/v3`, apiKey: key, retries: 0 })
const { sender_id } = await api.createCellphoneSender({
  body: { type: 'numeric', cellphone: '351-920000001', file: 'JVBERi0xLjQK' },
})
await app.domain.accounts.moderation.settle(sender_id, 'active')
const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
const body = {
  mode: 'add' as const,
  compare_field: 'email',
  contacts: Array.from({ length: Number(contacts) }, (_, n) => contact(n)),
}
await timed(api, () => api.importContacts({ path: { list_id }, body }))
const { campaign_hash } = await api.createSmsCampaign({
  body: { list_id, internal_name: 'Spring', sender_id, content: { type: 'text', message: 'Hello {{ first_name }}' } },
})
tell('ready')

process.once('message', async () => {
  const cpu = process.cpuUsage()
  await api.sendSmsCampaign({
    path: { campaign_hash },
    body: { list_id, destination_field: 'cellphone', segments: { type: 'none' } },
  })
  const report = () => api.getSmsReport({ path: { campaign_hash } })
  while ((await report()).overall.delivered < Number(contacts)) await pause()
  const { user, system } = process.cpuUsage(cpu)
  tell({ delivered: Date.now(), cpu: (user + system) / 1000 })
})
process.once('SIGTERM', () => app.close().then(() => process.exit(0)))
