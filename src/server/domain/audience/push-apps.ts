// The apps whose devices belong to contacts of a list. Each is a mobile app of the transactional API as well, which
// keeps the credentials for its push service (M-461).
import { comparedEmail, toPhone } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import { deviceToken } from '../../lib/device-tokens.ts'
import { findHolders, type UniqueKey } from '../../store/audience/contact-unique.ts'
import { type ContactRow, holdContacts, newestHolders } from '../../store/audience/contacts.ts'
import type { PushAppRow } from '../../store/messages/push-apps.ts'
import * as rows from '../../store/messages/push-apps.ts'
import type { Db, Store } from '../../store/store.ts'
import { invalid, notFound } from '../errors.ts'
import { uniqueForm } from './contacts/contact-values.ts'
import { keepDevice } from './contacts/devices.ts'
import { fieldsOfList } from './fields.ts'
import { requireNamedList } from './lists.ts'

/** Times in milliseconds. */
export interface PushApp {
  id: number
  /** Where the people with the app are contacts. */
  list: { id: number; internalName: string }
  name: string
  description: string
  /** The field by which a device finds its contact; empty for none. */
  twoSteps: string
  /** Whether Apple's sandbox takes its messages. */
  isDevelopment: boolean
  created: number
  updated: number
}

const toPushApp = (row: PushAppRow): PushApp => ({
  id: row.id,
  list: { id: row.list_id, internalName: row.list_name },
  name: row.name,
  description: row.description,
  twoSteps: row.two_steps,
  isDevelopment: row.sandbox === 1,
  created: row.created,
  updated: row.updated,
})
export const { pushAppId } = rows

interface PushAppInput {
  listId: number
  name: string
  description?: string | undefined
  /** The field by whose value a token finds its contact; empty for none (empty). */
  twoSteps?: string | undefined
  development?: boolean | undefined
}

/** What a device says when its push service gives it a token. */
interface TokenReport {
  os: string
  token: string
  /** Whose device it is: a field, or that of the app, and its value. */
  owner?: { field?: string | undefined; value?: string | undefined } | undefined
}

const PATTERN = /^app_([1-9]\d{0,14})$/

/** The app with this id; undefined when the account has none. */
export async function findPushApp(db: Db, account: number, id: string): Promise<PushAppRow | undefined> {
  const number = PATTERN.exec(id)?.[1]
  return number === undefined ? undefined : rows.findPushApp(db, account, Number(number))
}

/** The push app with this id; throws `not_found`. */
export async function requirePushApp(db: Db, account: number, id: string): Promise<PushAppRow> {
  const app = await findPushApp(db, account, id)
  if (!app) throw notFound('push app', id)
  return app
}

const addresses = ['email', 'cellphone', 'phone'] as const

/** The system of a device, by the name that the device gives it. */
export function systemOf(os: string): string {
  const name = os.trim()
  if (/android/i.test(name)) return 'android'
  return /\b(ios|iphone|ipad)/i.test(name) ? 'ios' : name || 'unknown'
}

/** The field as tokens may name it; throws `invalid` at `place`. */
async function requireField(tx: Db, account: number, list: number, field: string, place: string) {
  const known = (await fieldsOfList(tx, account, list)).get(field)
  const address = addresses.find((one) => one === field)
  if (!known || !(address || known.unique))
    throw invalid(place, `must be email, cellphone, phone or a unique field of the list: ${field}`)
  return { known, address }
}

/** The newest contact of the list with the value, locked for a change; null if there is none. */
async function ownerOf(tx: Db, app: PushAppRow, field: string, value: string): Promise<ContactRow | null> {
  const { account_id: account, list_id: list } = app
  const { known, address } = await requireField(tx, account, list, field, 'twoStepsData.field')
  const key: UniqueKey = [field, uniqueForm(known.format, value)]
  const given = address === 'email' ? comparedEmail(value) : (toPhone(value, known.country) ?? value.trim())
  const id = address
    ? (await newestHolders(tx, { account, list, column: address }, [given]))[0]?.id
    : (await findHolders(tx, list, [key])).get(key)
  return id === undefined ? null : ((await holdContacts(tx, [Number(id)]))[0] ?? null)
}

export interface PushApps {
  list(account: number, list?: number): Promise<PushApp[]>
  /** Throws `not_found`. */
  get(account: number, id: string): Promise<PushApp>
  /** Throws `invalid` for a list or a field that is not there. */
  create(account: number, input: PushAppInput): Promise<PushApp>
  /** Deletes the app with the tokens that wait for a contact; throws `not_found`. */
  delete(account: number, id: string): Promise<void>
  /**
   * Keeps the token of a device, and gives it to the contact that it names (M-462). Throws `not_found` for the app,
   * and `invalid` for a field that cannot find a contact.
   */
  register(account: number, id: string, report: TokenReport): Promise<void>
}

export function createPushApps({ store, clock }: { store: Store; clock: Clock }): PushApps {
  return {
    list: async (account, list) => (await rows.listPushApps(store.db, account, list)).map(toPushApp),

    get: async (account, id) => toPushApp(await requirePushApp(store.db, account, id)),

    create(account, input) {
      const { listId, name, description = '', twoSteps = '', development = false } = input
      const now = clock.now(account)
      return store.write(async (tx) => {
        await requireNamedList(tx, account, listId)
        if (twoSteps !== '') await requireField(tx, account, listId, twoSteps, 'twoStepsConfig')
        const about = { name, description, two_steps: twoSteps, list_id: listId, sandbox: Number(development) }
        const credentials = { certificate: null, password: null, auth_key: null }
        const id = await rows.insertPushApp(tx, {
          account_id: account,
          ...about,
          ...credentials,
          created: now,
          updated: now,
        })
        return toPushApp(await requirePushApp(tx, account, pushAppId(id)))
      })
    },

    delete(account, id): Promise<void> {
      return store.write(async (tx) => {
        const app = await requirePushApp(tx, account, id)
        await rows.deletePushApp(tx, account, app.id)
      })
    },

    register(account, id, { os, token, owner }): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const app = await requirePushApp(tx, account, id)
        const field = owner?.field ?? app.two_steps
        const contact = owner?.value && field !== '' ? await ownerOf(tx, app, field, owner.value) : null
        const system = systemOf(os)
        const device = { account, channel: 'push' as const, app: id, address: deviceToken(token, system), system }
        await keepDevice(tx, device, contact, clock.now(account))
      })
    },
  }
}
