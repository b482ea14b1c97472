// NODE_EXTRA_CA_CERTS=.data/tls/cert.pem node node.mjs
import { createClientAsync } from 'soap'

const address = process.env.SOAP_URL ?? 'https://localhost:8443/soap/v2'
const client = await createClientAsync(`${address}?wsdl`)

/** node-soap leaves maps and lists as they travel. */
function fromAnswer(value) {
  if (value === null || typeof value !== 'object') return value
  const type = value.attributes?.['xsi:type'] ?? ''
  if (!type.endsWith(':Map') && !type.endsWith(':Array')) return '$value' in value ? value.$value : ''
  const items = [value.item ?? []].flat()
  if (type.endsWith(':Array')) return items.map(fromAnswer)
  return Object.fromEntries(items.map(({ key, value: member }) => [fromAnswer(key), fromAnswer(member)]))
}

async function call(operation, options) {
  const [answer] = await client[`${operation}Async`]({ functionOptions: { apikey: process.env.APIKEY, ...options } })
  const result = fromAnswer(answer.return)
  if (typeof result === 'string' || result.ERROR) throw new Error(`refused: ${result.ERROR ?? result}`)
  return result
}

const list = await call('createList', { nome: 'Newsletter' })
const contact = await call('addSubscriber', { listID: list.LIST_ID, email: 'ana@example.com', first_name: 'Ána' })
console.log(contact.UID, contact.FIRST_NAME)
