import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useShortcuts } from '../shell/keys.ts'

/** Milliseconds without a letter after which the page follows what was typed. */
const QUIET_MS = 200

/** A field that filters the page; `/` goes to it. It calls `onSearch` when typing pauses. */
export function Search(props: { label: string; value: string; placeholder?: string; onSearch(text: string): void }) {
  const { label, value, placeholder, onSearch } = props
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const known = useRef(value)
  useLayoutEffect(() => {
    // The page comes back with what was typed a moment ago; meanwhile more may have been typed.
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      onSearch(text)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  useShortcuts([{ key: '/', label, run: () => field.current?.focus() }], [label])
  return (
    <input
      ref={field}
      type="search"
      class="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      onInput={(event) => setText(event.currentTarget.value)}
    />
  )
}
