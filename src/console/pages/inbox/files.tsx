// The files of a mail.
import { api } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Table } from '../../ui/table.tsx'
import type { Captured } from './captured.ts'
import { sizeText } from './sizes.ts'

const texts = t.inbox

/** Stores bytes as a file of the reader. The key is in a header, so no plain link can fetch them. */
function store(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The files as a table, each to be stored. */
export function Files({ message }: { message: Captured }) {
  const { busy, error, run } = useAction()
  const { captured_id } = message
  const rows = message.attachments.map((file, at) => ({ ...file, position: at + 1 }))
  if (rows.length === 0) return <p>{texts.noFiles}</p>
  const download = ({ position, filename }: (typeof rows)[number]) =>
    run(async () => {
      const bytes = await api().sandbox.getCapturedAttachment({ path: { captured_id, position } })
      store(bytes, filename ?? `file-${position}`)
    })
  return (
    <>
      <Failure error={error} />
      <Table
        label={texts.tabs.files(rows.length)}
        rows={rows}
        keyOf={({ position }) => position}
        columns={[
          {
            title: texts.file.name,
            cell: ({ filename, disposition }) => (
              <>
                {filename ?? texts.file.unnamed}
                {disposition === 'inline' && <span class="quiet"> {texts.file.inline}</span>}
              </>
            ),
          },
          { title: texts.file.type, cell: (row) => <code>{row.content_type}</code> },
          { title: texts.file.size, kind: 'number', cell: ({ size }) => sizeText(size) },
          {
            title: texts.file.download,
            cell: (row) => (
              <button
                type="button"
                class="small"
                disabled={busy}
                aria-label={`${texts.file.download} ${row.filename ?? row.position}`}
                onClick={() => void download(row)}
              >
                {texts.file.download}
              </button>
            ),
          },
        ]}
      />
    </>
  )
}
