// What a report covers, as its request names it: each name is looked up, and one that the account does not have is
// refused with its place. Names of one kind are looked up together, however many there are.
import { toJson } from '../../../lib/json-text.ts'
import { formsAmong } from '../../../store/audience/forms.ts'
import { type ListRow, listsAmong } from '../../../store/audience/lists.ts'
import { groupsAmong } from '../../../store/campaigns/groups.ts'
import * as facts from '../../../store/insight/report-facts.ts'
import type { Channel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import type { ReportKind } from './report-kinds.ts'
import type { CampaignChoice, ReportRequest } from './report-request.ts'

export interface Scope {
  lists: ListRow[]
  /** Numbers of campaigns. */
  campaigns: number[]
  /** Of which of them the sends to each list are meant, in the order of the lists. */
  campaignsOf: number[][]
  forms: { id: number; list: ListRow; fields: string }[]
}

/** What has a place in the request. */
interface Placed<T> {
  item: T
  place: string
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

function assertAny(items: readonly unknown[] | undefined, place: string): void {
  if (!items || items.length === 0) throw invalid(place, 'must name at least one')
}

/** The lists with these numbers, each once. */
async function listsAt(db: Db, account: number, named: readonly Placed<number>[]): Promise<Map<number, ListRow>> {
  const ids = unique(named.map(({ item }) => item))
  const found = await listsAmong(db, account, ids)
  for (const { item, place } of named)
    if (!found.has(item)) throw invalid(place, `is not a list of this account: ${item}`)
  return new Map(ids.flatMap((id): [number, ListRow][] => [[id, found.get(id) as ListRow]]))
}

type Choice<T extends CampaignChoice['type']> = Extract<CampaignChoice, { type: T }>
const isOf =
  <T extends CampaignChoice['type']>(type: T) =>
  (placed: Placed<CampaignChoice>): placed is Placed<Choice<T>> =>
    placed.item.type === type

async function assertGroups(db: Db, account: number, choices: readonly Placed<Choice<'group'>>[]): Promise<void> {
  const known = await groupsAmong(db, account, unique(choices.flatMap(({ item }) => item.data)))
  for (const { item, place } of choices)
    for (const [n, group] of item.data.entries())
      if (!known.has(group))
        throw invalid(`${place}.data.${n}`, `is not a group of campaigns of this account: ${group}`)
}

/** What chooses the campaigns that are named one by one; throws `invalid` for one that never was for the list. */
async function chooserOfNamed(
  db: Db,
  account: number,
  choices: readonly Placed<Choice<'specific'>>[],
  wasSent: (list: number, campaign: number) => boolean,
  channels: readonly string[],
) {
  const found = await facts.campaignsByHash(db, account, unique(choices.flatMap(({ item }) => item.data)))
  const known = new Map(found.map((campaign) => [campaign.hash, campaign]))
  return ({ item: { listId, data }, place }: Placed<Choice<'specific'>>) =>
    data.map((hash, n) => {
      const refusal = (text: string) => invalid(`${place}.data.${n}`, `${text}: ${hash}`)
      const campaign = known.get(hash)
      if (!campaign) throw refusal('is not a campaign of this account')
      if (!channels.includes(campaign.channel))
        throw refusal('is a campaign of another channel than this report is about')
      if (campaign.list_id !== listId && !wasSent(listId, campaign.id))
        throw refusal(`is not a campaign to list ${listId}`)
      return campaign.id
    })
}

function lastOf(sent: readonly facts.CampaignOfList[]): facts.CampaignOfList | undefined {
  const begun = sent.filter(({ started }) => started !== null)
  return begun.sort((a, b) => Number(b.started) - Number(a.started) || Number(b.run) - Number(a.run))[0]
}

/** Each choice once, at its first place. */
function distinct(choices: readonly CampaignChoice[]): Placed<CampaignChoice>[] {
  const kept = new Map<string, Placed<CampaignChoice>>()
  for (const [n, item] of choices.entries()) {
    const key = toJson(item)
    if (!kept.has(key)) kept.set(key, { item, place: `campaigns.${n}` })
  }
  return [...kept.values()]
}

/** The campaigns of these channels whose sends to the list of a choice are meant. */
async function createChooser(
  db: Db,
  account: number,
  choices: readonly Placed<CampaignChoice>[],
  channels: readonly Channel[],
): Promise<(choice: Placed<CampaignChoice>) => number[]> {
  const lists = unique(choices.map(({ item }) => item.listId))
  const sent = Map.groupBy(await facts.campaignsToLists(db, account, lists, channels), ({ list_id }) => list_id)
  const ids = new Map([...sent].map(([list, rows]) => [list, new Set(rows.map(({ id }) => id))]))
  const wasSent = (list: number, campaign: number) => ids.get(list)?.has(campaign) ?? false
  await assertGroups(db, account, choices.filter(isOf('group')))
  const named = await chooserOfNamed(db, account, choices.filter(isOf('specific')), wasSent, channels)
  return ({ item, place }) => {
    if (item.type === 'specific') return named({ item, place })
    const all = sent.get(item.listId) ?? []
    if (item.type === 'last') return [lastOf(all)].flatMap((one) => one?.id ?? [])
    const groups = item.type === 'group' ? new Set(item.data) : null
    return (groups ? all.filter(({ group_id }) => groups.has(group_id)) : all).map(({ id }) => id)
  }
}

async function scopeOfCampaigns(
  db: Db,
  account: number,
  { campaigns: given = [] }: ReportRequest,
  channels: readonly Channel[],
): Promise<Scope> {
  assertAny(given, 'campaigns')
  const choices = distinct(given)
  const named = choices.map(({ item, place }) => ({ item: item.listId, place: `${place}.listId` }))
  const lists = await listsAt(db, account, named)
  const choose = await createChooser(db, account, choices, channels)
  const campaigns = new Set<number>()
  const ofList = new Map([...lists.keys()].map((list) => [list, new Set<number>()]))
  for (const choice of choices)
    for (const campaign of choose(choice)) {
      campaigns.add(campaign)
      ofList.get(choice.item.listId)?.add(campaign)
    }
  const campaignsOf = [...ofList.values()].map((some) => [...some])
  return { lists: [...lists.values()], campaigns: [...campaigns], campaignsOf, forms: [] }
}

async function scopeOfLists(db: Db, account: number, { lists: ids = [] }: ReportRequest): Promise<Scope> {
  assertAny(ids, 'lists')
  const lists = await listsAt(
    db,
    account,
    ids.map((item, n) => ({ item, place: `lists.${n}` })),
  )
  return { lists: [...lists.values()], campaigns: [], campaignsOf: [], forms: [] }
}

async function scopeOfSends(db: Db, account: number, request: ReportRequest): Promise<Scope> {
  const found = await scopeOfLists(db, account, request)
  const lists = found.lists.map(({ id }) => id)
  const sends = await facts.sendsToLists(db, account, lists)
  const ofList = Map.groupBy(sends, ({ list_id }) => list_id)
  return {
    ...found,
    campaigns: unique(sends.map(({ campaign_id }) => campaign_id)),
    campaignsOf: lists.map((list) => (ofList.get(list) ?? []).map(({ campaign_id }) => campaign_id)),
  }
}

async function scopeOfForms(db: Db, account: number, { forms: choices = [] }: ReportRequest): Promise<Scope> {
  assertAny(choices, 'forms')
  const lists = await listsAt(
    db,
    account,
    choices.map(({ listId }, n) => ({ item: listId, place: `forms.${n}.listId` })),
  )
  const found = await formsAmong(db, account, unique(choices.flatMap(({ forms: ids }) => ids)))
  const forms = new Map<number, Scope['forms'][number]>()
  for (const [n, { listId, forms: ids }] of choices.entries())
    for (const [m, id] of ids.entries()) {
      const form = found.get(id)
      if (form?.list_id !== listId) throw invalid(`forms.${n}.forms.${m}`, `is not a form of list ${listId}: ${id}`)
      forms.set(id, { id, list: lists.get(listId) as ListRow, fields: form.fields })
    }
  return { lists: [...lists.values()], campaigns: [], campaignsOf: [], forms: [...forms.values()] }
}

/** Looks up what a report covers; throws `invalid`. */
export async function scopeOf(db: Db, account: number, { scope }: ReportKind, request: ReportRequest): Promise<Scope> {
  if (scope.of === 'campaigns') return scopeOfCampaigns(db, account, request, scope.channels)
  if (scope.of === 'forms') return scopeOfForms(db, account, request)
  if (scope.of === 'sends') return scopeOfSends(db, account, request)
  return scopeOfLists(db, account, request)
}

/**
 * Campaigns as a request names them, with all lists that they were sent to. The choice of each has its place, those of
 * further lists follow. Throws `invalid`.
 */
export async function choicesOf(db: Db, account: number, hashes: readonly string[]): Promise<CampaignChoice[]> {
  const found = new Map((await facts.campaignsByHash(db, account, unique(hashes))).map((one) => [one.hash, one]))
  const ids = [...found.values()].map(({ id }) => id)
  const sends = await facts.sendsOfCampaigns(db, account, ids)
  const lists = await listsAmong(db, account, unique(sends.map(({ list_id }) => list_id)))
  const sendsOf = Map.groupBy(sends, ({ campaign_id }) => campaign_id)
  const further: CampaignChoice[] = []
  const first = hashes.map((hash, n): CampaignChoice => {
    const campaign = found.get(hash)
    if (!campaign) throw invalid(`campaigns.${n}`, `is not a campaign of this account: ${hash}`)
    const sentTo = (sendsOf.get(campaign.id) ?? []).flatMap(({ list_id }) => (lists.has(list_id) ? list_id : []))
    const [list = campaign.list_id, ...others] = sentTo
    further.push(...others.map((listId): CampaignChoice => ({ listId, type: 'specific', data: [hash] })))
    return { listId: list, type: 'specific', data: [hash] }
  })
  return [...first, ...further]
}
