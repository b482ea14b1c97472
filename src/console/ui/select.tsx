/** One of a few: a choice of the browser. The first of `options` may be the empty one. */
export function Select<Name extends string>(props: {
  /** What it is for, where no label stands around it. */
  label?: string
  options: readonly (readonly [name: Name, label: string])[]
  value: Name
  onChoose(value: Name): void
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChoose(event.currentTarget.value as Name)}
    >
      {props.options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  )
}
