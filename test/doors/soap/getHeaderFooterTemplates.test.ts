import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'
import { openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getHeaderFooterTemplates', () => {
  it('shows the templates of the account, oldest first', async () => {
    const { soap, api } = await openSoap(server)
    await expect(soap.getHeaderFooterTemplates()).resolves.toEqual([])
    const made = []
    for (const name of ['Plain', 'Festive']) {
      const { template_id } = await api.createHeaderFooterTemplate({ body: { name, header: '<p>Hello</p>' } })
      made.push({ id: template_id, name })
    }
    await expect(soap.getHeaderFooterTemplates()).resolves.toEqual(made)
    const other = await openSoap(server)
    await expect(other.soap.getHeaderFooterTemplates()).resolves.toEqual([])
  })
})
