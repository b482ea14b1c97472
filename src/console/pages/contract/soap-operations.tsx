// The operations of the SOAP API, as its WSDL lists them. Its calls are XML, which other tools send.
import { useLoad } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Column, Table } from '../../ui/table.tsx'

const texts = t.contract

const columns: readonly Column<string>[] = [
  {
    title: texts.operation,
    kind: 'wide',
    cell: (name) => (
      <a href={`/docs/soap-v2/index.html#operation-${name}`}>
        <code>{name}</code>
      </a>
    ),
  },
]

/** The names of the operations of a WSDL, which its port type lists. */
function namesOf(wsdl: string): string[] {
  const [, portType = ''] = /<(?:\w+:)?portType[^>]*>([\s\S]*?)<\/(?:\w+:)?portType>/.exec(wsdl) ?? []
  return [...portType.matchAll(/<(?:\w+:)?operation name="(\w+)"/g)].map(([, name = '']) => name)
}

async function readNames(signal: AbortSignal): Promise<string[]> {
  const answer = await fetch('/soap/v2?wsdl', { signal })
  return namesOf(await answer.text())
}

/** The list; each operation leads to its reference. */
export function SoapOperations({ text }: { text: string }) {
  const { data, error } = useLoad(readNames, [])
  if (!data) return error ? <Failure error={error} /> : <Loading />
  const rows = data.filter((name) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <>
      <p class="quiet">{texts.soap}</p>
      <Table label={texts.title} columns={columns} rows={rows} keyOf={(name) => name} />
      <p class="quiet">{texts.counted(rows.length, data.length)}</p>
    </>
  )
}
