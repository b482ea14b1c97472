// `messaging account delete`.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { type Call, command, UsageError } from '../frame/command.ts'
import { type Order, ordering, printing, tell, untilNothingInHand } from './ask.ts'

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
  step('overwriting what was deleted')
  for (let place: number | null = 0; place !== null; ) place = (await order('scrubDeleted', { after: place })).next
  return records
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
      try {
        call.step('waiting for what is under way')
        await untilNothingInHand(order, id)
        const records = await removeAll(order, id, call.step)
        tell(call, { account: id, name, balance, sent, records }, () => {
          return `Account ${id}, ${name}, is deleted, with ${records} records. Its balance was ${balance}.`
        })
      } catch (error) {
        const why = (error as Error).message
        throw new Error(`Account ${id} is closed, and not all of it is deleted: give the command again. ${why}`)
      }
    })
  },
})
