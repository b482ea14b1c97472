// The contract: every operation with where it comes from and when it was called last; each can be tried here.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { isLiveAccount } from '../../data/session.ts'
import { goTo, hrefOf, pathWords, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Search } from '../../ui/search.tsx'
import { Select } from '../../ui/select.tsx'
import { Split } from '../../ui/split.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { type Api, apis, type Contract, type Operation, readContract } from './document.ts'
import { SoapOperations } from './soap-operations.tsx'
import { TryIt } from './try-it.tsx'

const texts = t.contract

type RequestApi = SandboxSchemas['RecordedRequest']['api']

const columns: readonly Column<Operation>[] = [
  { title: texts.operation, cell: (one) => <code>{one.operationId}</code> },
  { title: texts.method, cell: (one) => one.method.toUpperCase() },
  { title: texts.path, kind: 'minor', cell: (one) => <code>{one.path}</code> },
  { title: texts.provenance, kind: 'minor', cell: (one) => texts.provenances[one.provenance] },
]

const fits = (one: Operation, text: string): boolean =>
  `${one.operationId} ${one.path} ${one.summary} ${one.tag}`.toLowerCase().includes(text.toLowerCase())

/** When the operation was called last, as far as the requests that are kept go. */
function LastCall({ operation }: { operation: Operation }) {
  const { operationId, api: of } = operation
  const { data } = useLoad(
    (signal) =>
      api().sandbox.listRequests(
        { query: { api: of.name as RequestApi, operation_id: operationId, limit: 1 } },
        { signal },
      ),
    [operationId, of],
    { on: ['request'], isAbout: ({ type }) => type === operationId },
  )
  const last = data?.items[0]
  if (!last) return data ? <p class="quiet">{texts.neverCalled}</p> : null
  return (
    <p class="quiet">
      {texts.lastCall} <a href={hrefOf(`requests/${last.request_id}`)}>{last.status}</a> <Time at={last.date} />
    </p>
  )
}

function Detail({ operation, contract }: { operation: Operation; contract: Contract }) {
  const { api: of, operationId } = operation
  return (
    <article class="stack">
      <header>
        <h2>{operation.summary}</h2>
        <p>
          <code>
            {operation.method.toUpperCase()} {operation.path}
          </code>
        </p>
        <p class="quiet">
          {texts.provenances[operation.provenance]} ·{' '}
          <a href={`/docs/${of.name}/${operationId}.html`}>{texts.reference}</a>
        </p>
        {!isLiveAccount.value && <LastCall operation={operation} />}
      </header>
      <TryIt operation={operation} contract={contract} />
    </article>
  )
}

/** The operations of an API with JSON, and the one that is open. */
function RestOperations({ api: of, operationId, text }: { api: Api; operationId: string | undefined; text: string }) {
  const { data, error } = useLoad((signal) => readContract(of, signal), [of])
  const open = data?.operations.find((one) => one.operationId === operationId)
  const rows = (data?.operations ?? []).filter((one) => fits(one, text))
  return (
    <>
      <Failure error={error} />
      {!data && !error && <Loading />}
      <Split
        label={open?.operationId ?? ''}
        back={hrefOf(`contract/${of.word}`, { q: text })}
        detail={open && data ? <Detail operation={open} contract={data} /> : null}
        list={
          <Table
            label={texts.title}
            columns={columns}
            rows={rows}
            keyOf={(one) => one.operationId}
            hrefOf={(one) => hrefOf(`contract/${of.word}/${one.operationId}`, { q: text })}
            open={operationId}
          />
        }
      />
      {data && <p class="quiet">{texts.counted(rows.length, data.operations.length)}</p>}
    </>
  )
}

const SOAP = 'soap'

/** The APIs to choose from. Of the Sandbox API a live account has what the other pages show. */
const ownApis = () => apis.filter(({ word }) => word !== 'sandbox' || !isLiveAccount.value)

/** The page. */
export function ContractPage() {
  const [, word, operationId] = pathWords.value
  const own = ownApis()
  const chosen = own.find((one) => one.word === word) ?? (own[0] as Api)
  const text = query.value.get('q') ?? ''
  return (
    <>
      <PageHead title={texts.title}>
        <Select
          label={texts.api}
          options={[...own.map(({ word, title }) => [word, title] as const), [SOAP, 'SOAP']]}
          value={word === SOAP ? SOAP : chosen.word}
          onChoose={(word) => goTo(hrefOf(`contract/${word}`, { q: text }))}
        />
        <Search label={texts.search} value={text} onSearch={(q) => setParameters({ q })} />
      </PageHead>
      {word === SOAP ? (
        <SoapOperations text={text} />
      ) : (
        <RestOperations key={chosen.word} api={chosen} operationId={operationId} text={text} />
      )}
    </>
  )
}
