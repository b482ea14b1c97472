// Makes requests of a sandbox account fail on purpose (S-012).
import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../domain/sandbox/faults.ts'
import { problemBody, replyForStatus } from './error-table.ts'
import type { ApiContract } from './registry.ts'

export type FaultGate = Pick<Faults, 'mayHave' | 'useRule'>

export interface Failing {
  /**
   * Waits if a rule says so, then answers with the status of a rule; false if no rule has one and the request
   * continues.
   */
  before(reply: FastifyReply): Promise<boolean>
  /** Cuts the connection instead of answering, when a rule says so. */
  after(reply: FastifyReply): Promise<boolean>
}

/** The faults that a request may meet; null for nearly all requests, which then need not look up any rules. */
export function failingOf(
  faults: FaultGate,
  request: FastifyRequest,
  contract: ApiContract,
  op: string,
): Failing | null {
  const { caller } = request
  // The sandbox API itself never fails: a test must be able to remove the rules.
  if (!caller || contract.name === 'sandbox-v1' || !faults.mayHave(caller)) return null
  const account = caller.accountId
  const wanted = { api: contract.name, operation_id: op }
  const declared: readonly number[] = contract.operations[op]?.statuses ?? []

  return {
    async before(reply) {
      const delay = await faults.useRule(account, 'delay', wanted)
      if (delay?.delay_ms) await setTimeout(delay.delay_ms)
      const fault = await faults.useRule(account, 'status', wanted, ({ status }) => declared.includes(status ?? 0))
      if (!fault) return false
      const row = replyForStatus(contract.name, fault.status ?? 500)
      const detail = `Fault ${fault.id} of the sandbox answers this request.`
      if (fault.retry_after !== undefined) reply.header('retry-after', fault.retry_after)
      reply.code(row.status).send(problemBody(row, detail, { fault: detail }))
      return true
    },

    async after(reply) {
      if (!(await faults.useRule(account, 'lost_answer', wanted))) return false
      reply.hijack()
      request.raw.socket.destroy()
      return true
    },
  }
}
