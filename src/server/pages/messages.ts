// Pages that say one thing.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage, type Language } from '../domain/content/languages.ts'
import { acceptedLanguage } from './accept-language.ts'
import { sendPage } from './frame.ts'
import { html } from './html.ts'
import { generalTexts } from './texts/pages.ts'

const DAY_SECONDS = 86_400

/** The language of a browser, for pages without a known reader. */
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

/** Answers that this was changed too often in a day. */
export function sendTooOften(reply: FastifyReply, language: Language): FastifyReply {
  const { tooOftenTitle: title, tooOften: text } = inLanguage(generalTexts, language)
  return sendMessage(reply.header('retry-after', DAY_SECONDS), { language, title, text, status: 429 })
}

/** Answers that the link was not made here. */
export function sendUnknownLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfRequest(request)
  const { unknownTitle: title, unknown: text } = inLanguage(generalTexts, language)
  return sendMessage(reply, { language, title, text, status: 404 })
}

/** Answers a link that is none of ours. */
export type Astray = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
