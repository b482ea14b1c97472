import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { StoredAction } from '../../domain/automations/actions.ts'
import type { AutomationChange, AutomationDetail, AutomationRow } from '../../domain/automations/automations.ts'
import type { AutomationRunRow, RunCount } from '../../domain/automations/runs.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDate, toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { fromContactId, toContactId } from '../../lib/ids.ts'
import { toPage } from '../query.ts'

type Schemas = components['schemas']

const columns = { title: 'title', list_id: 'list_id', created_by: 'created_by' }

function toAutomation(row: AutomationRow): Schemas['Automation'] {
  return {
    automation_id: row.id,
    title: row.title,
    list_id: row.list_id,
    status: row.status === 'active' ? 'active' : 'inactive',
    ...(row.created_by > 0 && { created_by: row.created_by }),
    allow_multiple_contacts: row.allow_multiple === 1,
    contact_limit: row.contact_limit,
    created: toDate(row.created),
    updated: toDate(row.updated),
  }
}

function toDetail({ row, triggers, actions }: AutomationDetail): Schemas['AutomationDetail'] {
  const steps = actions.map(({ created: _created, updated: _updated, created_by: _by, ...step }) => step)
  return {
    ...toAutomation(row),
    version: row.version,
    // They are kept as the contract writes them.
    triggers: triggers as Schemas['AutomationTrigger'][],
    actions: steps as Schemas['AutomationStep'][],
  }
}

function toAction(stored: StoredAction): Schemas['AutomationAction'] {
  const { action_id, title, action, parent_id, branch, created, updated, created_by } = stored
  return {
    action_id,
    title: title ?? action,
    action,
    ...(parent_id !== undefined && { parent_id }),
    ...(branch !== undefined && { branch }),
    ...(created_by > 0 && { created_by }),
    created: toDateTime(created),
    updated: toDateTime(updated),
  }
}

function toRun(row: AutomationRunRow): Schemas['AutomationRun'] {
  return {
    run_id: row.id,
    contact_id: toContactId(row.contact_id),
    status: row.status,
    version: row.version,
    action_id: row.action_id,
    cause: row.cause,
    entered: toDateTime(row.entered),
    ...(row.due !== null && { due: toDateTimeIfAny(row.due) }),
    ...(row.ended !== null && { ended: toDateTimeIfAny(row.ended) }),
    ...(row.reason !== null && { reason: row.reason }),
  }
}

function toCounts(counts: readonly RunCount[]): Schemas['AutomationRunCounts'] {
  const total = (status: RunCount['status'], of: readonly RunCount[]) =>
    of.reduce((sum, count) => sum + (count.status === status ? count.n : 0), 0)
  const reasons: Record<string, number> = {}
  for (const { reason, n } of counts) if (reason !== null) reasons[reason] = (reasons[reason] ?? 0) + n
  const steps = [...Map.groupBy(counts, ({ version, action_id }) => `${version} ${action_id}`).values()].flatMap((of) =>
    of.slice(0, 1).map(({ version, action_id }) => ({
      version,
      action_id,
      active: total('active', of),
      ended: total('ended', of),
    })),
  )
  return { active: total('active', counts), ended: total('ended', counts), reasons, steps }
}

const toChange = (body: Schemas['AutomationUpdate']): AutomationChange => ({
  title: body.title,
  allowMultiple: body.allow_multiple_contacts,
  contactLimit: body.contact_limit,
  triggers: body.triggers,
  actions: body.actions,
})

export function automationHandlers({ automations: { automations, automationRuns, systemAutomations } }: Domain) {
  return {
    async listAutomations({ query, caller }) {
      const { automation_id, title, created_by, list_id, status } = query
      const filter = { id: automation_id, title, createdBy: created_by, listId: list_id, status }
      const page = await automations.list(caller.accountId, filter, toPage(query, columns))
      const totals = await automationRuns.totals(page.items.map(({ id }) => id))
      const items = page.items.map((row) => ({
        ...toAutomation(row),
        runs: totals.get(row.id) ?? { active: 0, completed: 0 },
      }))
      return { total_items: page.total, items }
    },

    async createAutomation({ body, caller }) {
      const { title, list_id, actions } = body
      const input = { ...toChange(body), title, listId: list_id, actions }
      return toDetail(await automations.create(caller, input))
    },

    async getAutomation({ path, query, caller }) {
      return toDetail(await automations.get(caller.accountId, path.automation_id, query.version))
    },

    async updateAutomation({ path, body, caller }) {
      return toDetail(await automations.update(caller, path.automation_id, toChange(body)))
    },

    async deleteAutomation({ path, caller }) {
      await automations.delete(caller.accountId, path.automation_id)
    },

    async activateAutomation({ path, caller }) {
      return toDetail(await automations.activate(caller.accountId, path.automation_id))
    },

    async pauseAutomation({ path, caller }) {
      return toDetail(await automations.pause(caller.accountId, path.automation_id))
    },

    async listAutomationActions({ path, query, caller }) {
      const { actions } = await automations.get(caller.accountId, path.automation_id)
      const items = actions.slice(query.offset, query.offset + query.limit).map(toAction)
      return { total_items: actions.length, items }
    },

    async listAutomationRuns({ path, query, caller }) {
      const { status, action_id, contact_id } = query
      const contactId = contact_id === undefined ? undefined : fromContactId(contact_id)
      const filter = { status, actionId: action_id, contactId }
      const page = await automationRuns.list(caller.accountId, path.automation_id, filter, query)
      return { total_items: page.total, items: page.items.map(toRun) }
    },

    async getAutomationRunCounts({ path, caller }) {
      return toCounts(await automationRuns.count(caller.accountId, path.automation_id))
    },

    async deleteAutomationRun({ path, caller }) {
      await automationRuns.takeOut(caller.accountId, path.automation_id, path.run_id)
    },

    listSystemAutomations: ({ caller }) => systemAutomations.list(caller.accountId),

    switchSystemAutomation: ({ body, caller }) => systemAutomations.switch(caller, body),
  } satisfies Handlers<'marketing-v3', 'Automations'>
}
