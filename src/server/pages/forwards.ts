// The page on which a recipient sends the campaign to friends.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillPlaceholders, inLanguage } from '../domain/content/languages.ts'
import { readTrackingToken } from '../domain/content/tracking-links.ts'
import type { Domain } from '../domain/domain.ts'
import type { Forwardable } from '../domain/insight/forwards/forwards.ts'
import { toEmail } from '../lib/addresses.ts'
import { hasLink } from '../lib/text-links.ts'
import { errorSummary, postForm, textArea, textField, trapField } from './controls.ts'
import { type FormBody, formOf, readForms } from './form-body.ts'
import { sendPage } from './frame.ts'
import { html } from './html.ts'
import { type Astray, sendMessage, sendUnknownLink } from './messages.ts'
import { forwardTexts } from './texts/forward.ts'
import { generalTexts } from './texts/pages.ts'

type Texts = Readonly<Record<keyof typeof forwardTexts | 'errors', string>>
type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Friends on one page. */
const FRIENDS = [1, 2, 3] as const
const MAX_NAME = 60
const MAX_NOTE = 300
/** A field that people do not see. */
const TRAP = 'website'

interface Draft {
  name: string
  friends: readonly string[]
  note: string
}

const friendName = (n: number) => `friend${n}`

const draftOf = (form: FormBody): Draft => ({
  name: (form.get('name') ?? '').trim(),
  friends: FRIENDS.map((n) => (form.get(friendName(n)) ?? '').trim()),
  note: (form.get('note') ?? '').trim(),
})

/** What is wrong, by the name of the control. */
function faultsOf({ name, friends, note }: Draft, texts: Texts): Map<string, string> {
  const faults = new Map<string, string>()
  if (name === '' || name.length > MAX_NAME || hasLink(name)) faults.set('name', texts.noName)
  if (friends.every((friend) => friend === '')) faults.set(friendName(1), texts.noFriend)
  for (const [i, friend] of friends.entries()) {
    if (friend !== '' && toEmail(friend) === null) faults.set(friendName(i + 1), texts.badFriend)
  }
  // A recommendation needs no link, and spam is nothing else.
  if (note.length > MAX_NOTE || hasLink(note)) faults.set('note', texts.badNote)
  return faults
}

const textsOf = ({ language }: Forwardable): Texts =>
  inLanguage({ ...forwardTexts, errors: generalTexts.errors }, language)

function sendForwardPage(
  reply: FastifyReply,
  of: Forwardable,
  draft: Draft,
  faults = new Map<string, string>(),
): FastifyReply {
  const texts = textsOf(of)
  const labels = new Map([
    ['name', texts.name],
    ...FRIENDS.map((n) => [friendName(n), fillPlaceholders(texts.friend, { n })] as const),
    ['note', texts.note],
  ])
  const control = (name: string) => ({ name, label: labels.get(name) ?? '', error: faults.get(name) })
  const wrong = [...faults].map(([name, error]) => ({ name, label: labels.get(name) ?? '', error }))
  const controls = [
    textField({
      ...control('name'),
      hint: texts.nameHint,
      value: draft.name,
      autocomplete: 'name',
      maxLength: MAX_NAME,
      required: true,
    }),
    ...FRIENDS.map((n) =>
      textField({ ...control(friendName(n)), type: 'email', value: draft.friends[n - 1], required: n === 1 }),
    ),
    textArea({ ...control('note'), hint: texts.noteHint, value: draft.note, maxLength: MAX_NOTE }),
    trapField(TRAP, texts.trap),
  ]
  const body = html`${errorSummary(texts.errors, wrong)}<p>${fillPlaceholders(texts.intro, { subject: of.subject })}</p>${postForm(texts.send, controls)}`
  const status = wrong.length > 0 ? 422 : 200
  return sendPage(reply, { language: of.language, title: texts.title, body, status })
}

/** Registers the page. `secret` sealed the tokens; `unknownLink` answers a link that is none of ours. */
export function registerForwards(
  app: FastifyInstance,
  { insight: { forwards } }: Domain,
  { secret, unknownLink }: { secret: string; unknownLink: Astray },
): void {
  const messageOf = ({ params }: TokenRequest): number | null => {
    const target = readTrackingToken(params.token, secret)
    return target?.kind === 'forward' ? target.messageId : null
  }

  app.get('/r/:token', async (request: TokenRequest, reply) => {
    request.op = 'forwardPage'
    const id = messageOf(request)
    const of = id === null ? null : await forwards.of(id)
    if (!of) return unknownLink(request, reply)
    return sendForwardPage(reply, of, { name: of.firstName, friends: [], note: '' })
  })

  app.register(async (scope) => {
    readForms(scope)
    scope.post('/r/:token', async (request: TokenRequest, reply) => {
      request.op = 'forwardMail'
      const id = messageOf(request)
      const of = id === null ? null : await forwards.of(id)
      if (id === null || !of) return sendUnknownLink(request, reply)
      const [form, texts] = [formOf(request.body), textsOf(of)]
      const done = { language: of.language, title: texts.doneTitle, text: texts.done }
      // A program that fills in everything learns nothing of its mistake.
      if (form.get(TRAP)) return sendMessage(reply, done)
      const draft = draftOf(form)
      const faults = faultsOf(draft, texts)
      if (faults.size > 0) return sendForwardPage(reply, of, draft, faults)
      if (await forwards.send(id, draft, request.ip)) return sendMessage(reply, done)
      return sendMessage(reply, { ...done, title: texts.enoughTitle, text: texts.enough, status: 429 })
    })
  })
}
