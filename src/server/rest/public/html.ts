// The few pages that a recipient sees.

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => escapes[c] ?? c)

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem;text-align:center}
button{font:inherit;padding:.6rem 1.4rem;border-radius:.5rem;border:0;background:#2456d6;color:#fff;cursor:pointer}
</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`
}

export const messagePage = (title: string, text: string) => page(title, `<p>${escapeHtml(text)}</p>`)

/** Asks before it acts; the form posts to the same address. */
export function unsubscribePage({ address, removed }: { address: string; removed: boolean }): string {
  if (removed) return messagePage('Unsubscribed', `${address} gets no more messages from this list.`)
  return page(
    'Unsubscribe?',
    `<p>${escapeHtml(address)} will get no more messages from this list.</p><form method="post"><button>Unsubscribe</button></form>`,
  )
}

/** Confirms an alert by itself where scripts run, and by a button elsewhere. */
export function confirmPage(name: string, script: string): string {
  return page(
    'Confirm the alert?',
    `<p>${escapeHtml(name)}</p><form method="post"><button>Confirm</button></form><script>${script}</script>`,
  )
}
