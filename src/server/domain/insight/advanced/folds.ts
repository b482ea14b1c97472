// How the events of campaigns become rows.
import { toDateTime } from '../../../lib/dates.ts'
import { dataOf, dimensions, isDimension } from './event-data.ts'
import type { Detail, MakeFold, ReadContext, ReportEvent, ReportRow } from './report-row.ts'

const SENT = 'email_send'
const OPENED = 'email_open'

/** The row of an event. */
export const rowOf = (event: ReportEvent, texts: ReportRow['texts'] = {}): ReportRow => ({
  contactId: event.contact_id,
  campaignId: event.campaign_id,
  hash: dataOf(event).campaign_hash ?? '',
  counts: {},
  texts: { date: toDateTime(event.at), ...texts },
  event,
})

/** The row of a recipient without events. */
const emptyRow = (to: { contact: number; campaign: number | null; hash: string }): ReportRow => ({
  ...{ contactId: to.contact, campaignId: to.campaign, hash: to.hash, counts: {}, texts: { date: '' }, event: null },
})

type CountedRow = ReportRow & { counts: Record<string, number> }

/** The kinds under which an event counts: a share also as one on its network. */
const countedAs = (kind: string, network: string | undefined) =>
  network === undefined ? [kind] : [kind, `${kind}:${network}`]

const silentRow = (event: ReportEvent): ReportRow =>
  emptyRow({
    ...{ contact: event.contact_id, campaign: event.campaign_id, hash: dataOf(event).campaign_hash ?? '' },
  })

interface ContactCounts {
  countEvent(event: ReportEvent): void
  /** The rows of the events so far. */
  end(): ReportRow[]
}

/** What is counted of one contact. */
function createCounts({ input }: ReadContext): ContactCounts {
  const shown = input.shown.filter(isDimension)
  const rows = new Map<string, CountedRow>()
  const sends = new Map<number, ReportEvent>()
  return {
    countEvent(event) {
      if (event.kind === SENT) return void sends.set(event.campaign_id ?? 0, event)
      const data = dataOf(event)
      const texts = Object.fromEntries(shown.map((name) => [name, dimensions[name](data)]))
      const key = [event.campaign_id, ...Object.values(texts)].join('\n')
      const row = rows.get(key) ?? { ...rowOf(event, texts), event: null, counts: {} }
      rows.set(key, row)
      for (const kind of countedAs(event.kind, data.noted?.network)) row.counts[kind] = (row.counts[kind] ?? 0) + 1
    },
    end() {
      const active = new Set([...rows.values()].map(({ campaignId }) => campaignId))
      const silent = [...sends.values()].filter(({ campaign_id }) => !active.has(campaign_id))
      return [...rows.values(), ...(input.includeUnopens ? silent.map(silentRow) : [])]
    },
  }
}

/**
 * A row for each contact and campaign, and for each address, place and program if those are shown, with how many events
 * of each kind there were. With `includeUnopens`, who got the email and did not open it has a row in any case.
 */
export const countedByContact: MakeFold = (context) => {
  const rows: ReportRow[] = []
  let open: { contact: number; counts: ContactCounts } | null = null
  const close = () => {
    for (const row of open?.counts.end() ?? []) rows.push(row)
  }
  return {
    add(events) {
      for (const event of events) {
        if (open?.contact !== event.contact_id) {
          close()
          open = { contact: event.contact_id, counts: createCounts(context) }
        }
        open.counts.countEvent(event)
      }
    },
    async rows() {
      close()
      return rows
    },
  }
}

/** A row for each event, with what `detail` looks up. */
export const eachEvent =
  (detail?: Detail): MakeFold =>
  (context) => {
    const rows: ReportRow[] = []
    const detailed = async () => (detail ? detail(context, rows) : rows)
    return {
      add: (events) => {
        for (const event of events) rows.push(rowOf(event))
      },
      rows: detailed,
      pause: async () => ({ rows: await detailed() }),
    }
  }

/**
 * A row for each event but sends and openings. With `includeUnopens`, who got the email, did not open it and has no
 * other row has one as well.
 */
export const eachEventOrUnopened =
  (detail: Detail): MakeFold =>
  (context, before) => {
    const rows: ReportRow[] = []
    let contact = before?.contact ?? 0
    let sent = new Map(before?.sent)
    let known = new Set(before?.known)
    const close = () => {
      if (!context.input.includeUnopens) return
      for (const [campaign, hash] of sent) if (!known.has(campaign)) rows.push(emptyRow({ contact, campaign, hash }))
    }
    const takeEvent = (event: ReportEvent) => {
      if (event.kind === SENT) return void sent.set(event.campaign_id, dataOf(event).campaign_hash ?? '')
      known.add(event.campaign_id)
      if (event.kind !== OPENED) rows.push(rowOf(event))
    }
    return {
      add(events) {
        for (const event of events) {
          if (contact !== event.contact_id) {
            close()
            contact = event.contact_id
            sent = new Map()
            known = new Set()
          }
          takeEvent(event)
        }
      },
      async rows() {
        close()
        return detail(context, rows)
      },
      pause: async () => ({
        rows: await detail(context, rows),
        open: { contact, sent: [...sent], known: [...known] },
      }),
    }
  }
