import type { ComponentChildren } from 'preact'

/** The view that a tab of the `Tabs` with the same id shows. */
export function TabPanel({ id, open, children }: { id: string; open: string; children: ComponentChildren }) {
  return (
    <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
      {children}
    </div>
  )
}
