// The body of a form that a page posts.
import type { FastifyInstance } from 'fastify'

/** Pages have few fields with short texts. */
const LIMIT = 100_000

/** What a form sent: the values by the names of its controls. */
export type FormBody = URLSearchParams

/**
 * Reads the bodies of forms on this part of the application. A body of another type counts as a form without values:
 * mail programs post what they like (RFC 8058 3.1).
 */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMIT }, async (request: unknown, body: unknown) => {
    const { 'content-type': type = '' } = (request as { headers: Record<string, string | undefined> }).headers
    return readBody(type, body as Buffer<ArrayBuffer>)
  })
}

async function readBody(type: string, body: Buffer<ArrayBuffer>): Promise<FormBody> {
  if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(body.toString())
  if (!type.startsWith('multipart/form-data')) return new URLSearchParams()
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  // Pages ask for no files.
  return new URLSearchParams([...(parts ?? [])].filter((part): part is [string, string] => typeof part[1] === 'string'))
}

/** The values that a request carries; none without a body. */
export const formOf = (body: unknown): FormBody => (body instanceof URLSearchParams ? body : new URLSearchParams())
