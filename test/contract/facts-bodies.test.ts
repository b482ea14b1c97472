// The bodies and answers of the contract against the texts that describe them: members, types, what is
// required, defaults, limits and values.
import { describe, expect, it } from 'vitest'
import { type Document, deref, type Response, type Schema } from '../../scripts/contract/document.ts'
import {
  available,
  bodyOf,
  faultsOf,
  loadContract,
  operationById,
  readText,
  resolved,
  rowsOf,
  sectionOf,
  shapesOf,
  splitOutside,
} from '../support/texts.ts'

const facts = readText('facts', 'marketing-v3.md')
const transactional = readText('facts', 'transactional-v2.md')
const contract = loadContract('marketing-v3')
const operations = operationById(contract)
const schemas = (document: Document): Record<string, Schema> => document.components.schemas ?? {}

/** Rows of the text whose first cell names operations: `createTag, updateTag (PUT)`. */
function describedBodies(): { id: string; text: string }[] {
  const direct = [
    ['## 10. Lists', '- List: list_id'],
    ['## 12. Senders', 'Sender objects:'],
    ['## 13. Commerce', 'listProducts query'],
  ] as const
  const named = direct.flatMap(([from, to]) =>
    rowsOf(sectionOf(facts, from, to)).flatMap(([names = '', text = '']) =>
      names.split(',').map((name) => ({ id: name.trim().split(' ')[0] ?? '', text })),
    ),
  )
  const channels = ['Email', 'Push', 'Sms', 'SmartSms', 'Voice', 'Webpush']
  const campaigns = channels.flatMap((channel, i) =>
    rowsOf(sectionOf(facts, `### 6.${i + 3} `, `### 6.${i + 4} `)).map(([verb = '', text = '']) => {
      const id = /^(send|create|update)$/.test(verb)
        ? `${verb}${channel}Campaign`
        : verb === 'create rss'
          ? `create${channel}RssCampaign`
          : verb
      return { id, text }
    }),
  )
  // These rows only refer to another row.
  const pointers = /^(as create|exactly the)/
  return [...named, ...campaigns].filter(({ id, text }) => operations.has(id) && !pointers.test(text))
}

