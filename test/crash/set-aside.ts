// Stored work of every task: how a test makes some, and how it sees that it was done.
import type { MarketingClient } from '../../src/clients/index.ts'
import type { TaskName } from '../../src/server/work/task-names.ts'
import { onPostgres } from '../support/engine.ts'
import { makeCampaign, makeContact, makeList, sendCampaign } from '../support/marketing.ts'

/** An account whose work it is. */
export interface Owner {
  accountId: number
  api: MarketingClient
}

/** Runs a statement on the database of the platform. */
export type Change = (statement: string) => Promise<void>

interface Work {
  /** Makes one piece of work of the account. */
  make(owner: Owner, change: Change): Promise<unknown>
  /** Counts the pieces of the account that are done, or that a worker has taken, of those that were made. */
  done(account: number, made: number): string
  /** What makes work of a dead process free at once, as the passing of time would. */
  free?: string
}

/** `platform`: the work belongs to no account and is there at each start. */
export type Case = Work | { platform: true } | { sameAs: TaskName } | { untried: string }

let next = 900_000
/** A number that nothing has. */
const number = () => ++next

/** A row by its columns. */
const insert = (table: string, row: Record<string, string | number | null>) => {
  const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')})`
}

const count = (table: string, account: number, condition: string) =>
  `SELECT count(*) AS n FROM ${table} WHERE account_id = ${account} AND ${condition}`

/** Rows that are there until they are done. */
const goneOf = (table: string) => (account: number, made: number) =>
  `SELECT ${made} - count(*) AS n FROM ${table} WHERE account_id = ${account}`

const campaign: Work = {
  async make({ api }) {
    const list = await makeList(api)
    await makeContact(api, list, 'ana@example.com')
    await sendCampaign(api, await makeCampaign(api, list, { internal_name: `Spring ${number()}` }), list)
  },
  done: (account) => count('run', account, "state = 'sent'"),
  free: 'UPDATE chunk_lease SET lease_until = 0 WHERE lease_until < 253370764800000',
}

const message = (priority: number): Work => ({
  make: ({ accountId }, change) =>
    change(
      insert('message', {
        id: number(),
        account_id: accountId,
        channel: 'email',
        address: 'ana@example.com',
        state: 'queued',
        attempts: 0,
        next_at: 0,
        lease_until: 0,
        created: 0,
        priority,
      }),
    ),
  // Nothing else belongs to these rows, so whoever takes one has nothing to send.
  done: (account) => count('message', account, "state <> 'queued' AND next_at < 253370764800000"),
  free: 'UPDATE message SET lease_until = 0',
})

const operation = (make: (api: MarketingClient, list: number) => Promise<unknown>): Work => ({
  make: async ({ api }) => make(api, await makeList(api)),
  // An import whose file nobody serves ends with an error.
  done: (account) => count('operation', account, "status IN ('finished', 'error')"),
  free: 'UPDATE operation SET lease_until = 0',
})

