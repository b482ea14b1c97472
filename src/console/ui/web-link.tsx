// An address that somebody outside stored: a link only when it is a web address, or else a text.

/** Whether a browser would open a page of the web: `javascript:` or `data:` run in the console instead. */
function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

/** A link to an address of the web; any other text is shown as it is. */
export function WebLink({ url }: { url: string }) {
  if (!isWebAddress(url)) return <span>{url}</span>
  return (
    <a href={url} rel="noopener noreferrer">
      {url}
    </a>
  )
}
