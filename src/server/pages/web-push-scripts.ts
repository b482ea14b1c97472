// The scripts of web push: one for the pages of a site, one for its service worker. They keep nothing on the device
// but the subscription itself, which the browser keeps, and set no cookie.

export interface ScriptParts {
  /** Where the addresses of the site begin on the platform; ends with a slash. */
  base: string
  /** The public key of the account, base64url. */
  key: string
}

/** What both scripts need. */
const sharedScript = ({ base, key }: ScriptParts) => `const base = ${JSON.stringify(base)}
const key = ${JSON.stringify(key)}
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
const subscribeTo = (registration) =>
  registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
// Text needs no preflight request.
const post = async (path, body) => {
  const answer = await self.fetch(base + path, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error('Web push: ' + path + ' was answered with ' + answer.status)
}`

/** For the pages of a site: asks the visitor, subscribes, and tells the platform. */
export const pageScript = (parts: ScriptParts): string => `(() => {
${sharedScript(parts)}
const worker = document.currentScript?.dataset.worker ?? '/messaging-worker.js'
const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const current = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null
const isOurs = ({ options }) => {
  const used = new Uint8Array(options?.applicationServerKey ?? [])
  return used.length === 0 || bytes(key).every((byte, i) => byte === used[i])
}

/** One of unsupported, denied, subscribed, unsubscribed. */
const state = async () => {
  if (!isPossible) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await current()) ? 'subscribed' : 'unsubscribed'
}

/** Asks for the permission, which browsers allow in a click only. False when the visitor refuses. */
const subscribe = async () => {
  if (!isPossible) throw new Error('This browser has no web push.')
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(worker)
  const registration = await navigator.serviceWorker.ready
  const old = await registration.pushManager.getSubscription()
  if (old && !isOurs(old)) await old.unsubscribe()
  await post('subscriptions', await subscribeTo(registration))
  // The script of a connected site counts it.
  window.mt?.('optin')
  return true
}

const unsubscribe = async () => {
  const subscription = isPossible && (await current())
  if (!subscription) return
  await post('unsubscriptions', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

window.messagingPush = { state, subscribe, unsubscribe }
document.addEventListener('click', (event) => {
  const wish = event.target instanceof Element && event.target.closest('[data-web-push]')?.dataset.webPush
  if (wish === 'subscribe') subscribe().catch(console.error)
  if (wish === 'unsubscribe') unsubscribe().catch(console.error)
})
})()
`

/** For the service worker of a site: shows messages, opens their links, and renews the subscription. */
export const workerScript = (parts: ScriptParts): string => `(() => {
${sharedScript(parts)}
// The browser shows the message whether or not the platform can be told.
const tell = (path, body) => post(path, body).catch(() => undefined)

self.addEventListener('push', (event) => {
  let message = null
  try {
    message = event.data?.json()
  } catch {
    // Somebody else's message.
  }
  if (message?.web_push !== 8030) return
  const { title, body, icon, tag, navigate, actions = [], data } = message.notification
  const links = Object.fromEntries(actions.map((one) => [one.action, one.navigate]))
  const shown = self.registration.showNotification(title, {
    body,
    icon,
    tag,
    actions: actions.map((one) => ({ action: one.action, title: one.title })),
    data: { messaging: { navigate, links } },
  })
  event.waitUntil(shown.then(() => tell('events', data)))
})

self.addEventListener('notificationclick', (event) => {
  const ours = event.notification.data?.messaging
  if (!ours) return
  event.notification.close()
  event.waitUntil(self.clients.openWindow(ours.links[event.action] ?? ours.navigate))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const subscription = event.newSubscription ?? (await subscribeTo(self.registration))
    await tell('subscriptions', { ...subscription.toJSON(), previous: event.oldSubscription?.endpoint })
  }
  event.waitUntil(renew())
})
})()
`
