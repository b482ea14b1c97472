// The secret of a webhook, read when somebody asks for it and shown until they close it.
import { useLoad } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Code } from '../../ui/code.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Form } from '../../ui/form.tsx'
import { type Registered, readSecret, replaceSecret } from './registered.ts'

const texts = t.hooks.secret

/** A secret that was just made, which the platform shows this once. */
export function NewSecret({ secret, onClose }: { secret: string; onClose(): void }) {
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.once}</p>
      <Code label={texts.label} text={secret} />
    </Dialog>
  )
}

/** The secret of a webhook that is there. */
export function Secret(props: { webhook: Registered; onClose(): void; onReplaced(secret: string): void }) {
  const { webhook, onClose, onReplaced } = props
  const { data, error } = useLoad(() => readSecret(webhook), [webhook])
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Failure error={error} />
      {data === null && <p>{texts.gone}</p>}
      {typeof data === 'string' && <Code label={texts.label} text={data} />}
      {webhook.status && (
        <Form action={texts.replace} work={async () => onReplaced(await replaceSecret(webhook))}>
          <p class="quiet">{texts.overlap}</p>
        </Form>
      )}
    </Dialog>
  )
}
