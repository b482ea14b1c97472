// The certificates with which anybody checks the signatures of evidences (`messaging verify --trust`). Who has an evidence
// rarely has a key of ours, so the address needs none.
import type { FastifyInstance } from 'fastify'
import type { Domain } from '../../domain/domain.ts'
import { privately } from './frame.ts'

/** Registers the address. */
export function registerEvidenceCertificates(app: FastifyInstance, { registered }: Pick<Domain, 'registered'>): void {
  app.get('/evidences.pem', async (request, reply) => {
    request.op = 'evidenceCertificates'
    const certificates = await registered.signing.certificates()
    if (certificates === null) return reply.callNotFound()
    return reply
      .headers(privately({ 'default-src': "'none'" }))
      .header('content-disposition', 'attachment; filename="evidences.pem"')
      .type('application/x-pem-file')
      .send(certificates)
  })
}
