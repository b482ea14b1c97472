// The current state of objects for the stream of events.
import type { Db } from '../store.ts'

type Ids = readonly number[]

/** Requests by number. */
export function requestFacts(db: Db, account: number, ids: Ids) {
  return db
    .selectFrom('request_log')
    .select(['id', 'request_id', 'operation', 'method', 'path', 'status', 'tenths'])
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .execute()
}

/** Captured messages. */
export function messageFacts(db: Db, account: number, ids: Ids) {
  return db
    .selectFrom('captured_message')
    .select(['id', 'channel', 'recipient', 'subject', 'campaign_hash', 'outcome'])
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .execute()
}

/** Events, with the address of their contact and the hash of their campaign. */
export function eventFacts(db: Db, account: number, ids: Ids) {
  return db
    .selectFrom('event')
    .leftJoin('contact', 'contact.id', 'event.contact_id')
    .leftJoin('campaign', 'campaign.id', 'event.campaign_id')
    .select(['event.id', 'event.kind', 'event.list_id', 'event.contact_id', 'contact.email', 'campaign.hash'])
    .select(['contact.cellphone', 'campaign.internal_name'])
    .where('event.account_id', '=', account)
    .where('event.id', 'in', ids)
    .execute()
}

/** Hook deliveries. */
export function hookFacts(db: Db, account: number, ids: Ids) {
  return db
    .selectFrom('hook_delivery')
    .select(['id', 'name', 'event', 'url'])
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .execute()
}

/** Attempts of hook deliveries. */
export function attemptFacts(db: Db, account: number, ids: Ids) {
  return db
    .selectFrom('hook_attempt')
    .innerJoin('hook_delivery as d', 'd.id', 'hook_attempt.delivery_id')
    .select(['hook_attempt.id', 'hook_attempt.status', 'hook_attempt.duration', 'hook_attempt.error'])
    .select(['d.id as delivery_id', 'd.name', 'd.event', 'd.url'])
    .where('hook_attempt.account_id', '=', account)
    .where('hook_attempt.id', 'in', ids)
    .execute()
}

/** Operations, with the hash of their campaign. */
export function operationFacts(db: Db, account: number, ids: Ids) {
  return db
    .selectFrom('operation')
    .leftJoin('campaign', 'campaign.id', 'operation.campaign_id')
    .select(['operation.id', 'operation.type', 'operation.list_id', 'campaign.hash'])
    .where('operation.account_id', '=', account)
    .where('operation.id', 'in', ids)
    .execute()
}
