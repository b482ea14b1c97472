// SOAP calls per second, against node-soap with the same WSDL, which gives the same answer without any checks.
import { join } from 'node:path'
import { encodeCall } from '../../../src/wire/soap/encode.ts'
import { root } from '../child.ts'
import { type Figures, measure, type Target, UNTIL_WARM } from '../load.ts'
import { clientOf, KEY, type Server, startPlatform, startSoapPeer, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

const ADDRESS = 'https://localhost:8443/soap/v2'
const SHARED = 'The load generator and the server share the machine: on two cores, each has one at best.'

/** Options of about 4 KB: forty members of a contact. */
const options = Object.fromEntries(
  Array.from({ length: 40 }, (_, n) => [`extra_${n}`, `value number ${n} of this contact`]),
)
const reading = encodeCall(ADDRESS, 'check_status', options)

async function figuresOf(servers: Server[], body: string, quick: boolean): Promise<Figures[]> {
  const targets = servers.map(
    (server): Target => ({
      child: server.child,
      url: new URL('/soap/v2', server.url).href,
      method: 'POST',
      type: 'text/xml; charset=utf-8',
      body: () => body,
    }),
  )
  return measure(targets, quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4, warmUp: UNTIL_WARM })
}

function rowsOf(what: string, ours: Figures, peer?: Figures): Row[] {
  const versus = (of: (figures: Figures) => number) => peer && { peer: { name: 'node-soap', value: of(peer) } }
  return [
    {
      what: `${what}: calls`,
      unit: '/s',
      ours: ours.perSecond,
      ...versus(({ perSecond }) => perSecond),
      ...(peer && { target: target('at least', 2_700, ours.perSecond, '2,700 /s'), ifMissed: SHARED }),
    },
    { what: `${what}: CPU each`, unit: 'ms', ours: ours.cpu, ...versus(({ cpu }) => cpu) },
    { what: `${what}: p99`, unit: 'ms', ours: ours.p99, ...versus(({ p99 }) => p99) },
  ]
}

export function measureSoap({ quick }: { quick: boolean }): Promise<Row[]> {
  return withFolder(async (folder) => {
    const ours = await startPlatform(folder)
    try {
      const { list_id } = await clientOf(ours).createList({ body: { internal_name: 'Readers' } })
      await clientOf(ours).createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
      const finding = encodeCall(ADDRESS, 'subscriberData', {
        apikey: KEY,
        listID: String(list_id),
        subscriber: 'ana@example.com',
      })
      const peer = await startSoapPeer(join(root, 'specs', 'soap-v2', 'service.wsdl'))
      try {
        const [ourReading, peerReading] = await figuresOf([ours, peer], reading, quick)
        const [ourFinding] = await figuresOf([ours], finding, quick)
        if (!ourReading || !ourFinding) throw new Error('A figure is missing')
        return [
          ...rowsOf('SOAP, options of 4 KB', ourReading, peerReading),
          ...rowsOf('SOAP, a contact found', ourFinding),
        ]
      } finally {
        await peer.child.stop()
      }
    } finally {
      await ours.child.stop()
    }
  })
}