/** The members of a row, without the notes between them, which do not begin with the name of a member. */
const membersOf = (text: string) =>
  splitOutside(text.replace('all optional: ', ''), ';').filter(
    (part) => /^\+?[a-z]\w*(:|\{| req\b| \{|$)/.test(part) && !/items: /.test(part),
  )

/** What clients in use leave out, or write back as they read it, against the tables. */
const looser: Record<string, string[]> = { updateTag: ['name is required'], updateList: ['group_id is id'] }

describe.skipIf(!available)('marketing-v3 has the bodies of its facts', () => {
  const bodies = describedBodies()
  it('the tables were read', () => expect(bodies.length).toBeGreaterThan(35))

  it.each(bodies.map(({ id, text }) => [id, text] as const))('%s', (id, text) => {
    const operation = operations.get(id)
    const shapes = operation ? shapesOf(contract, bodyOf(operation)) : []
    const faults = membersOf(text).flatMap((member) =>
      faultsOf(contract, shapes, member.replace(/\(=internal_name\)/, '')),
    )
    expect(faults).toEqual(looser[id] ?? [])
  })

  it('the base object of a contact has in each place the members that the table marks', () => {
    const places = [
      'ContactBase',
      'ContactCreateBase',
      'ContactImportBase',
      'ContactUpdateBase',
      'ContactMassUpdateBase',
      'CartContactBase',
    ]
    const rows = rowsOf(sectionOf(facts, '### 7.1', 'No base field is individually')).slice(1)
    expect(rows.length).toBeGreaterThan(15)
    const wrong = rows.flatMap(([names = '', , ...marks]) =>
      names.split(', ').flatMap((name) =>
        places.flatMap((place, i) => {
          const wanted = place === 'ContactBase' ? marks[i] !== '–' : marks[i]?.startsWith('✓')
          const found = name in ((schemas(contract)[place]?.['properties'] ?? {}) as object)
          return wanted === found ? [] : [`${place}.${name}`]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('lists are pages, but for the ones that the text names', () => {
    const shapeOf = (id: string) => {
      const answer = deref<Response>(contract, operations.get(id)?.responses['200'] ?? { description: '' })
      const schema = resolved(contract, answer.content?.['application/json']?.schema ?? {})
      return schema['type'] === 'array'
        ? 'array'
        : Object.keys((schema['properties'] ?? {}) as object)
            .sort()
            .join()
    }
    const lists = [...operations.keys()].filter((id) => /^(list|search)/.test(id))
    const others: Record<string, string> = {
      listPushApps: 'array',
      listFields: 'array',
      listSystemAutomations: 'array',
      // Who did something is read on from the last one, however many come meanwhile.
      listCampaignContacts: 'items,next',
    }
    for (const id of [
      'listContactActivities',
      'listContactEvents',
      'searchContacts',
      'listFieldOptions',
      'listEmailSenders',
      'listCellphoneSenders',
      'listPhoneSenders',
    ])
      others[id] = 'items'
    expect(lists.filter((id) => shapeOf(id) !== (others[id] ?? 'items,total_items'))).toEqual([])
  })

  it('the reasons of a 409 stand in its description', () => {
    const rows = rowsOf(sectionOf(facts, '### 1.3', '### 1.4')).filter(([ids = '']) =>
      operations.has(ids.split(',')[0] ?? ''),
    )
    expect(rows.length).toBeGreaterThan(9)
    const missing = rows.flatMap(([ids = '', members = '']) =>
      ids.split(', ').flatMap((id) => {
        const { description = '' } = (operations.get(id) ?? {}) as { description?: string }
        const reasons = [...members.matchAll(/`([a-z0-9]+(?:_[a-z0-9]+)+)`/g)].map(([, reason = '']) => reason)
        return reasons.filter((reason) => !description.includes(reason)).map((reason) => `${id} ${reason}`)
      }),
    )
    expect(missing).toEqual([])
  })
})

describe.skipIf(!available)('marketing-v3 has the columns of its reports', () => {
  const kinds: Record<string, string> = {
    'email bounces': 'EmailBounces',
    'email clicks by contact': 'EmailClicksByContact',
    'email clicks by URL': 'EmailClicksByUrl',
    'email events': 'EmailEvents',
    'email unsubscriptions': 'EmailUnsubscriptions',
    'SMS bounces': 'SmsBounces',
    'SMS events': 'SmsEvents',
    sends: 'Sends',
    subscriptions: 'Subscriptions',
    unsubscriptions: 'Unsubscriptions',
  }
  const partOf = (kind: string, part: string): string[] => {
    const body = bodyOf(operations.get(`generate${kinds[kind]}Report`) ?? ({} as never))
    const columns = resolved(contract, shapesOf(contract, body)[0]?.properties['columns'] ?? {})
    const found = resolved(contract, ((columns['properties'] ?? {}) as Record<string, Schema>)[part] ?? {})
    return Object.keys((found['properties'] ?? {}) as object).sort()
  }

  it('the facts of a contact', () => {
    const rows = rowsOf(sectionOf(facts, 'list_stats_fields (all', 'campaign_fields (R')).filter(
      ([kind]) => kind !== 'Kind',
    )
    const wanted = rows.flatMap(([names = '', members = '']) =>
      names.split(', ').map((kind) => [kind, members.split(', ').sort()] as const),
    )
    expect(wanted).toHaveLength(9)
    for (const [kind, members] of wanted) expect(partOf(kind, 'list_stats_fields'), kind).toEqual(members)
  })

  it('the facts of a campaign', () => {
    const rows = rowsOf(sectionOf(facts, 'campaign_fields (R required', '### 9.3'))
    const columns = [
      'email bounces',
      'email clicks by contact',
      'email clicks by URL',
      'email events',
      'email unsubscriptions',
      'SMS bounces',
      'SMS events',
      'sends',
    ]
    for (const [i, kind] of columns.entries()) {
      const members = rows
        .slice(1)
        .filter((row) => row[i + 1] !== '–')
        .flatMap(([names = '']) => names.replace(/ \(.*\)/, '').split(', '))
      expect(partOf(kind, 'campaign_fields'), kind).toEqual(members.sort())
    }
  })
})

describe.skipIf(!available)('transactional-v2 has the bodies of its facts', () => {
  const document = loadContract('transactional-v2')
  const known = operationById(document)
  const numbers = new Map(
    rowsOf(transactional).flatMap((cells) =>
      /^T\d+$/.test(cells[0] ?? '') ? [[cells[0], cells.find((c) => known.has(c)) ?? '']] : [],
    ) as [string, string][],
  )
  const bodies = [
    ...sectionOf(transactional, '### 3.1', '### 3.2').matchAll(/\b(T\d+) body:? ((?:(?!\bT\d+ body ).)*)/g),
  ].map(([, number = '', text = '']) => ({
    id: numbers.get(number) ?? '',
    // The answer and what older revisions took are other texts.
    members: [
      ...(text.split(/Response|; template variant|Element by channel/)[0] ?? '').matchAll(/`\[?\{?([^`]+?)\}?\]?`/g),
    ].flatMap(([, code = '']) => splitOutside(code, ',')),
  }))

  // Not for push (T-034), and not required by the specification (T-033, T-046, T-053).
  const decided: Record<string, string[]> = {
    executeAlert: ['senderId is required'],
    requestVerifyByPush: ['title is required'],
    createAlertTemplate: ['interval is required', 'maxAttempts is required'],
    createPushTemplate: ['templateName is required'],
  }

  it('the lines were read', () => expect(bodies.filter(({ members }) => members.length > 0).length).toBeGreaterThan(14))

  it.each(bodies.map(({ id, members }) => [id, members] as const))('%s', (id, members) => {
    const operation = known.get(id)
    const shapes = operation ? shapesOf(document, bodyOf(operation)) : []
    // A push message is a text or a template: members of one variant are required in it alone.
    const own = id === 'sendPush' ? shapes.slice(0, 1) : shapes
    const described = members.filter((member) => /^\w+(:| \{)/.test(member))
    expect(
      described.flatMap((member) => faultsOf(document, own, member)).filter((fault) => !decided[id]?.includes(fault)),
    ).toEqual([])
  })

  it('the statuses of messages and the actions of webhooks', () => {
    const listed = (from: string, to: string, label: string) =>
      (new RegExp(`^- ${label}: ([a-z_, ]+)`, 'm').exec(sectionOf(transactional, from, to))?.[1] ?? '')
        .split(',')
        .map((v) => v.trim())
        .filter(Boolean)
        .sort()
    const values = (name: string) => [...((schemas(document)[name]?.enum ?? []) as string[])].sort()
    for (const [channel, name] of [
      ['email', 'TransactionalEmailAction'],
      ['sms', 'TransactionalSmsAction'],
      ['push', 'TransactionalPushAction'],
    ] as const) {
      expect(values(name)).toEqual(listed('### 4.2', '### 4.3', channel))
    }
    expect(values('MessageStatus')).toEqual(listed('### 4.1', '### 4.2', 'sms'))
    expect(values('EmailStatus')).toEqual([...listed('### 4.1', '### 4.2', 'email'), 'canceled', 'scheduled'].sort())
  })

  it('the members of what is read, misspelt ones too', () => {
    const spec = readText('spec', 'messaging-platform-api.md')
    const row =
      rowsOf(sectionOf(spec, '### Transactional API v2 resources', 'Merge tags are')).find(
        ([name]) => name === 'Email or SMS log entry',
      )?.[1] ?? ''
    const campaign = splitOutside(/campaign\{(.*?)\}, subscriberEmail/.exec(row)?.[1] ?? '', ',').map(
      (part) => part.split(' ')[0] ?? '',
    )
    expect(campaign.length).toBeGreaterThan(30)
    for (const name of ['EmailLogCampaign', 'SmsLogCampaign']) {
      expect(
        campaign.filter((member) => !(member in ((schemas(document)[name]?.['properties'] ?? {}) as object))),
        name,
      ).toEqual([])
    }
  })
})
