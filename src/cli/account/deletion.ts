// `messaging account delete`.
import { setTimeout } from 'node:timers/promises'
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { type Call, defineCommand, UsageError } from '../../terminal/command.ts'
import {
  longerPause,
  type Order,
  PAUSE,
  printing,
  printResult,
  untilNothingInHand,
  withOperator,
} from './operator-orders.ts'

type Known = OrderAnswer<'accountToDelete'>
type Part = OrderAnswer<'removeAccountPart'>

/** Throws unless the user confirms the deletion. */
async function confirm(
  { options, question }: { options: { yes: string | undefined; registered: boolean } } & Pick<Call, 'question'>,
  known: Known,
): Promise<void> {
  if (known.registered > 0 && !options.registered && known.deleted === null)
    throw new Error(
      `Nothing was deleted. Account ${known.id} has ${known.registered} registered messages, whose evidence cannot be recreated. Download the evidence, then repeat the command with --registered.`,
    )
  const { id, name } = known
  const text = `This permanently deletes account ${id}, ${name}. Type its name to confirm: `
  const typed = options.yes ?? (await question(text))
  if (typed === null) throw new UsageError(`Nothing was deleted. To confirm, add --yes ${JSON.stringify(name)}.`)
  if (typed !== name) throw new UsageError(`Nothing was deleted. "${typed}" is not the name of account ${id}.`)
}

/** Deletes a closed account in batches. Resolves with the number of records. */
async function removeAll(order: Order, account: number, step: Call['step']): Promise<number> {
  let records = 0
  for (let from: Part['next'] | undefined; from !== null; step(`deleting, ${records} records`)) {
    const part: Part = await order('removeAccountPart', { account, from })
    records += part.records
    from = part.next
  }
  return records
}

/** Deletes a closed account when no work is in progress for it. Errors explain how to resume. */
async function removeClosed(order: Order, account: number, step: Call['step']): Promise<number> {
  try {
    step('waiting for work in progress')
    await untilNothingInHand(order, account)
    return await removeAll(order, account, step)
  } catch (error) {
    const why = (error as Error).message
    throw new Error(`Account ${account} is closed but only partly deleted: ${why} Run the command again to continue.`)
  }
}

/** Maximum milliseconds to wait for a reader of the database. */
const MAX_WAIT_MS = 300_000

/**
 * Overwrites deleted data in the database files. If that fails, it only warns: the account is deleted, and running the
 * command again would not help.
 */
export async function overwriteDeleted(
  order: Order,
  { step, warn }: Pick<Call, 'step' | 'warn'>,
  sleep: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  const remains = 'The account is deleted, but some of its data may remain in the database files:'
  step('overwriting deleted data')
  try {
    let [paused, pause] = [0, PAUSE.first]
    for (let place = 0; ; ) {
      const { next } = await order('scrubDeleted', { after: place })
      if (next === null) return
      if (next !== place) {
        place = next
        ;[paused, pause] = [0, PAUSE.first]
        continue
      }
      if (paused >= MAX_WAIT_MS)
        return warn(`${remains} another process, such as a backup, kept reading the database for 5 minutes.`)
      step('waiting for a reader of the database before overwriting deleted data')
      await sleep(pause)
      paused += pause
      pause = longerPause(pause)
    }
  } catch (error) {
    warn(`${remains} ${(error as Error).message}`)
  }
}

export const remove = defineCommand({
  name: 'delete',
  summary: 'Permanently delete a live account',
  args: { account: { summary: 'id or name of the account' } },
  options: {
    ...printing,
    yes: { type: 'text', value: 'name', summary: 'confirm with the name of the account' },
    registered: { type: 'flag', summary: 'also delete registered messages and their evidence' },
  },
  details: `Deletes the account and all its data. On a terminal you are asked to confirm with the name
of the account. Sending stops as soon as you confirm. If the command is interrupted, run
it again to continue.`,
  examples: [['account delete 7 --yes "Acme"', 'delete account 7, named Acme']],
  async run(call) {
    await withOperator(call, async (order) => {
      const known = await order('accountToDelete', { who: call.args.account })
      await confirm(call, known)
      const { id, name, balance, sent } = known
      await order('closeAccount', { account: id, name })
      const records = await removeClosed(order, id, call.step)
      await overwriteDeleted(order, call)
      printResult(call, { account: id, name, balance, sent, records }, () => {
        return `Deleted account ${id}, ${name}, with ${records} records. Its balance was ${balance}.`
      })
    })
  },
})
