import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** The head of a page: its title, which is that of the document too, and what one can do on it. */
export function PageHead({ title, children }: { title: string; children?: ComponentChildren }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <header class="page-head">
      <h1>{title}</h1>
      {children && <div class="page-actions">{children}</div>}
    </header>
  )
}
