// A shop on this machine whose pages subscribe to web push in a real browser. A browser of the tests cannot reach a push
// service of the real world, so the page gets a subscription of one on this machine.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import type { BrowserKeys } from './push-service.ts'

export type Shop = Awaited<ReturnType<typeof startShop>>

/** A shop whose pages hold the script of its site; it keeps what browsers ask for. */
export async function startShop() {
  const asked: string[] = []
  const files = new Map<string, { type: string; text: string }>()
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files.get(path)
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { asked, files, origin: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

/** A page of the shop with the script of its site, and a button that subscribes. */
export const pageOf = (script: string) => `<!doctype html><html lang="en"><title>Shop</title>
<script src="${script}"></script>
<button data-web-push="subscribe">Tell me of news</button>`

/** Gives the page a subscription with keys of its own. */
function subscribeHere(): void {
  const text = (bytes: ArrayBuffer | Uint8Array) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  PushManager.prototype.subscribe = async (options) => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const publicKey = text(await crypto.subtle.exportKey('raw', pair.publicKey))
    const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
    const auth = text(crypto.getRandomValues(new Uint8Array(16)))
    const { addBrowser } = globalThis as unknown as { addBrowser(keys: BrowserKeys, key: string): Promise<string> }
    const key = text(options?.applicationServerKey as Uint8Array)
    const endpoint = await addBrowser({ publicKey, privateKey: d, auth }, key)
    const toJSON = () => ({ endpoint, keys: { p256dh: publicKey, auth } })
    return { endpoint, options, toJSON } as unknown as PushSubscription
  }
}

/**
 * A context of the browser whose pages can subscribe on the shop, with the public keys of the platforms for which they do.
 * `add` takes the keys of a browser and gives its endpoint.
 */
export async function subscribableContext(browser: Browser, shop: Shop, add: (browserKeys: BrowserKeys) => string) {
  const keys: string[] = []
  const context = await browser.newContext()
  await context.grantPermissions(['notifications'], { origin: shop.origin })
  await context.exposeFunction('addBrowser', (browserKeys: BrowserKeys, key: string) => {
    keys.push(key)
    return add(browserKeys)
  })
  await context.addInitScript(subscribeHere)
  return { context, keys }
}
