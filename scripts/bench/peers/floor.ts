// The floor of a GET: the same answer from the same database with the same framework, written by hand for two routes.
// It looks up the hash of the key, runs the statements that the platform runs, and writes JSON. Nothing else: no limits
// of requests, no checks by the contract, no log, no measurements.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { fromContactId, toContactId } from '../../../src/server/lib/ids.ts'

const [port, data] = process.argv.slice(2) as [string, string]

const database = new DatabaseSync(join(data, 'messaging.db'), { readOnly: true })
const keys = new Map(
  (database.prepare('SELECT hash, account_id FROM api_key').all() as { hash: string; account_id: number }[]).map(
    (row) => [row.hash, row.account_id],
  ),
)

interface List {
  id: number
  internal_name: string
  public_name: string
  status: string
  group_id: number
  created: number
  updated: number
}

type Contact = Record<string, string | number | null> & { id: number; change_date: number; subscription_date: number }

const statements = {
  lists: database.prepare(
    'SELECT * FROM list WHERE account_id = ? AND removed = 0 ORDER BY id DESC LIMIT +? OFFSET +?',
  ),
  contact: database.prepare(`SELECT contact.*,
    (SELECT json_group_array(has.tag_id) FROM contact_tag has
      JOIN tag ON tag.id = has.tag_id WHERE has.contact_id = contact.id) AS tags,
    (SELECT json_group_array(shown) FROM (SELECT d.system || ' ' || d.app || ' ' || d.address AS shown FROM device d
      WHERE d.contact_id = contact.id AND d.channel = 'push' AND d.system IN ('android', 'ios') ORDER BY d.id)) AS tokens
    FROM contact WHERE account_id = ? AND list_id = ? AND id = ?
    AND list_id NOT IN (SELECT list.id FROM list WHERE list.removed = 1)`),
  events: database.prepare(
    'SELECT kind, count(*) AS n, max(at) AS last FROM event WHERE account_id = ? AND contact_id = ? GROUP BY kind',
  ),
  fields: database.prepare(`SELECT list.base_uniqueness, field.id, field.name, field.format, field.uniqueness FROM list
    LEFT JOIN field ON field.account_id = list.account_id AND field.list_id = list.id
    WHERE list.account_id = ? AND list.id = ? ORDER BY field.id`),
}

const dateTime = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

const toList = ({ id, internal_name, public_name, status, group_id, created, updated }: List) => ({
  list_id: id,
  ...{ internal_name, public_name, status, group_id },
  created: dateTime(created),
  updated: dateTime(updated),
})

type Counts = ReadonlyMap<string, number>

const countsOf = (counts: Counts, kinds: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, counts.get(kind) ?? 0]))

const emailKinds = {
  sent: 'email_send',
  opens: 'email_open',
  clicks: 'email_click',
  soft_bounces: 'email_soft_bounce',
  hard_bounces: 'email_hard_bounce',
  forwards: 'forward',
  conversions: 'conversion',
  social_actions: 'social_share',
}

/** A contact without extra values and tokens, that nothing was sent to: the bench makes no other. */
const toContact = (row: Contact, counts: Counts) => ({
  base: {
    contact_id: toContactId(row.id),
    status: row['status'],
    consent: row['consent'],
    subscription_method: row['subscription_method'],
    subscription_date: dateTime(row.subscription_date),
    subscription_form: row['subscription_form'],
    unsubscription_method: row['unsubscription_method'],
    unsubscription_reason: row['unsubscription_reason'],
    unsubscription_observation: row['unsubscription_observation'],
    change_date: new Date(row.change_date).toISOString().slice(0, 10),
    first_name: row['first_name'],
    last_name: row['last_name'],
    language: row['language'],
    email: row['email'] ?? '',
    email_status: row['email_status'],
    cellphone: row['cellphone'] ?? '',
    cellphone_status: row['cellphone_status'],
    phone: row['phone'] ?? '',
    phone_status: row['phone_status'],
    push_token_android: JSON.parse(String(row['tokens'])) as unknown,
    push_token_ios: [],
  },
  extra: [],
  tags: JSON.parse(String(row['tags'])) as unknown,
  email_stats: countsOf(counts, emailKinds),
  sms_stats: { sent: 0, delivered: 0 },
  push_stats: { sent: 0, delivered: 0, not_delivered: 0, views: 0, clicks: 0 },
  webpush_stats: { sent: 0, delivered: 0, clicks: 0, bounces: 0 },
  voice_stats: { sent: 0, answered: 0 },
  traffic_stats: {
    utm: { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '', utm_term: '' },
    referrer: { referrer: '' },
    advertising: { gclid: '', msclkid: '', fbclid: '' },
  },
})

function accountOf({ headers: { apikey } }: FastifyRequest): number {
  const account = keys.get(hash('sha256', String(apikey), 'hex'))
  if (account === undefined) throw new Error('The key is unknown')
  return account
}

const send = (reply: FastifyReply, body: unknown) =>
  reply.header('content-type', 'application/json').send(JSON.stringify(body))

const app = Fastify()

app.post('/ping', (_request, reply) => send(reply, { result: 'pong' }))

app.get('/marketing/v3/lists', (request, reply) => {
  const { limit } = request.query as { limit: string }
  const rows = statements.lists.all(accountOf(request), Number(limit), 0) as unknown as List[]
  return send(reply, { total_items: rows.length, items: rows.map(toList) })
})

app.get('/marketing/v3/lists/:list/contacts/:contact', (request, reply) => {
  const account = accountOf(request)
  const { list, contact } = request.params as { list: string; contact: string }
  const [row] = statements.contact.all(account, Number(list), fromContactId(contact)) as unknown as Contact[]
  if (!row) throw new Error('There is no such contact')
  const events = statements.events.all(account, row.id) as { kind: string; n: number }[]
  statements.fields.all(account, Number(list))
  return send(reply, toContact(row, new Map(events.map(({ kind, n }) => [kind, n]))))
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
