import type { ComponentChildren } from 'preact'

/** Names with their values, one below the other. Rows whose value is missing are left out. */
export function Facts({ rows }: { rows: readonly [name: string, value: ComponentChildren][] }) {
  return (
    <dl class="facts">
      {rows
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
