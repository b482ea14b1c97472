// What all tasks have to do, as one: it says where the clock of a sandbox stops, and whether it waits there.
import { expect, it } from 'vitest'
import { type Agenda, joinAgendas } from '../../src/server/domain/timers/agenda.ts'

const NOW = 1000
const due = (time: number | null): Agenda => ({ nextDue: async () => time })
const busy = (is: boolean): Agenda => ({ isBusy: async () => is })
const join = (...agendas: Agenda[]) => joinAgendas(agendas, () => NOW)

it('is due when the first of them is', async () => {
  await expect(join().nextDue()).resolves.toBe(null)
  await expect(join(due(null), busy(true)).nextDue()).resolves.toBe(null)
  await expect(join(due(NOW + 9), due(null), due(NOW + 5)).nextDue()).resolves.toBe(NOW + 5)
})

it('is busy while one of them is, or has something due by now', async () => {
  await expect(join().isBusy()).resolves.toBe(false)
  await expect(join(due(NOW + 1), busy(false)).isBusy()).resolves.toBe(false)
  await expect(join(due(NOW), busy(false)).isBusy()).resolves.toBe(true)
  await expect(join(due(NOW + 1), busy(false), busy(true)).isBusy()).resolves.toBe(true)
})
