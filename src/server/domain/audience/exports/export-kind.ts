// The export of contacts as a kind of operation.

import { namesOfTags } from '../../../store/audience/contact-tags.ts'
import { countEventsOf } from '../../../store/events/events.ts'
import { deleteResultParts } from '../../../store/operations/operations.ts'
import type { Store } from '../../../store/store.ts'
import type { OperationEnd, OperationKind, Work } from '../../operations/kinds.ts'
import { createExtractKind, type Extract, type ExtractProgress } from '../bulk/contact-extract.ts'
import type { ContactProgress } from '../bulk/contact-work.ts'
import type { ContactHistory } from '../contacts/contact-stats.ts'
import { columnsOf, type ExportFormat, type ExportInput } from './export-record.ts'
import { tableExport } from './export-table.ts'
import { xmlExport } from './export-xml.ts'

/** The name and the type of the operation. */
export const EXPORT = { name: 'export', type: 'export_contacts' } as const

const formats: Readonly<Record<ExportInput['format'], ExportFormat>> = {
  csv: tableExport('csv'),
  xml: xmlExport,
  xlsx: tableExport('xlsx'),
}

const idsOf = (contacts: readonly { id: number }[]) => contacts.map(({ id }) => id)

function end({ operation, progress }: Work<ExportInput, ContactProgress>, file: string): OperationEnd {
  const subject = `The export of list ${operation.list_id} is ready`
  return {
    subject,
    text: `${subject}. It has ${progress.changed} contacts:\n\n${file}\n`,
    callback: { name: 'exportContacts.exportFinished', body: { file } },
  }
}

/** Makes the kind. */
export function createExportKind({ store }: { store: Store }): OperationKind<ExportInput, ExtractProgress> {
  async function tagsOf({ account, contacts }: Extract<ExportInput>) {
    const found = await namesOfTags(store.db, account, idsOf(contacts))
    const names = Map.groupBy(found, ({ contact_id }) => contact_id)
    return new Map([...names].map(([contact, tags]) => [contact, tags.map(({ name }) => name).sort()]))
  }

  async function historiesOf({ contacts }: Extract<ExportInput>) {
    const histories = new Map<number, Map<string, { n: number; last: number | null }>>()
    for (const { contact_id, kind, n, last } of await countEventsOf(store.db, contacts)) {
      const history = histories.get(contact_id) ?? new Map()
      histories.set(contact_id, history.set(kind, { n: Number(n), last }))
    }
    return histories satisfies Map<number, ContactHistory>
  }

  return createExtractKind<ExportInput>(
    { store },
    {
      ...EXPORT,
      resultFile: ({ format }) => ({ extension: format, mediaType: formats[format].mediaType, head: '' }),
      columnsOf,
      open({ input, progress, seq }) {
        const writer = formats[input.format].open(input, { isFirst: seq === 0, table: progress.table })
        return {
          async add(extract) {
            const tags = input.tags ? await tagsOf(extract) : null
            const stats = input.stats ? await historiesOf(extract) : null
            writer.add({ contacts: extract.contacts, fields: input.fields, tags, stats })
          },
          close: writer.close,
        }
      },
      end,
      discard: deleteResultParts,
    },
  )
}
