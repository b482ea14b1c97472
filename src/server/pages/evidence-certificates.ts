// The certificates for checking the signatures of evidence (`messaging verify --trust`). Most readers of evidence have
// no API key, so the URL needs none.
import type { FastifyInstance } from 'fastify'
import type { Domain } from '../domain/domain.ts'
import { privateHeaders } from './frame.ts'

/** Registers the address. */
export function registerEvidenceCertificates(
  app: FastifyInstance,
  { messages: { registered } }: Pick<Domain, 'messages'>,
): void {
  app.get('/evidences.pem', async (request, reply) => {
    request.op = 'evidenceCertificates'
    const certificates = await registered.signing.certificates()
    if (certificates === null) return reply.callNotFound()
    return reply
      .headers(privateHeaders({ 'default-src': "'none'" }))
      .header('content-disposition', 'attachment; filename="evidences.pem"')
      .type('application/x-pem-file')
      .send(certificates)
  })
}
