// What all tasks have to do for an account, as one: it says where its clock stops, and whether it waits there.
import { expect, it } from 'vitest'
import { type Agenda, type Due, joinAgendas } from '../../src/server/domain/timers/agenda.ts'

const NOW = 1000
const ACCOUNT = 7
const at = (time: number): Due => ({ kind: 'message', id: time, at: time })
const due = (...times: number[]): Agenda => ({ next: async (_account, limit) => times.slice(0, limit).map(at) })
const busy = (is: boolean): Agenda => ({ isBusy: async () => is })
const join = (...agendas: Agenda[]) => joinAgendas(agendas, (account) => (account === ACCOUNT ? NOW : 0))

it('lists what is due soonest, whichever of them waits for it', async () => {
  await expect(join().next(ACCOUNT, 1)).resolves.toEqual([])
  await expect(join(due(), busy(true)).next(ACCOUNT, 1)).resolves.toEqual([])
  const all = join(due(NOW + 9, NOW + 10), due(), due(NOW + 5, NOW + 11))
  await expect(all.next(ACCOUNT, 1)).resolves.toEqual([at(NOW + 5)])
  await expect(all.next(ACCOUNT, 3)).resolves.toEqual([at(NOW + 5), at(NOW + 9), at(NOW + 10)])
})

it('is busy while one of them is, or has something due by the time of the account', async () => {
  await expect(join().isBusy(ACCOUNT)).resolves.toBe(false)
  await expect(join(due(NOW + 1), busy(false)).isBusy(ACCOUNT)).resolves.toBe(false)
  await expect(join(due(NOW), busy(false)).isBusy(ACCOUNT)).resolves.toBe(true)
  await expect(join(due(NOW), busy(false)).isBusy(ACCOUNT + 1)).resolves.toBe(false)
  await expect(join(due(NOW + 1), busy(false), busy(true)).isBusy(ACCOUNT)).resolves.toBe(true)
})
