// A website on this machine whose pages carry the script of a connected site.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface ShopFile {
  type: string
  text: string
  policy?: string
}

/** A shop; each page may have a Content-Security-Policy. */
export async function startShop() {
  const files = new Map<string, ShopFile>()
  const server = http.createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '', 'http://shop').pathname)
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      ...(file?.policy && { 'content-security-policy': file.policy }),
    })
    response.end(file?.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { files, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** A page with this head and body. */
export const pageOf = (title: string, head: string, body = '') => ({
  type: 'text/html',
  text: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
})
