import { describe, expect, it } from 'vitest'
import { makeField, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

async function openField() {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  const id = await makeField(account.api, listID, 'cellphone', { name: 'Work' })
  const show = async () => (await account.api.listFields({ path: { list_id: listID } })).at(-1)
  return { ...account, listID, id, show }
}

describe('editExtraField', () => {
  it('renames a field', async () => {
    const { soap, listID, id, show } = await openField()
    await expect(soap.editExtraField({ listID, id, name: 'Office' })).resolves.toEqual({ ID: id })
    expect(await show()).toMatchObject({ field_id: id, name: 'Office', format: 'cellphone' })
  })

  it.each(['telemovel', 'Cellphone'])('takes the type that the field has: %s', async (type) => {
    const { soap, listID, id, show } = await openField()
    await expect(soap.editExtraField({ listID, id, type })).resolves.toEqual({ ID: id })
    expect(await show()).toMatchObject({ name: 'Work', format: 'cellphone' })
  })

  it('refuses', async () => {
    const [{ soap, listID, id, show }, other] = [await openField(), await openField()]
    const call = (options: object) => codeOf(soap.editExtraField({ listID, id, name: 'a', ...options }))
    expect(await call({ listID: '' })).toBe('LIST_MISSING')
    expect(await call({ listID: other.listID })).toBe('LIST_NOT_FOUND')
    expect(await call({ id: other.id })).toBe('FIELD_NOT_FOUND')
    expect(await call({ id: '' })).toBe('FIELD_NOT_FOUND')
    expect(await call({ name: ' ' })).toBe('FIELD_NAME_MISSING')
    expect(await call({ name: 'a'.repeat(256) })).toBe('FIELD_NAME_MISSING')
    expect(await call({ type: 'texto' })).toBe('INVALID_TYPE')
    expect(await call({ type: 'cor' })).toBe('INVALID_TYPE')
    expect(await show()).toMatchObject({ name: 'Work' })
  })
})
