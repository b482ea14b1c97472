import { Copy } from './copy.tsx'

/** A text of a program, a message or a request, which can be copied. It scrolls in itself. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <figure class="code">
      <figcaption>
        {label} <Copy text={text} />
      </figcaption>
      {/* The text can be longer than its place, and the keyboard has to reach what is further down. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  )
}
