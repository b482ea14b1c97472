// smtp-server alone, with TLS and a login like the relay's. It reads each mail to its end and keeps nothing. Its first
// message is its port.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { loadCertificate } from '../../../src/server/http/certificate.ts'
import { tlsOptions } from '../../../src/server/http/listener.ts'

const [folder] = process.argv.slice(2) as [string]

const server = new SMTPServer({
  ...tlsOptions(await loadCertificate(folder)),
  disableReverseLookup: true,
  closeTimeout: 100,
  onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
  onData(stream, _session, callback) {
    stream.resume()
    stream.on('end', () => callback(null, '1 queued'))
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
