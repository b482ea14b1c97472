import { useRef } from 'preact/hooks'

/** One of the views between which tabs choose. */
export interface Tab<Name extends string> {
  name: Name
  label: string
}

/** Tabs above a view; arrow keys move between them (WAI-ARIA tabs pattern). Render the view in a `TabPanel`. */
export function Tabs<Name extends string>(props: {
  id: string
  label: string
  tabs: readonly Tab<Name>[]
  open: Name
  onOpen(name: Name): void
}) {
  const { id, label, tabs, open, onOpen } = props
  const row = useRef<HTMLDivElement>(null)
  const focusNextTab = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (tabs.findIndex(({ name }) => name === open) + step + tabs.length) % tabs.length
    onOpen((tabs[at] as Tab<Name>).name)
    row.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={focusNextTab}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.name}`}
          aria-selected={tab.name === open}
          aria-controls={`${id}-panel`}
          tabIndex={tab.name === open ? 0 : -1}
          onClick={() => onOpen(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
