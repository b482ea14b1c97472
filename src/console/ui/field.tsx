import type { ComponentChildren } from 'preact'

/** A label over an input, with a hint under it. The input is the child. */
export function Field({ label, hint, children }: { label: string; hint?: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label class="field">
      <span class="label">{label}</span>
      {children}
      {hint !== undefined && <span class="hint">{hint}</span>}
    </label>
  )
}
