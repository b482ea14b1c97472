// Exports as XML: one element for each contact.
import { toDateTimeIfAny } from '../../../lib/dates.ts'
import { toContactId } from '../../../lib/ids.ts'
import { escapeXml } from '../../../lib/xml.ts'
import { type ContactHistory, contactStats, countOf } from '../contacts/contact-stats.ts'
import { type ExportBatch, type ExportFormat, fieldReader, timeWriter } from './export-record.ts'

/** A text in an attribute: parsers would read a line break there as a blank. */
const attributeText = (text: string) => escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

/** One element for each kind of message, with the counters and dates as attributes. */
function statElements(history: ContactHistory): string {
  let text = ''
  for (const [part, { counts, dates }] of Object.entries(contactStats)) {
    text += `<${part}`
    for (const [name, kinds] of Object.entries(counts)) text += ` ${name}="${countOf(history, kinds)}"`
    for (const [name, kind] of Object.entries(dates)) {
      const date = toDateTimeIfAny(history.get(kind)?.last)
      if (date !== undefined) text += ` ${name}="${date}"`
    }
    text += '/>'
  }
  return text
}

function elementsOf({ contacts, fields, tags, stats }: ExportBatch): string {
  const read = fieldReader(fields)
  const timeOf = timeWriter()
  const starts = fields.map(({ id, name }) => `<field id="${id}" name="${attributeText(name)}">`)
  let lines = ''
  for (const contact of contacts) {
    const since = timeOf(contact.subscription_date)
    lines += `<contact contact_id="${toContactId(contact.id)}" status="${contact.status}" subscription_date="${since}">`
    for (const [n, text] of read(contact).entries()) lines += `${starts[n]}${escapeXml(text)}</field>`
    for (const tag of tags?.get(contact.id) ?? []) lines += `<tag>${escapeXml(tag)}</tag>`
    if (stats) lines += statElements(stats.get(contact.id) ?? new Map())
    lines += '</contact>\n'
  }
  return lines
}

export const xmlExport: ExportFormat = {
  mediaType: 'application/xml; charset=utf-8',
  open(_input, { isFirst }) {
    let lines = isFirst ? '<?xml version="1.0" encoding="UTF-8"?>\n<contacts>\n' : ''
    return {
      add(batch) {
        lines += elementsOf(batch)
      },
      close: async (isLast) => ({ lines: isLast ? `${lines}</contacts>\n` : lines }),
    }
  },
}
