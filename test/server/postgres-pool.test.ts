// Connections to PostgreSQL that end at a moment when nobody has asked for anything yet.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createPool } from '../../src/server/store/engines/postgres-pool.ts'
import { Lineage, Route } from '../../src/server/store/engines/postgres-route.ts'
import { StoreUnavailableError } from '../../src/server/store/store.ts'

/** A message of the protocol: its type, its length with the four bytes of the length, and what it says. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

const letsIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
const stops = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'))

it('a server that stops in the packet that lets the program in is one that cannot be used', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([letsIn, stops])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pool = createPool(
    { route: new Route(`postgres://test@127.0.0.1:${port}/test`, new Lineage()), max: 1 },
    () => undefined,
  )
  try {
    // An error without a listener would end the process.
    await expect(pool.connect()).rejects.toBeInstanceOf(StoreUnavailableError)
  } finally {
    await pool.end()
    server.close()
  }
})
