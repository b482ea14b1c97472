// Stored templates that an email embeds by `advancedTemplatingData.codeSnippets`, as the specification describes them.
import { describe, expect, it } from 'vitest'
import { withSender } from '../../support/mailing.ts'
import { refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

async function open() {
  const { key } = await server.createAccount('Shop')
  const mailing = await withSender(server, key)
  const { transactional } = mailing
  const template = async (htmlBody: string, textBody?: string) => {
    const body = { templateName: 'Row', subject: 'Row', htmlBody, ...(textBody !== undefined && { textBody }) }
    return (await transactional.createEmailTemplate({ body })).templateId
  }
  /** The captured mail of an email with this data. */
  const mailed = async (email: Parameters<typeof mailing.send>[0]) => {
    const id = await mailing.send(email)
    expect(await mailing.settled(id)).toBe('delivered')
    return mailing.captured('ana@example.com')
  }
  return { ...mailing, template, mailed }
}

const LOOP = '<table>{% for s in codeSnippets %}{{ s.rowTemplate }}{% endfor %}</table>'
const TEXT_LOOP = 'Your order:\n{% for s in codeSnippets %}{{ s.rowTemplate }}{% endfor %}'

describe('codeSnippets', () => {
  it('embed stored templates with their variables, as HTML and as text', async () => {
    const { template, mailed } = await open()
    const rowTemplate = await template(
      '<tr><td>{{ name }}</td><td>{{ price }}</td></tr>',
      '- {{ name }}: {{ price }}\n',
    )
    const mail = await mailed({
      subject: 'Order of {{ name }}',
      htmlBody: LOOP,
      textBody: TEXT_LOOP,
      mergeTags: ['name:Ana'],
      advancedTemplatingData: {
        codeSnippets: [
          { rowTemplate, name: 'Shirt & tie', price: '19.90' },
          { rowTemplate: Number(rowTemplate), name: '<b>Cap</b>', price: 12.5 },
          { name: 'no template' },
        ],
      },
    })
    expect(mail).toMatchObject({
      subject: 'Order of Ana',
      html: '<table><tr><td>Shirt &amp; tie</td><td>19.90</td></tr><tr><td>&lt;b&gt;Cap&lt;/b&gt;</td><td>12.5</td></tr></table>',
      text: expect.stringMatching(/^Your order:\s+- Shirt & tie: 19\.90\s+- <b>Cap<\/b>: 12\.5\s*$/),
    })
  })

  it('make a text of a template that has only HTML, and embed others in it', async () => {
    const { template, mailed } = await open()
    const cell = await template('<td>{{ value }}</td>')
    const row = await template('<tr>{% for c in codeSnippets %}{{ c.cell_template }}{% endfor %}</tr>')
    const codeSnippets = [{ rowTemplate: row, codeSnippets: [{ cell_template: cell, value: 'A' }] }]
    const mail = await mailed({ htmlBody: LOOP, textBody: TEXT_LOOP, advancedTemplatingData: { codeSnippets } })
    expect(mail).toMatchObject({
      html: '<table><tr><td>A</td></tr></table>',
      text: expect.stringContaining('A'),
    })
    expect(mail.text).not.toContain('<')
  })

  it('count the clicks of links in embedded templates', async () => {
    const { template, mailed } = await open()
    const rowTemplate = await template('<a href="https://shop.example.com/p/{{ id }}">Look</a>')
    const mail = await mailed({
      htmlBody: LOOP,
      clickTracking: true,
      advancedTemplatingData: { codeSnippets: [{ rowTemplate, id: 7 }] },
    })
    expect(mail.html).not.toContain('https://shop.example.com/p/7')
    expect(mail.html).toMatch(/<a href="[^"]+">Look<\/a>/)
  })

  it('are those of the moment at which the email was taken', async () => {
    const { template, transactional, send, settled, ...mailing } = await open()
    const rowTemplate = await template('<p>First</p>')
    const scheduleTo = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    const id = await send({
      htmlBody: LOOP,
      scheduleTo,
      advancedTemplatingData: { codeSnippets: [{ rowTemplate }] },
    })
    const body = { templateName: 'Row', subject: 'Row', htmlBody: '<p>Second</p>' }
    await transactional.updateEmailTemplate({ path: { id: rowTemplate }, body })
    await mailing.sandbox.advanceClock({ body: { seconds: 7_200 } })
    expect(await settled(id)).toBe('delivered')
    expect((await mailing.captured('ana@example.com')).html).toContain('First')
  })

  it('are refused with their place when they cannot be embedded', async () => {
    const { template, send } = await open()
    const rowTemplate = await template('<p>{{ name }}</p>')
    const deep = (levels: number): object => ({ rowTemplate, ...(levels > 1 && { codeSnippets: [deep(levels - 1)] }) })
    const wrong: [unknown[], string][] = [
      [[{ rowTemplate }, { rowTemplate: '999999' }], '1.rowTemplate'],
      [[{ rowTemplate: 'none' }], '0.rowTemplate'],
      [[{ rowTemplate: null }], '0.rowTemplate'],
      [[deep(4)], '0.codeSnippets.0.codeSnippets.0.codeSnippets.0'],
    ]
    for (const [codeSnippets, place] of wrong)
      await expect(
        send({ htmlBody: LOOP, advancedTemplatingData: { codeSnippets: codeSnippets as never } }),
      ).rejects.toMatchObject(refused(400, `body.advancedTemplatingData.codeSnippets.${place}`))
    await expect(
      send({ htmlBody: LOOP, advancedTemplatingData: { codeSnippets: [deep(3)] as never } }),
    ).resolves.toEqual(expect.any(Number))
  })

  it('of an email in a batch are embedded, too', async () => {
    const { template, transactional, senderId, ...mailing } = await open()
    const rowTemplate = await template('<p>{{ name }}</p>')
    const email = { senderId, to: ['ana@example.com'], subject: 'A', htmlBody: LOOP }
    const withRow = (id: string) => ({
      ...email,
      advancedTemplatingData: { codeSnippets: [{ rowTemplate: id, name: 'A' }] },
    })
    await expect(transactional.sendEmailBatch({ body: [email, withRow('999999')] })).rejects.toMatchObject(
      refused(400, 'body.1.advancedTemplatingData.codeSnippets.0.rowTemplate'),
    )
    await transactional.sendEmailBatch({ body: [withRow(rowTemplate)] })
    expect((await mailing.captured('ana@example.com')).html).toBe('<table><p>A</p></table>')
  })
})

describe('advancedTemplatingData of an SMS', () => {
  async function openSms() {
    const { key } = await server.createAccount('Shop')
    const texting = await withSmsSender(server, key)
    const { transactional, captured } = texting
    const template = async (textBody: string) => {
      const body = { templateName: 'Row', textBody, encoding: 'gsm0338' as const, maxCount: 1 }
      return (await transactional.createSmsTemplate({ body })).templateId
    }
    return { ...texting, template, text: async () => (await captured('351-910000001')).text }
  }

  const ROWS = '{% for s in codeSnippets %}{{ s.rowTemplate }}; {% endfor %}'

  it('fills placeholders, conditions and loops, with merge tags on top, and is in the log', async () => {
    const { send, text, log } = await openSms()
    const advancedTemplatingData = { name: 'Data', order: { total: 12.5 }, items: ['a', 'b'], paid: false }
    const id = await send({
      textBody:
        '{{ name }}: {{ order.total }}{% for i in items %} {{ i }}{% endfor %}{% if paid %} paid{% else %} open{% endif %}',
      mergeTags: ['name:Ana'],
      advancedTemplatingData,
    })
    expect(await text()).toBe('Ana: 12.5 a b open')
    expect((await log(id)).campaign.advancedTemplateData).toEqual(advancedTemplatingData)
  })

  it('embeds stored SMS templates with their variables', async () => {
    const { send, text, template } = await openSms()
    const rowTemplate = await template('{{ name }} {{ price }}')
    await send({
      textBody: ROWS,
      advancedTemplatingData: {
        codeSnippets: [
          { rowTemplate, name: 'Shirt & tie', price: 19.9 },
          { rowTemplate: Number(rowTemplate), name: '<Cap>', price: '5' },
        ],
      },
    })
    expect((await text())?.trim()).toBe('Shirt & tie 19.9; <Cap> 5;')
  })

  it('is refused with its place when a template cannot be embedded, alone and in a batch', async () => {
    const { sms, send, transactional, template } = await openSms()
    const rowTemplate = await template('a')
    const mailTemplate = (
      await transactional.createEmailTemplate({ body: { templateName: 'a', subject: 'a', htmlBody: '<p>a</p>' } })
    ).templateId
    const withRows = (...ids: string[]) => ({
      textBody: `Rows: ${ROWS}`,
      advancedTemplatingData: { codeSnippets: ids.map((id) => ({ rowTemplate: id })) },
    })
    const place = 'advancedTemplatingData.codeSnippets.1.rowTemplate'
    for (const wrong of ['999999', String(Number(mailTemplate) + 1_000_000)])
      await expect(send(withRows(rowTemplate, wrong))).rejects.toMatchObject(refused(400, `body.${place}`))
    await expect(
      transactional.sendSmsBatch({ body: [sms(), sms(withRows(rowTemplate, '999999'))] }),
    ).rejects.toMatchObject(refused(400, `body.1.${place}`))
    await transactional.sendSmsBatch({ body: [sms(withRows(rowTemplate))] })
  })

  it('of a batch costs no more than that of one SMS', async () => {
    const { sms, transactional } = await openSms()
    const costly = sms({
      textBody: 'a{% for i in items %}{% for j in items %}{% if j %}{% endif %}{% endfor %}{% endfor %}',
      advancedTemplatingData: { items: Array.from({ length: 40 }, () => 1) },
    })
    await transactional.sendSms({ body: costly })
    await expect(transactional.sendSmsBatch({ body: Array(100).fill(costly) })).rejects.toMatchObject({ status: 400 })
  })
})
