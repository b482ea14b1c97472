/** Several of many: a small panel with a box to tick for each. */
export function Choices<Name extends string | number>(props: {
  label: string
  options: readonly (readonly [name: Name, label: string])[]
  chosen: readonly Name[]
  onChoose(chosen: Name[]): void
}) {
  const { label, options, chosen, onChoose } = props
  return (
    <details class="choices">
      <summary>
        {label} <span class="quiet">{chosen.length > 0 && chosen.length}</span>
      </summary>
      <fieldset aria-label={label}>
        {options.map(([name, text]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
            {text}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
