// Looks into the DNS for the names of live accounts, and asks at each name that leads here whether the platform answers.
import type { Clock } from '../../../lib/clock.ts'
import { randomHex } from '../../../lib/ids.ts'
import { isServerTaken } from '../../../store/accounts/sending-domains.ts'
import type { CnameRow } from '../../../store/content/cnames.ts'
import * as rows from '../../../store/content/cnames.ts'
import type { CnameStatus } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { createFairQueue } from '../../timers/fair-queue.ts'
import { unwatched } from '../../timers/work-turn.ts'
import { answerTo, proofNameOf, proofOf } from './proofs.ts'

/** What the DNS says of a name. */
export interface NameFindings {
  /**
   * `here`: to the platform; `inside`: to an address that is not public; `nowhere`: the name does not exist, or has no
   * address; undefined: the DNS did not respond.
   */
  leads: 'here' | 'elsewhere' | 'inside' | 'nowhere' | undefined
  /** The texts at the name of the proof; undefined: the DNS did not respond. */
  proofs: readonly string[] | undefined
}

/** Asks the DNS where a name leads, and for the texts at `proofName`. Implemented in channels/dns. */
export type LookUpName = (name: string, proofName: string) => Promise<NameFindings>

/** Sends a challenge to the host of a name and returns its response; null without one. Implemented in channels/http. */
export type AskHost = (name: string, question: string) => Promise<string | null>

export interface CnameLookDeps {
  store: Store
  clock: Clock
  linkSecret: string
  lookUpName: LookUpName
  askHost: AskHost
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A new name is looked up each hour for so long, and then each day. */
const OFTEN = 3 * DAY_MS
/** When a process dies, another looks again after this many milliseconds; no look takes so long. */
const LEASE = 120_000

/** How many names are looked up at once in a process, and how many of one account. */
export const CNAME_JOBS = { jobs: 4, each: 2 }

/** Milliseconds until the next look. One that leads here is about to be set up, or was broken, so it gets one soon. */
const pauseOf = ({ created }: CnameRow, now: number, status: CnameStatus, leadsHere: boolean): number =>
  now - created < OFTEN || (leadsHere && status !== 'verified') ? HOUR_MS : DAY_MS

const statusOf = { elsewhere: 'invalid', inside: 'private', nowhere: 'unverified' } as const

/** Makes the step of the work loop that takes one name and says how to look it up; false when none is due. */
export function createCnameCheck({ store, clock, linkSecret, lookUpName, askHost }: CnameLookDeps) {
  const fairQueue = createFairQueue((after) => rows.accountsWithCnames(store.db, clock.wall(), after), CNAME_JOBS)

  function lease(account: number): Promise<CnameRow | null> {
    const wall = clock.wall()
    return store.writeAlongside(
      async (tx) => (await rows.leaseCname(tx, account, { wall, until: wall + LEASE })) ?? null,
    )
  }

  async function answers(name: string): Promise<boolean> {
    const question = randomHex(16)
    return (await askHost(name, question)) === answerTo(question, linkSecret)
  }

  /** The status of a name at which the platform answers. An account that proves it takes it from one that does not. */
  async function claim(tx: Db, { account_id: account, name }: CnameRow, proven: boolean): Promise<CnameStatus> {
    const holder = await rows.findHolder(tx, account, name)
    if (!holder) return proven || !(await isServerTaken(tx, account, name)) ? 'verified' : 'invalid'
    if (!proven || holder.proven === 1) return 'invalid'
    await rows.dismissHolder(tx, holder.id)
    return 'verified'
  }

  async function checkCname(row: CnameRow): Promise<void> {
    const { leads, proofs } = await lookUpName(row.name, proofNameOf(row.name))
    const leadsHere = leads === undefined ? row.leads_here === 1 : leads === 'here'
    // Stored first: a proxy gets a certificate, which the response needs, only for a name that is known to lead here.
    if (leads === 'here') await store.write((tx) => rows.updateLeased(tx, row, { leads_here: 1 }))
    const isAnswered = leads === 'here' && (await answers(row.name))
    const proven =
      proofs === undefined ? row.proven === 1 : proofs.includes(proofOf(row.account_id, row.name, linkSecret))
    await store.write(async (tx) => {
      const seen = { leads_here: Number(leadsHere), proven: Number(proven) }
      if (!(await rows.updateLeased(tx, row, seen))) return
      const found = leads === undefined ? row.status : leads === 'here' ? 'unverified' : statusOf[leads]
      const status = isAnswered ? await claim(tx, row, proven) : found
      const next_look = clock.wall() + pauseOf(row, clock.wall(), status, leadsHere)
      await rows.updateLeased(tx, row, { status, next_look })
    })
  }

  return async (work = unwatched): Promise<false | (() => Promise<void>)> => {
    const turn = await fairQueue.claimNext(lease)
    if (turn) work.note({ account: turn.work.account_id, refs: [turn.work.id] })
    return turn ? () => turn.run(() => checkCname(turn.work)) : false
  }
}
