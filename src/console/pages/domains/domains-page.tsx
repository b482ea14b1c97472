// The domains that send: what the DNS should say of each, and what it does say.
import { useState } from 'preact/hooks'
import type { TransactionalSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Copy } from '../../ui/copy.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NameForm } from '../../ui/name-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const texts = t.domains
type Domain = TransactionalSchemas['SendingDomain']
type DnsRecord = TransactionalSchemas['SendingDomainRecord']

/** Whether something is in the DNS; undefined: not checked yet. */
function Found({ found }: { found: boolean | undefined }) {
  if (found === undefined) return <Badge tone="idle" text={texts.unknown} />
  return <Badge tone={found ? 'good' : 'bad'} text={found ? texts.found : texts.missing} />
}

const columns: readonly Column<DnsRecord>[] = [
  {
    title: texts.columns.record,
    kind: 'wide',
    cell: ({ check, type, name, value }) => (
      <div class="stack">
        <span>
          {texts.checks[check]}{' '}
          <code class="quiet">
            {name} {type}
          </code>
        </span>
        <code>{value}</code>
      </div>
    ),
  },
  { title: texts.columns.found, kind: 'act', cell: ({ found }) => <Found found={found} /> },
  { title: '', kind: 'act', cell: ({ value }) => <Copy text={value} /> },
]

/** What the DMARC record that counts asks of receivers. */
const policyOf = ({ dmarcPolicy: policy }: Domain) =>
  policy && `${texts.policyText(policy.policy, policy.domain)}${policy.testing ? ` (${texts.tried})` : ''}`

function OneDomain(props: { of: Domain; standard: Domain | undefined; onChange(): void }) {
  const { of, standard, onChange } = props
  const { busy, error, run } = useAction()
  const { transactional } = api()
  const checkDomain = async () => {
    const { isValid } = await transactional.getSendingDomainValidation({ path: { id: of.id } })
    showNotice(texts.looked(of.domain, isValid))
    onChange()
  }
  const choose = async ({ id, domain }: Domain, back?: Domain) => {
    await transactional.setDefaultSendingDomain({ body: { domainId: id } })
    showNotice(texts.changed(domain), back && (() => void run(() => choose(back))))
    onChange()
  }
  return (
    <section class="stack">
      <h2>
        {of.domain} {of.default && <span class="quiet">({texts.isDefault})</span>}{' '}
        {of.checked && (
          <Badge tone={of.verified ? 'good' : 'warn'} text={of.verified ? texts.verified : texts.notVerified} />
        )}
      </h2>
      <Facts
        rows={[
          [texts.server, of.server],
          [texts.policy, policyOf(of)],
          [texts.checked, of.checked && <Time at={of.checked} />],
        ]}
      />
      <Table
        label={texts.records(of.domain)}
        columns={columns}
        rows={of.records}
        keyOf={({ check, name }) => check + name}
      />
      <Failure error={error} />
      <div class="actions">
        <button
          type="button"
          disabled={busy}
          aria-label={texts.of(texts.look, of.domain)}
          onClick={() => void run(checkDomain)}
        >
          {texts.look}
        </button>
        {!of.default && (
          <button
            type="button"
            disabled={busy}
            aria-label={texts.of(texts.makeDefault, of.domain)}
            onClick={() => void run(() => choose(of, standard))}
          >
            {texts.makeDefault}
          </button>
        )}
      </div>
    </section>
  )
}

/** The page. */
export function DomainsPage() {
  const { data, error, reload } = useLoad((signal) => api().transactional.listSendingDomains({}, { signal }), [])
  const [isNew, setNew] = useState(false)
  const create = async (domain: string) => {
    await api().transactional.createSendingDomain({ body: { domain } })
    reload()
  }
  return (
    <>
      <PageHead title={texts.title}>
        <button type="button" class="primary" onClick={() => setNew(true)}>
          {texts.create}
        </button>
      </PageHead>
      <Failure error={error} />
      {!data && error === undefined && <Loading />}
      {data?.length === 0 && (
        <Empty text={texts.none} request={curlOf('POST', '/api/v2/domain', { domain: 'shop.example.com' })} />
      )}
      <div class="stack">
        {data?.map((one) => (
          <OneDomain key={one.id} of={one} standard={data.find((other) => other.default)} onChange={reload} />
        ))}
      </div>
      {isNew && (
        <NameForm
          title={texts.create}
          label={texts.name}
          action={texts.create}
          save={create}
          onClose={() => setNew(false)}
        />
      )}
    </>
  )
}
