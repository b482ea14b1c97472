// One request: what was sent, what was answered, what was wrong, and how to send it again.
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Code } from '../../ui/code.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Time } from '../../ui/time.tsx'
import { clientText, curlText, isRest, prettyJson, type Recorded } from './request-samples.ts'

const texts = t.requests

/** A status with what it means; of a refused call of SOAP, whose status says nothing, the code. */
export function StatusBadge({ of: { status, problem } }: { of: Pick<Recorded, 'status' | 'problem'> }) {
  if (status < 400 && problem) return <Badge tone="warn" text={problem.title ?? ''} />
  return <Badge tone={status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'} text={String(status)} />
}

/** Where the operation is described. */
const referenceOf = ({ api, operation_id: id }: Recorded): string =>
  api === 'smtp-relay'
    ? '/docs/smtp-relay.html'
    : `/docs/${api}/${isRest(api) ? `${id}.html` : `index.html#operation-${id}`}`

function Problem({ problem }: { problem: NonNullable<Recorded['problem']> }) {
  const places = Object.entries(problem.errors ?? {})
  return (
    <div class="failure">
      <p>
        <strong>{problem.title}</strong> {problem.detail}
      </p>
      {places.length > 0 && (
        <dl class="facts">
          {places.map(([place, what]) => (
            <div key={place}>
              <dt>
                <code>{place}</code>
              </dt>
              <dd>{typeof what === 'string' ? what : JSON.stringify(what)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Detail({ request }: { request: Recorded }) {
  const { operation_id, request_body, answer_body } = request
  const word = request.api.split('-', 1)[0]
  return (
    <article class="stack">
      <header>
        <h2>
          {operation_id} <StatusBadge of={request} />
        </h2>
        <p class="request-path">
          <code>
            {request.method} {request.path}
          </code>
        </p>
        <p class="quiet">
          <a href={referenceOf(request)}>{texts.reference}</a>
          {isRest(request.api) && (
            <>
              {' · '}
              <a href={hrefOf(`contract/${word}/${operation_id}`)}>{texts.tryIt}</a>
            </>
          )}
        </p>
      </header>
      {request.problem && <Problem problem={request.problem} />}
      <Facts
        rows={[
          [texts.facts.date, <Time key="date" at={request.date} absolute />],
          [texts.facts.duration, texts.ms(request.duration_ms)],
          [texts.facts.id, <code key="id">{request.request_id}</code>],
          [texts.facts.key, <code key="key">{request.key_id}</code>],
          [texts.facts.client, request.client],
        ]}
      />
      {isRest(request.api) && (
        <div class="actions">
          <Copy label={texts.curl} text={curlText(request)} />
          <Copy label={texts.typescript} text={clientText(request)} />
        </div>
      )}
      {request_body !== undefined && <Code label={texts.body} text={prettyJson(request_body)} />}
      {answer_body !== undefined && <Code label={texts.answer} text={prettyJson(answer_body)} />}
      <p class="hint">
        {texts.redacted} {request.is_cut && texts.cut}
      </p>
    </article>
  )
}

/** The request of this id. */
export function RequestDetail({ id }: { id: string }) {
  const { data, error } = useLoad((signal) => api().sandbox.getRequest({ path: { request_id: id } }, { signal }), [id])
  if (error !== undefined) return <Failure error={error} />
  return data?.request_id === id ? <Detail request={data} /> : <Loading />
}
