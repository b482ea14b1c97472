import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'

const server = useServer()

describe('ping', () => {
  it('answers pong', async () => {
    await expect(server.marketing().ping()).resolves.toEqual({ result: 'pong' })
  })

  it('needs no key, so that a wrong address can be told from a wrong key', async () => {
    await expect(server.marketing('wrong').ping()).resolves.toEqual({ result: 'pong' })
    const answer = await server.inject('/marketing/v3/pong', { method: 'POST' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      status: 404,
      detail: expect.stringContaining('POST /marketing/v3/pong'),
    })
  })
})
