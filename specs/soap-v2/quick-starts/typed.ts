// NODE_EXTRA_CA_CERTS=.data/tls/cert.pem node typed.ts
import { createSoapClient, SoapError } from '../../../src/clients/index.ts'

const soap = createSoapClient({ apiKey: process.env['APIKEY'] ?? '', baseUrl: process.env['SOAP_URL'] ?? 'https://localhost:8443/soap/v2' })

const list = await soap.createList({ nome: 'Newsletter' })
try {
  const contact = await soap.addSubscriber({ listID: list.LIST_ID, email: 'ana@example.com', first_name: 'Ána' })
  console.log(contact.UID, contact.FIRST_NAME)
} catch (error) {
  if (error instanceof SoapError && error.code === 'EMAIL_ALREADY_EXISTS') console.log('There already.')
  else throw error
}
