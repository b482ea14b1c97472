// `messaging account delete`.
import { setTimeout } from 'node:timers/promises'
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { type Call, command, UsageError } from '../frame/command.ts'
import { longerPause, type Order, ordering, PAUSE, printing, tell, untilNothingInHand } from './ask.ts'

type Known = OrderAnswer<'accountToDelete'>
type Part = OrderAnswer<'removeAccountPart'>

/** Throws unless somebody means it. */
async function confirm(
  { options, question }: { options: { yes: string | undefined; registered: boolean } } & Pick<Call, 'question'>,
  known: Known,
): Promise<void> {
  if (known.registered > 0 && !options.registered && known.deleted === null)
    throw new Error(
      `Nothing was deleted. Account ${known.id} has ${known.registered} registered messages, whose evidences cannot be made again: fetch them, and use --registered.`,
    )
  const { id, name } = known
  const text = `This deletes account ${id}, ${name}, for good. Type its name to go on: `
  const typed = options.yes ?? (await question(text))
  if (typed === null) throw new UsageError(`Nothing was deleted. Confirm with the name: --yes ${JSON.stringify(name)}`)
  if (typed !== name) throw new UsageError(`Nothing was deleted. "${typed}" is not the name of account ${id}.`)
}

/** Deletes a closed account, some records at a time; resolves with their number. */
async function removeAll(order: Order, account: number, step: Call['step']): Promise<number> {
  let records = 0
  for (let from: Part['next'] | undefined; from !== null; step(`deleting, ${records} records`)) {
    const part: Part = await order('removeAccountPart', { account, from })
    records += part.records
    from = part.next
  }
  return records
}

/** Deletes a closed account once nothing is under way for it; the error of one that fails says how to go on. */
async function removeClosed(order: Order, account: number, step: Call['step']): Promise<number> {
  try {
    step('waiting for what is under way')
    await untilNothingInHand(order, account)
    return await removeAll(order, account, step)
  } catch (error) {
    const why = (error as Error).message
    throw new Error(`Account ${account} is closed, and not all of it is deleted: give the command again. ${why}`)
  }
}

/** Milliseconds that it pauses in a row, at most, while somebody reads the database. */
const PATIENCE = 300_000

/**
 * Overwrites in the files of the database what was deleted, and warns when that cannot be done: the account is gone all the
 * same, and there is nothing to give again.
 */
export async function overwriteDeleted(
  order: Order,
  { step, warn }: Pick<Call, 'step' | 'warn'>,
  sleep: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  const remains = 'The account is deleted, but parts of what it had may still be in the files of the database:'
  step('overwriting what was deleted')
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
      if (paused >= PATIENCE) return warn(`${remains} somebody has been reading it for minutes, perhaps a backup.`)
      step('waiting for somebody who reads the database, to overwrite what was deleted')
      await sleep(pause)
      paused += pause
      pause = longerPause(pause)
    }
  } catch (error) {
    warn(`${remains} ${(error as Error).message}`)
  }
}

export const remove = command({
  name: 'delete',
  summary: 'Deletes a live account with everything that it has, for good',
  args: { account: { summary: 'the number or the name of the account' } },
  options: {
    ...printing,
    yes: { type: 'text', value: 'name', summary: 'the name of the account, as a sign that it is meant' },
    registered: { type: 'flag', summary: 'also its registered messages and their evidences' },
  },
  details:
    'It asks for the name of the account on a terminal. Nothing of the account is sent any more from the moment on at which it\nis confirmed. A deletion that was broken off goes on when the command is given again.',
  examples: [['account delete 7 --yes "Acme"', 'deletes account 7, whose name is Acme']],
  async run(call) {
    await ordering(call, async (order) => {
      const known = await order('accountToDelete', { who: call.args.account })
      await confirm(call, known)
      const { id, name, balance, sent } = known
      await order('closeAccount', { account: id, name })
      const records = await removeClosed(order, id, call.step)
      await overwriteDeleted(order, call)
      tell(call, { account: id, name, balance, sent, records }, () => {
        return `Account ${id}, ${name}, is deleted, with ${records} records. Its balance was ${balance}.`
      })
    })
  },
})
