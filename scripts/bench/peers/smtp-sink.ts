// An SMTP server that counts mails and keeps none. Its first message is its port; it answers every message with its
// counters.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

let mails = 0
let bytes = 0
let lastAt = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  closeTimeout: 100,
  onData(stream, _session, callback) {
    stream.on('data', (chunk: Buffer) => (bytes += chunk.length))
    stream.on('end', () => {
      mails++
      lastAt = performance.timeOrigin + performance.now()
      callback()
    })
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port))
process.on('message', () => process.send?.({ mails, bytes, lastAt }))
process.on('disconnect', () => process.exit())
