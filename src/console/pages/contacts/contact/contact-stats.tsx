import { parseDate } from '../../../data/dates.ts'
import { t } from '../../../texts/texts.ts'
import { Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { type ContactDetail, numberText, wordsOf } from '../model.ts'

const texts = t.contacts.stats
const channels = ['email', 'sms', 'push', 'webpush', 'voice'] as const

interface Row {
  channel: (typeof channels)[number]
  name: string
  value: string | number
}

/** The numbers of each channel, and when what is counted happened last, as the contract names them. */
export function ContactStats({ contact }: { contact: ContactDetail }) {
  const rows = channels.flatMap((channel) =>
    Object.entries<string | number>(contact[`${channel}_stats`]).map(
      ([name, value]): Row => ({ channel, name, value }),
    ),
  )
  return (
    <Table
      label={texts.title}
      rows={rows}
      keyOf={({ channel, name }) => `${channel}.${name}`}
      columns={[
        { title: texts.channel, cell: ({ channel }) => texts.channels[channel] },
        { title: texts.what, kind: 'wide', cell: ({ name }) => wordsOf(name) },
        {
          title: texts.value,
          kind: 'number',
          cell: ({ value }) =>
            typeof value === 'number' ? (
              numberText(value)
            ) : Number.isNaN(parseDate(value)) ? (
              value
            ) : (
              <Time at={value} />
            ),
        },
      ]}
    />
  )
}
