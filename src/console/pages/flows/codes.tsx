// One request for a code, by its id.
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Search } from '../../ui/search.tsx'
import { Time } from '../../ui/time.tsx'

const texts = t.flows.verify

function OneCode({ id }: { id: string }) {
  const { data, error } = useLoad(
    (signal) => api().transactional.getVerifyRequest({ path: { id } }, { signal }),
    [id],
    { on: ['message', 'request', 'clock'] },
  )
  if (!data) return <Failure error={error} />
  const { status, expired, code, recipientNumber: to, message, codeTTL, createDate } = data
  return (
    <Facts
      rows={[
        [t.flows.columns.status, [texts.statuses[status], expired && texts.expired].filter(Boolean).join(', ')],
        [texts.code, <code key="code">{code}</code>],
        [
          texts.to,
          <a key="to" href={hrefOf('inbox', { q: `to:${to}` })}>
            {to}
          </a>,
        ],
        [texts.message, message],
        [texts.ttl, `${codeTTL} s`],
        [t.flows.columns.created, <Time key="created" at={createDate} />],
      ]}
    />
  )
}

/** The field, and what it finds. */
export function Codes() {
  const id = query.value.get('id') ?? ''
  return (
    <div class="stack">
      <p class="quiet">{texts.explain}</p>
      <div class="actions">
        <Search label={texts.label} value={id} onSearch={(text) => setParameters({ id: text.trim() })} />
      </div>
      {id !== '' && <OneCode key={id} id={id} />}
    </div>
  )
}
