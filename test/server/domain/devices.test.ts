// The end of a device, when its carrier speaks of a time before the device last told of itself.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepDevice, removeDevices } from '../../../src/server/domain/audience/contacts/devices.ts'
import { devicesAt } from '../../../src/server/store/audience/devices.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../../support/engine.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-devices-'))
  store = await openTestStore(folder)
})
afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

it('stays when it was registered again after it was read', async () => {
  const home = { account: 1, channel: 'push' as const, app: 'app_1' }
  const keep = (now: number) =>
    store.write((tx) => keepDevice(tx, { ...home, address: 'token', system: 'android' }, { id: 7 }, now))
  const read = await keep(1_000)
  await keep(2_000)
  await store.write((tx) => removeDevices(tx, [read], 3_000))
  const [device] = await devicesAt(store.db, home, ['token'])
  expect(device).toMatchObject({ id: read.id, contact_id: 7, seen: 2_000 })
  await store.write((tx) => removeDevices(tx, device ? [device] : [], 4_000))
  await expect(devicesAt(store.db, home, ['token'])).resolves.toEqual([])
})
