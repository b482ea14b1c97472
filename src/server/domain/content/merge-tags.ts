// Names and values that fill the placeholders of one message.

/** `name:value`, divided by the first colon, as variables of a template. */
export function mergeTagValues(tags: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    tags.map((tag) => {
      const colon = tag.indexOf(':')
      return [tag.slice(0, colon).trim(), tag.slice(colon + 1)] as const
    }),
  )
}
