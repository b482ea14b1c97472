// The users of the account: their names, phones and pictures, and whether they can log in.
import { useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { usePages } from '../../data/pages.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Select } from '../../ui/select.tsx'
import { Table } from '../../ui/table.tsx'

const texts = t.users
type User = MarketingSchemas['User']

const fields = ['first_name', 'last_name', 'phone', 'profile_image'] as const
const statuses = ['active', 'inactive'] as const

/** Changes a user, with a way back. */
function ChangeUser({ user, onDone, onClose }: { user: User; onDone(): void; onClose(): void }) {
  const { user_id, username, first_name, last_name, phone, profile_image, status } = user
  const before = { first_name, last_name, phone, profile_image, status }
  const [values, setValues] = useState(before)
  const change = async (body: typeof before) => {
    await api().marketing.updateUser({ path: { user_id }, body })
    onDone()
  }
  const save = async () => {
    await change(values)
    showNotice(texts.changed(username), () => void change(before))
    onClose()
  }
  return (
    <Dialog title={texts.change(username)} onClose={onClose}>
      <Form action={texts.save} work={save}>
        {fields.map((name) => (
          <Field key={name} label={texts.fields[name]}>
            <input
              value={values[name]}
              onInput={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
        <Field label={texts.status} hint={texts.statusHint}>
          <Select
            options={statuses.map((one) => [one, texts.statuses[one]])}
            value={values.status}
            onChoose={(chosen) => setValues({ ...values, status: chosen })}
          />
        </Field>
      </Form>
    </Dialog>
  )
}

/** The page. */
export function UsersPage() {
  const [asked, setAsked] = useState<User | null>(null)
  const { items, error, more, reload } = usePages(
    (slot, signal) => api().marketing.listUsers({ query: { ...slot, order: 'asc' } }, { signal }),
    [],
  )
  return (
    <>
      <PageHead title={texts.title} />
      <Failure error={error} />
      {!items && error === undefined && <Loading />}
      {items?.length === 0 && <Empty text={texts.none} />}
      {items && items.length > 0 && (
        <Table
          label={texts.title}
          columns={[
            { title: texts.user, cell: ({ username }) => username },
            { title: texts.name, cell: (user) => `${user.first_name} ${user.last_name}` },
            { title: texts.email, kind: 'minor', cell: ({ email }) => email },
            {
              title: texts.status,
              cell: ({ status }) => (
                <Badge tone={status === 'active' ? 'good' : 'idle'} text={texts.statuses[status]} />
              ),
            },
            {
              title: '',
              kind: 'act',
              cell: (user) => (
                <button type="button" class="small" onClick={() => setAsked(user)}>
                  {texts.change(user.username)}
                </button>
              ),
            },
          ]}
          rows={items}
          keyOf={({ user_id }) => user_id}
          {...(more && { onEnd: more })}
        />
      )}
      {asked && <ChangeUser user={asked} onDone={reload} onClose={() => setAsked(null)} />}
    </>
  )
}
