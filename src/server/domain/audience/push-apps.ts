// The apps whose devices belong to contacts of a list. Each is a mobile app of the transactional API as well, which
// keeps the credentials for its push service (M-461).
import { comparedEmail, toPhone } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import { findHolders, type UniqueKey } from '../../store/audience/contact-unique.ts'
import { type ContactRow, holdContacts, newestHolders } from '../../store/audience/contacts.ts'
import type { PushAppRow } from '../../store/messages/mobile-apps.ts'
import * as rows from '../../store/messages/mobile-apps.ts'
import type { Db, Store } from '../../store/store.ts'
import { invalid, notFound } from '../errors.ts'
import { uniqueForm } from './contacts/contact-values.ts'
import { keepDevice } from './contacts/devices.ts'
import { fieldsOfList } from './fields.ts'
import { requireNamedList } from './lists.ts'

export type { PushAppRow }
export const { pushAppId } = rows

export interface PushAppInput {
  listId: number
  name: string
  description?: string | undefined
  /** The field by whose value a token finds its contact; empty for none (empty). */
  twoSteps?: string | undefined
  development?: boolean | undefined
}

/** What a device says when its push service gives it a token. */
export interface TokenReport {
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

/** The same; throws `not_found`. */
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

/** The newest contact of the list with the value, held for a change; null when nobody has it. */
async function ownerOf(tx: Db, app: PushAppRow, field: string, value: string): Promise<ContactRow | null> {
  const { account_id: account, list_id: list } = app
  const { known, address } = await requireField(tx, account, list, field, 'twoStepsData.field')
  const key: UniqueKey = [field, uniqueForm(known.format, value)]
  const given = address === 'email' ? comparedEmail(value) : (toPhone(value.trim()) ?? value.trim())
  const id = address
    ? (await newestHolders(tx, { account, list, column: address }, [given]))[0]?.id
    : (await findHolders(tx, list, [key])).get(key)
  return id === undefined ? null : ((await holdContacts(tx, [Number(id)]))[0] ?? null)
}

export type PushApps = ReturnType<typeof createPushApps>

export function createPushApps({ store, clock }: { store: Store; clock: Clock }) {
  return {
    list: (account: number, list?: number) => rows.listPushApps(store.db, account, list),

    /** Throws `not_found`. */
    get: (account: number, id: string) => requirePushApp(store.db, account, id),

    /** Throws `invalid` for a list or a field that is not there. */
    create(account: number, input: PushAppInput): Promise<PushAppRow> {
      const { listId, name, description = '', twoSteps = '', development = false } = input
      const now = clock.now(account)
      return store.write(async (tx) => {
        await requireNamedList(tx, account, listId)
        if (twoSteps !== '') await requireField(tx, account, listId, twoSteps, 'twoStepsConfig')
        const about = { name, description, two_steps: twoSteps, list_id: listId, sandbox: Number(development) }
        const credentials = { certificate: null, password: null, auth_key: null }
        const id = await rows.insertMobileApp(tx, {
          account_id: account,
          ...about,
          ...credentials,
          created: now,
          updated: now,
        })
        return requirePushApp(tx, account, pushAppId(id))
      })
    },

    /** Deletes the app with the tokens that wait for a contact; throws `not_found`. */
    delete(account: number, id: string): Promise<void> {
      return store.write(async (tx) => {
        const app = await requirePushApp(tx, account, id)
        await rows.deleteMobileApp(tx, account, app.id)
      })
    },

    /**
     * Keeps the token of a device, and gives it to the contact that it names (M-462). Throws `not_found` for the app,
     * and `invalid` for a field that cannot find a contact.
     */
    register(account: number, id: string, { os, token, owner }: TokenReport): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const app = await requirePushApp(tx, account, id)
        const field = owner?.field ?? app.two_steps
        const contact = owner?.value && field !== '' ? await ownerOf(tx, app, field, owner.value) : null
        const device = { account, channel: 'push' as const, app: id, address: token, system: systemOf(os) }
        await keepDevice(tx, device, contact, clock.now(account))
      })
    },
  }
}
