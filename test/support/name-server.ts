// A name server on this machine, for whoever asks the DNS.
import { createSocket } from 'node:dgram'

const types = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28 } as const

/** What each type of record holds; an MX of `''` says that the domain takes no mail (RFC 7505). */
export type DnsRecords = Readonly<Record<string, { readonly [Type in keyof typeof types]?: readonly string[] }>>

const nameBytes = (domain: string) =>
  Buffer.concat([
    ...domain
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

const groupsOf = (address: string) => {
  const [left = '', right = ''] = address.split('::')
  const [head, tail] = [left, right].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

const dataOf: { readonly [Type in keyof typeof types]: (value: string) => Buffer } = {
  A: (address) => Buffer.from(address.split('.').map(Number)),
  AAAA: (address) =>
    Buffer.from(
      groupsOf(address)
        .map((group) => group.padStart(4, '0'))
        .join(''),
      'hex',
    ),
  CNAME: nameBytes,
  MX: (exchange) => Buffer.concat([Buffer.from([0, 10]), nameBytes(exchange)]),
  // A text is cut into strings of at most 255 bytes (RFC 1035 3.3.14).
  TXT: (text) =>
    Buffer.concat(
      (text.match(/[\s\S]{1,255}/g) ?? ['']).map((part) => Buffer.from([part.length, ...Buffer.from(part)])),
    ),
}

/** Answers with these records, and for some domains that it cannot say (SERVFAIL). */
export async function startNameServer(records: () => DnsRecords, isBroken: (domain: string) => boolean = () => false) {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const question = query.subarray(12)
    const end = question.indexOf(0)
    const labels: string[] = []
    for (let at = 0; at < end; at += 1 + (question[at] as number))
      labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] as number)))
    const domain = labels.join('.').toLowerCase()
    const found = isBroken(domain) ? undefined : records()[domain]
    const number = question.readUInt16BE(end + 1)
    const [type] = Object.entries(types).find(([, code]) => code === number) ?? []
    const values = found?.[type as keyof typeof types] ?? []
    const answers = values.map((value) => {
      const data = dataOf[type as keyof typeof types](value)
      const head = Buffer.from([0xc0, 12, 0, number, 0, 1, 0, 0, 0, 60, 0, 0])
      head.writeUInt16BE(data.length, 10)
      return Buffer.concat([head, data])
    })
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(isBroken(domain) ? 0x8182 : found ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(answers.length, 6)
    header.writeUInt16BE(0, 10)
    socket.send(Buffer.concat([header, question.subarray(0, end + 5), ...answers]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const close = () => void socket.close()
  return { address: `127.0.0.1:${socket.address().port}`, close, [Symbol.dispose]: close }
}
