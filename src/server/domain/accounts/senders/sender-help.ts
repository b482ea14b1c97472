// What a number answers to HELP.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { findSender, type SenderRow, updateSender } from '../../../store/accounts/senders.ts'
import type { ListLanguage } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'

/** Texts by language. */
export type HelpTexts = Readonly<Partial<Record<ListLanguage, string>>>

/** What a sender answers to HELP; empty for the default text. */
export const helpTexts = ({ help }: SenderRow): HelpTexts => (help === null ? {} : fromJson<HelpTexts>(help))

export interface SenderHelp {
  /** What a cellphone sender answers to HELP, by language; throws `not_found`. */
  helpOf(account: number, id: number): Promise<HelpTexts>
  /** Replaces those texts; throws `not_found`. */
  setHelp(account: number, id: number, texts: HelpTexts): Promise<HelpTexts>
}

export function createSenderHelp(store: Store): SenderHelp {
  async function find(db: Db, account: number, id: number): Promise<SenderRow> {
    const row = await findSender(db, account, 'cellphone', id)
    if (!row) throw notFound('sender', id)
    return row
  }

  return {
    helpOf: async (account, id) => helpTexts(await find(store.db, account, id)),

    setHelp(account, id, texts): Promise<HelpTexts> {
      return store.write(async (tx) => {
        await find(tx, account, id)
        await updateSender(tx, account, id, { help: Object.keys(texts).length === 0 ? null : toJson(texts) })
        return texts
      })
    },
  }
}
