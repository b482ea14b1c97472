// Result files. A sealed URL gives access to a whole file, or to the bytes that a broken download still lacks.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Domain } from '../domain/domain.ts'
import { selectBytes } from '../lib/byte-ranges.ts'
import { privateHeaders } from './frame.ts'
import { sendEndedLink, sendUnknownLink } from './messages.ts'

type FileRequest = FastifyRequest<{ Params: { token: string } }>

/** Registers the address of result files. */
export function registerFiles(app: FastifyInstance, { operations: { operations } }: Pick<Domain, 'operations'>): void {
  async function sendFile(request: FileRequest, reply: FastifyReply) {
    request.op = 'downloadFile'
    const file = await operations.openFile(request.params.token)
    if (file === null) return sendUnknownLink(request, reply)
    if (file === 'ended') return sendEndedLink(request, reply)
    const { size, etag } = file
    const { status, from, end } = selectBytes(request.method, request.headers, file)
    reply.code(status).headers({ ...privateHeaders({ 'default-src': "'none'" }), 'accept-ranges': 'bytes', etag })
    if (status === 416) reply.header('content-range', `bytes */${size}`)
    if (end === undefined) return reply.send()
    if (status === 206) reply.header('content-range', `bytes ${from}-${end - 1}/${size}`)
    return reply
      .header('content-length', end - from)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .type(file.mediaType)
      .send(request.method === 'HEAD' ? Readable.from([]) : file.read(from, end))
  }

  // A separate route for HEAD: the one that Fastify adds to a GET would read the whole file.
  app.route({ method: ['GET', 'HEAD'], url: '/files/:token', handler: sendFile })
}