export const cases: Readonly<Record<TaskName, Case>> = {
  timers: {
    make: ({ accountId }, change) =>
      change(insert('timer', { account_id: accountId, kind: 'alert.repeat', ref: number(), generation: 0, due: 0 })),
    done: goneOf('timer'),
  },
  operations: operation(async (api, list_id) => {
    await makeContact(api, list_id, 'ana@example.com')
    await api.exportContacts({ path: { list_id }, body: { format: 'csv', fields: ['email'] } })
  }),
  'import files': {
    ...operation((api, list_id) =>
      api.importContacts({
        path: { list_id },
        // Nobody answers there, so the import ends as soon as its file is fetched.
        body: {
          mode: 'add',
          compare_field: 'email',
          file: {
            url: 'http://127.0.0.1:9/contacts.csv',
            field_mapping: [{ field_id: 'email', column_name: 'E-mail' }],
          },
        },
      }),
    ),
    free: 'UPDATE import_file SET lease_until = 0',
  },
  'read feeds': {
    make: ({ accountId }, change) =>
      change(
        insert('feed', {
          campaign_id: number(),
          account_id: accountId,
          operation_id: number(),
          due: 0,
          token: 0,
          lease_until: 0,
          failures: 0,
        }),
      ),
    // A feed without a campaign is taken and left.
    done: (account) => count('feed', account, 'token > 0 AND due = 0'),
    free: 'UPDATE feed SET lease_until = 0',
  },
  'plan runs': campaign,
  'send chunks': campaign,
  'send chunks of others': { sameAs: 'send chunks' },
  'send codes and alerts': message(0),
  'send single messages': message(3),
  'retry deferred': message(4),
  'send messages of automations': message(5),
  'tell automations': {
    make: ({ accountId }, change) =>
      change(
        insert('automation_signal', {
          account_id: accountId,
          list_id: number(),
          contact_id: number(),
          kind: 'tag_added',
          at: 0,
          data: '{}',
        }),
      ),
    done: goneOf('automation_signal'),
  },
  'run automations': {
    async make({ accountId, api }, change) {
      const list_id = await makeList(api)
      await makeContact(api, list_id, 'ana@example.com')
      const id = number()
      const stamp = { created: 0, updated: 0, created_by: 0 }
      await change(
        insert('automation', {
          id,
          account_id: accountId,
          list_id,
          title: 'a',
          status: 'active',
          allow_multiple: 0,
          contact_limit: 0,
          version: 1,
          ...stamp,
        }),
      )
      await change(
        insert('automation_run', {
          account_id: accountId,
          automation_id: id,
          contact_id: number(),
          version: 1,
          action_id: 1,
          stage: 'coming',
          generation: 0,
          status: 'active',
          cause: 'tag_added',
          entered: 0,
          due: 0,
        }),
      )
    },
    // Its contact is gone, so it ends.
    done: (account) => count('automation_run', account, "status = 'ended'"),
  },
  'look for contacts': {
    make: ({ accountId }, change) =>
      change(
        insert('automation_look', {
          automation_id: number(),
          trigger_version: 1,
          position: 0,
          account_id: accountId,
          list_id: 0,
          day: '',
          done: '',
          place: 0,
          is_first: 0,
          due: 0,
        }),
      ),
    // Without its automation it is due no more.
    done: (account) => count('automation_look', account, 'due IS NULL'),
  },
  'look again for automations': {
    make: ({ accountId }, change) =>
      change(
        insert('automation_later', {
          automation_id: number(),
          trigger_version: 1,
          position: 0,
          contact_id: 1,
          ref: 'a/b',
          account_id: accountId,
          list_id: 0,
          generation: 0,
          since: 0,
          due: 0,
        }),
      ),
    done: goneOf('automation_later'),
  },
  'remove automations': {
    make: ({ accountId }, change) =>
      change(
        insert('automation', {
          id: number(),
          account_id: accountId,
          list_id: 0,
          title: 'a',
          status: 'deleted',
          allow_multiple: 0,
          contact_limit: 0,
          version: 1,
          created: 0,
          updated: 0,
          created_by: 0,
        }),
      ),
    done: goneOf('automation'),
  },
  'finish runs': campaign,
  'watch runs': { untried: 'It looks once a minute, and each look begins with the runs that are under way then.' },
  'make evidences': {
    make: ({ accountId }, change) =>
      change(
        insert('evidence', {
          account_id: accountId,
          registered_id: number(),
          state: 'in_queue',
          lease_until: 0,
          name: '',
          size: 0,
          queued: 0,
        }),
      ),
    // Its message is gone, so it is taken and left.
    done: (account) => count('evidence', account, 'lease_until > 0 AND lease_until < 253370764800000'),
    free: 'UPDATE evidence SET lease_until = 0 WHERE lease_until < 253370764800000',
  },
  'seal chains': { untried: 'It waits for an authority; the step is noted like the other tasks of the platform.' },
  'send hooks': {
    make: ({ accountId }, change) =>
      change(
        insert('hook_delivery', {
          account_id: accountId,
          name: 'a',
          url: `http://127.0.0.1:9/${number()}`,
          secret: 's',
          body: '{}',
          state: 'pending',
          attempts: 0,
          next_at: 0,
          created: 0,
          media_type: 'application/json',
        }),
      ),
    done: (account) => count('hook_delivery', account, 'attempts > 0'),
    free: 'DELETE FROM hook_address',
  },
  'look up cnames': {
    make: ({ accountId }, change) =>
      change(
        insert('cname', {
          account_id: accountId,
          name: `n${number()}.localhost`,
          status: 'unverified',
          leads_here: 0,
          proven: 0,
          next_look: 1,
          created: 0,
        }),
      ),
    done: (account) => count('cname', account, 'next_look > 1 AND next_look < 253370764800000'),
    free: 'UPDATE cname SET next_look = 1 WHERE next_look < 253370764800000',
  },
  'remove lists': {
    async make({ api }, change) {
      await change(`UPDATE list SET removed = 1 WHERE id = ${await makeList(api)}`)
    },
    done: goneOf('list'),
  },
  'add up counts': onPostgres
    ? { untried: 'It waits for 200 parts; the step is noted like the other tasks of the platform.' }
    : { untried: 'SQLite has no parts to add up.' },
  'remove editions': {
    make: ({ accountId }, change) =>
      change(insert('catalog_edition', { account_id: accountId, catalog_id: number(), state: 'removed' })),
    done: goneOf('catalog_edition'),
  },
  'remove unseen devices': { platform: true },
  'remove what is old': { platform: true },
  'forget old keys': { platform: true },
}
