// A capture of one TCP connection, written by hand: for programs that read captures, without the rights to make one.

/** The linktype of packets that begin with their IP header. */
const LINKTYPE_RAW = 101

/** A packet of IPv4 and TCP from the port to the other; checksums are left out, as network cards do. */
function packetOf(from: number, to: number, sequence: number, octets: Buffer): Buffer {
  const packet = Buffer.alloc(40)
  packet[0] = 0x45
  packet.writeUInt16BE(40 + octets.length, 2)
  packet[8] = 64
  // TCP
  packet[9] = 6
  for (const at of [12, 16]) packet.set([127, 0, 0, 1], at)
  packet.writeUInt16BE(from, 20)
  packet.writeUInt16BE(to, 22)
  packet.writeUInt32BE(sequence, 24)
  // The header has five words; PSH and ACK
  packet[32] = 0x50
  packet[33] = 0x18
  packet.writeUInt16BE(0xffff, 34)
  return Buffer.concat([packet, octets])
}

/** The file of a capture in which a client sends these octets, one packet each, to a port. */
export function pcapOf(port: number, messages: readonly Buffer[]): Buffer {
  const file = Buffer.alloc(24)
  file.writeUInt32LE(0xa1b2c3d4, 0)
  file.writeUInt16LE(2, 4)
  file.writeUInt16LE(4, 6)
  file.writeUInt32LE(0xffff, 16)
  file.writeUInt32LE(LINKTYPE_RAW, 20)
  let sequence = 1
  const records = messages.flatMap((octets, i) => {
    const packet = packetOf(50_000, port, sequence, octets)
    sequence += octets.length
    const head = Buffer.alloc(16)
    head.writeUInt32LE(i, 0)
    head.writeUInt32LE(packet.length, 8)
    head.writeUInt32LE(packet.length, 12)
    return [head, packet]
  })
  return Buffer.concat([file, ...records])
}
