import type { ComponentChildren } from 'preact'
import { t } from '../texts/texts.ts'

/**
 * A list, and the object that is open beside it. On a narrow page the object covers the list, with a link back to it.
 */
export function Split(props: {
  list: ComponentChildren
  detail: ComponentChildren | null
  back: string
  label: string
}) {
  return (
    <div class={props.detail === null ? 'split' : 'split with-detail'}>
      <div class="split-list">{props.list}</div>
      {props.detail !== null && (
        <section class="split-detail" aria-label={props.label}>
          <a class="split-back" href={props.back}>
            ← {t.ui.close}
          </a>
          {props.detail}
        </section>
      )}
    </div>
  )
}
