// The options of extra fields: how they are made, what contacts can choose, and where the choice shows.
import { describe, expect, it } from 'vitest'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer()
/** Serves the file of an import, and takes what webhooks say. */

const empty = { en: '', pt: '', br: '', es: '', de: '', hu: '', fr: '' }
const monthly = {
  en: 'Monthly',
  pt: 'Mensal',
  br: 'Mensal',
  es: 'Mensual',
  de: 'Monatlich',
  hu: 'Havonta',
  fr: 'Mensuel',
}
const weekly = { en: 'Weekly', pt: 'Semanal', de: 'Woche, jede' }

/** A list with a field of two options. */
async function openChoice() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const field_id = await makeField(api, list_id, 'options', { name: 'Rhythm' })
  const path = { list_id, field_id }
  const month = (await api.createFieldOption({ path, body: monthly })).option_id
  const week = (await api.createFieldOption({ path, body: weekly })).option_id
  return { ...account, list_id, field_id, path, month, week }
}

type Choice = Awaited<ReturnType<typeof openChoice>>

const chosenBy = async ({ api, list_id }: Choice, contact_id: string) =>
  (await api.getContact({ path: { list_id, contact_id } })).extra.map((extra) =>
    'value' in extra ? extra.value : null,
  )

const choose = (choice: Choice, value: number[] | string, email = 'ana@example.com') =>
  makeContact(choice.api, choice.list_id, { base: { email }, extra: [{ field_id: choice.field_id, value }] })

describe('createFieldOption', () => {
  it('adds an option, whose other languages are empty', async () => {
    const { api, path, month, week, list_id, field_id } = await openChoice()
    expect(await api.createFieldOption({ path, body: {} })).toEqual({ option_id: expect.any(Number), ...empty })
    const listed = (await api.listFields({ path: { list_id } })).find((field) => field.field_id === field_id)
    expect(listed?.options?.slice(0, 2)).toEqual([
      { option_id: month, ...monthly },
      { option_id: week, ...empty, ...weekly },
    ])
  })

  it('refuses a field of another format, and one that is not there', async () => {
    const { api, list_id, path } = await openChoice()
    const text = { list_id, field_id: await makeField(api, list_id, 'text') }
    await expect(api.createFieldOption({ path: text, body: monthly })).rejects.toMatchObject(
      refused(422, 'path.field_id'),
    )
    await expect(api.createFieldOption({ path: { ...path, field_id: 999_999 }, body: monthly })).rejects.toMatchObject(
      refused(404),
    )
    await expect(
      api.createFieldOption({ path: { ...path, list_id: await makeList(api, 'other') }, body: monthly }),
    ).rejects.toMatchObject(refused(404))
  })

  it('refuses the option after the five hundredth', async () => {
    const { api, path } = await openChoice()
    for (let n = 3; n <= 500; n++) await api.createFieldOption({ path, body: { en: `Option ${n}` } })
    await expect(api.createFieldOption({ path, body: { en: 'One more' } })).rejects.toMatchObject(
      refused(422, 'path.field_id'),
    )
  })
})

describe('listFieldOptions', () => {
  it('shows the options in the order in which they were made', async () => {
    const { api, path, month, week } = await openChoice()
    expect(await api.listFieldOptions({ path })).toEqual({
      items: [
        { option_id: month, ...monthly },
        { option_id: week, ...empty, ...weekly },
      ],
    })
  })

  it('refuses a field of another format', async () => {
    const { api, list_id } = await openChoice()
    const path = { list_id, field_id: await makeField(api, list_id, 'number') }
    await expect(api.listFieldOptions({ path })).rejects.toMatchObject(refused(422, 'path.field_id'))
  })
})

describe('updateFieldOption', () => {
  it('changes the texts that are named, and contacts keep their choice', async () => {
    const choice = await openChoice()
    const { api, path, week } = choice
    const ana = await choose(choice, [week])
    const changed = { option_id: week, ...empty, ...weekly, en: 'Every week', fr: 'Hebdo' }
    const body = { en: 'Every week', fr: 'Hebdo' }
    expect(await api.updateFieldOption({ path: { ...path, option_id: week }, body })).toEqual(changed)
    expect((await api.listFieldOptions({ path })).items[1]).toEqual(changed)
    expect(await chosenBy(choice, ana)).toEqual([[week]])
  })

  it('finds no option of another field', async () => {
    const { api, list_id, week } = await openChoice()
    const field_id = await makeField(api, list_id, 'options', { name: 'Other' })
    await expect(
      api.updateFieldOption({ path: { list_id, field_id, option_id: week }, body: monthly }),
    ).rejects.toMatchObject(refused(404))
  })
})

