// Pages that say one thing.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage, type Language } from '../../domain/content/languages.ts'
import { acceptedLanguage } from './accept-language.ts'
import { sendPage } from './frame.ts'
import { html } from './html.ts'
import { generalTexts } from './texts.ts'

/** The language of a reader that nobody knows. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  acceptedLanguage(request.headers['accept-language'])

/** Answers with a page of a title and a text. */
export const sendMessage = (
  reply: FastifyReply,
  page: { language: Language; title: string; text: string; status?: number },
): FastifyReply => sendPage(reply, { ...page, body: html`<p>${page.text}</p>` })

/** Answers that the link was good for a time, which is over. */
export function sendEndedLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfRequest(request)
  const { endedTitle: title, ended: text } = inLanguage(generalTexts, language)
  return sendMessage(reply, { language, title, text, status: 410 })
}

/** Answers that the link was not made here. */
export function sendUnknownLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfRequest(request)
  const { unknownTitle: title, unknown: text } = inLanguage(generalTexts, language)
  return sendMessage(reply, { language, title, text, status: 404 })
}

/** Answers a link that is none of ours. */
export type Astray = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
