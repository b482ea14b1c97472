// Sends a test event to a webhook, and goes to the delivery.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { goTo, hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { wordOf } from './event-words.ts'
import type { Registered } from './registered.ts'

const texts = t.hooks.test

/** The dialog. */
export function TestEvent({ webhook, onClose }: { webhook: Registered; onClose(): void }) {
  const [event, setEvent] = useState(webhook.told[0] ?? '')
  const send = async () => {
    const name = event === 'received' ? 'transactionalSmsReceived' : webhook.name
    const body = { name, webhook_id: webhook.id, event } as const
    const { delivery_id } = await api().sandbox.createTestHookDelivery({ body })
    goTo(hrefOf(`hooks/${delivery_id}`))
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form action={texts.send} work={send}>
        <p>
          <code>{webhook.url}</code>
        </p>
        <Field label={texts.event}>
          <Select
            options={webhook.told.map((name) => [name, wordOf(name)] as const)}
            value={event}
            onChoose={setEvent}
          />
        </Field>
        <p class="quiet">{texts.explain}</p>
      </Form>
    </Dialog>
  )
}
