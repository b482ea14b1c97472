/** What a state means for the reader; each tone has a colour and a sign, so that colour is never the only difference. */
export type Tone = 'good' | 'bad' | 'warn' | 'busy' | 'idle'

const signs: Record<Tone, string> = { good: '✓', bad: '✕', warn: '!', busy: '●', idle: '○' }

/** A state in a word. */
export function Badge({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span class={`badge ${tone}`}>
      <span aria-hidden="true">{signs[tone]}</span> {text}
    </span>
  )
}
