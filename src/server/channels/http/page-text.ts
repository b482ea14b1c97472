// The text of a page that was fetched. Its charset stands before the answer, or in the page (HTML 13.2.3.2).

/** How far into a page browsers look for the name of its charset. */
const PRESCAN = 1_024

const NAMED = /charset\s*=\s*["']?\s*([\w:.-]+)/i

function decoderOf(name: string | undefined): TextDecoder | null {
  try {
    return name === undefined ? null : new TextDecoder(name)
  } catch {
    return null
  }
}

/** The page as text: in the charset that it names, else in UTF-8. Throws for pictures, archives and the like. */
export function pageText(body: Buffer, contentType: string): string {
  if (contentType !== '' && !/^\s*(?:text\/|application\/xhtml\+xml)/i.test(contentType))
    throw new Error(`the response is not an HTML page, but ${contentType.slice(0, 100)}`)
  const named = NAMED.exec(contentType)?.[1] ?? NAMED.exec(body.toString('latin1', 0, PRESCAN))?.[1]
  return (decoderOf(named) ?? new TextDecoder()).decode(body)
}
