import { describe, expect, it } from 'vitest'
import { createCaller, makeSender } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getSenders', () => {
  it('shows the email senders, for the channel and for all', async () => {
    const { soap, api } = await openSoap(server)
    const id = await makeSender(api)
    const expected = [{ FROMID: String(id), SENDER: 'Shop <shop@example.com>', CHANNEL: 'email', STATUS: 'active' }]
    await expect(soap.getSenders({ channel: 'email' })).resolves.toEqual(expected)
    await expect(soap.getSenders()).resolves.toEqual(expected)
  })

  it('shows those of SMS and of calls, and all without a channel', async () => {
    const { soap, api } = await openSoap(server)
    await makeSender(api)
    const body = { type: 'alpha_numeric', cellphone: 'SHOP', file: 'JVBERi0xLjQK' } as const
    await api.createCellphoneSender({ body })
    await createCaller(api)
    const shown = async (channel?: string) =>
      (await soap.getSenders(channel === undefined ? {} : { channel })).map(({ SENDER, CHANNEL }) => [SENDER, CHANNEL])
    const [sms, voice] = [
      ['SHOP', 'telemovel'],
      ['351-210000009', 'telefone'],
    ]
    await expect(shown('telemovel')).resolves.toEqual([sms])
    await expect(shown('telefone')).resolves.toEqual([voice])
    await expect(shown('fax')).resolves.toEqual([])
    await expect(shown()).resolves.toEqual([['Shop <shop@example.com>', 'email'], sms, voice])
    expect(await codeOf(soap.getSenders({ channel: 'pigeon' }))).toBe('INVALID_TYPE')
  })
})