describe('a contact with options', () => {
  it('has those that it was given, each once', async () => {
    const choice = await openChoice()
    const { month, week } = choice
    const ana = await choose(choice, [week, month, week])
    expect(await chosenBy(choice, ana)).toEqual([[week, month]])
    await choice.api.updateContact({
      path: { list_id: choice.list_id, contact_id: ana },
      body: { extra: [{ field_id: choice.field_id, value: [] }] },
    })
    expect(await chosenBy(choice, ana)).toEqual([])
  })

  it.each([
    ['their ids', ({ month, week }: Choice) => `${month};${week}`],
    ['their texts', () => 'monthly; Semanal'],
    ['an id and a text', ({ month }: Choice) => `${month},weekly`],
    ['a text with a comma in it', ({ month }: Choice) => `${month};Woche, jede`],
  ])('can have them by %s', async (_title, write) => {
    const choice = await openChoice()
    expect(await chosenBy(choice, await choose(choice, write(choice)))).toEqual([[choice.month, choice.week]])
  })

  it('is refused with what is no option, and told which there are', async () => {
    const choice = await openChoice()
    const { month, week } = choice
    const list = `${month} (Monthly), ${week} (Weekly)`
    await expect(choose(choice, [month, 999_999])).rejects.toMatchObject({
      status: 422,
      errors: { 'body.extra.0.value.1': expect.stringContaining(list) },
    })
    await expect(choose(choice, 'Daily')).rejects.toMatchObject({
      status: 422,
      errors: { 'body.extra.0.value': expect.stringContaining(list) },
    })
  })

  it('is found by its options, and by all of several', async () => {
    const choice = await openChoice()
    const { api, list_id, field_id, month, week } = choice
    const both = await choose(choice, [month, week])
    const one = await choose(choice, [week], 'rui@example.com')
    await makeContact(api, list_id, 'nobody@example.com')
    const found = async (value: string) => {
      const { items } = await api.listContacts({ path: { list_id }, query: { extra_field_id: { [field_id]: value } } })
      return items.map(({ base }) => base.contact_id)
    }
    expect(await found(String(week))).toEqual([one, both])
    expect(await found('monatlich')).toEqual([both])
    expect(await found(`${week};${month}`)).toEqual([both])
    expect(await found('999999')).toEqual([])
  })
})

describe('an import of options', () => {
  it('takes ids and texts, and says which row names none', async () => {
    const choice = await openChoice()
    const { api, list_id, field_id, month, week } = choice
    const csv = 'mail,rhythm\nana@example.com,Semanal\nrui@example.com,"Monthly;Weekly"\neva@example.com,Daily\n'
    receiver.respond = ({ path }) => (path === '/file.csv' ? { status: 200, body: csv } : 204)
    await api.importContacts({
      path: { list_id },
      body: {
        mode: 'add',
        compare_field: 'email',
        file: {
          url: `${receiver.url}/file.csv`,
          field_mapping: [
            { field_id: 'email', column_name: 'mail' },
            { field_id: String(field_id), column_name: 'rhythm' },
          ],
        },
        callback_url: `${receiver.url}/done`,
      },
    })
    const done = await receiver.waitFor(({ path }) => path === '/done')
    const { file } = JSON.parse(done.body) as { file: string }
    const lines = await (await server.inject(`https://localhost${new URL(file).pathname}`)).text()
    expect(lines).toMatch(
      /^3,\w+,imported,"""rhythm"" must name options of the field, by their ids or texts.*left out/m,
    )
    const { items } = await api.listContacts({ path: { list_id } })
    const chosen = items.map(({ base, extra }) => [base.email, extra.map((one) => ('value' in one ? one.value : null))])
    expect(Object.fromEntries(chosen)).toEqual({
      'ana@example.com': [[week]],
      'eva@example.com': [],
      'rui@example.com': [[month, week]],
    })
  })
})

/** The texts that these contacts got, by address. */
async function textsFor(account: Account, campaign_hash: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for await (const message of account.sandbox.listCapturedMessages.items({ query: { limit: 100 } }))
    if (message.campaign_hash === campaign_hash) texts[message.recipient] = message.subject ?? ''
  return texts
}

describe('a placeholder of options', () => {
  it('shows their texts in the language of the contact, or else in another', async () => {
    const choice = await openChoice()
    const { api, list_id, field_id, month, week } = choice
    const person = (language: 'pt' | 'fr' | 'de', value: number[]) =>
      makeContact(api, list_id, {
        base: { email: `${language}@example.com`, language },
        extra: [{ field_id, value }],
      })
    await person('pt', [month, week])
    await person('fr', [week, month])
    await person('de', [month])
    await makeContact(api, list_id, 'none@example.com')
    const subject = `{{ extra.Rhythm }}|{{ extra_${field_id} }}`
    const hash = await makeCampaign(api, list_id, { subject })
    await sendCampaign(api, hash, list_id)
    await settle(choice)
    expect(await textsFor(choice, hash)).toEqual({
      'pt@example.com': 'Mensal, Semanal|Mensal, Semanal',
      'fr@example.com': 'Weekly, Mensuel|Weekly, Mensuel',
      'de@example.com': 'Monatlich|Monatlich',
      'none@example.com': '|',
    })
  })
})

describe('a webhook with a field of options', () => {
  it('gets the ids of the options', async () => {
    const choice = await openChoice()
    const { api, list_id, field_id, month } = choice
    await api.createWebhook({
      body: { list_id, url: `${receiver.url}/hook`, actions: ['subscription'], fields: [String(field_id)] },
    })
    await choose(choice, [month])
    const { body } = await receiver.waitFor(({ path }) => path === '/hook')
    expect(JSON.parse(body)).toMatchObject({ contact: { [field_id]: [month] } })
  })
})
