import type { Tag } from './model.ts'

/** The name of a tag beside its colour. */
export function TagName({ tag: { name, color } }: { tag: Tag }) {
  return (
    <span class="tag">
      <span class="tag-colour" style={{ background: color }} />
      {name}
    </span>
  )
}
