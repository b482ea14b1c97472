// The page on which a recipient sends the campaign to friends.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fill, inLanguage } from '../../domain/content/languages.ts'
import { readTrackingToken } from '../../domain/content/tracking-links.ts'
import type { Domain } from '../../domain/domain.ts'
import type { Forwardable } from '../../domain/insight/forwards/forwards.ts'
import { toEmail } from '../../lib/addresses.ts'
import { errorSummary, postForm, textArea, textField, trap } from './controls.ts'
import { type FormBody, formOf, readForms } from './form-body.ts'
import { sendPage } from './frame.ts'
import { html } from './html.ts'
import { type Astray, sendMessage, sendUnknownLink } from './messages.ts'
import { generalTexts } from './texts.ts'
import { forwardTexts } from './texts-forward.ts'

type Texts = Readonly<Record<keyof typeof forwardTexts | 'errors', string>>
type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Friends on one page. */
const FRIENDS = [1, 2, 3] as const
const MOST_NAME = 60
const MOST_NOTE = 300
/** A field that people do not see. */
const TRAP = 'website'

/** An address of the web: who recommends something needs none, and spam is nothing else. */
const LINK = /:\/\/|\bwww\.|[\p{L}\d-]\.[\p{L}]{2,}(?=$|[\s/,;:!?)])/iu

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
  if (name === '' || name.length > MOST_NAME || LINK.test(name)) faults.set('name', texts.noName)
  if (friends.every((friend) => friend === '')) faults.set(friendName(1), texts.noFriend)
  for (const [i, friend] of friends.entries()) {
    if (friend !== '' && toEmail(friend) === null) faults.set(friendName(i + 1), texts.badFriend)
  }
  if (note.length > MOST_NOTE || LINK.test(note)) faults.set('note', texts.badNote)
  return faults
}

const textsOf = ({ language }: Forwardable): Texts =>
  inLanguage({ ...forwardTexts, errors: generalTexts.errors }, language)

function show(reply: FastifyReply, of: Forwardable, draft: Draft, faults = new Map<string, string>()): FastifyReply {
  const texts = textsOf(of)
  const labels = new Map([
    ['name', texts.name],
    ...FRIENDS.map((n) => [friendName(n), fill(texts.friend, { n })] as const),
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
      maxLength: MOST_NAME,
      required: true,
    }),
    ...FRIENDS.map((n) =>
      textField({ ...control(friendName(n)), type: 'email', value: draft.friends[n - 1], required: n === 1 }),
    ),
    textArea({ ...control('note'), hint: texts.noteHint, value: draft.note, maxLength: MOST_NOTE }),
    trap(TRAP, texts.trap),
  ]
  const body = html`${errorSummary(texts.errors, wrong)}<p>${fill(texts.intro, { subject: of.subject })}</p>${postForm(texts.send, controls)}`
  const status = wrong.length > 0 ? 422 : 200
  return sendPage(reply, { language: of.language, title: texts.title, body, status })
}

/** Registers the page. `secret` sealed the tokens; `astray` answers a link that is none of ours. */
export function registerForwards(
  app: FastifyInstance,
  { forwards }: Domain,
  { secret, astray }: { secret: string; astray: Astray },
): void {
  const messageOf = ({ params }: TokenRequest): number | null => {
    const target = readTrackingToken(params.token, secret)
    return target?.kind === 'forward' ? target.messageId : null
  }

  app.get('/r/:token', async (request: TokenRequest, reply) => {
    request.op = 'forwardPage'
    const id = messageOf(request)
    const of = id === null ? null : await forwards.of(id)
    if (!of) return astray(request, reply)
    return show(reply, of, { name: of.firstName, friends: [], note: '' })
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
      if (faults.size > 0) return show(reply, of, draft, faults)
      if (await forwards.send(id, draft, request.ip)) return sendMessage(reply, done)
      return sendMessage(reply, { ...done, title: texts.enoughTitle, text: texts.enough, status: 429 })
    })
  })
}
