// Receives the callbacks of a gateway, like the platform.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** One callback of a gateway. */
export interface Post {
  headers: IncomingHttpHeaders
  body: string
  /** The body as JSON. Empty if it is not JSON. */
  news: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  at: number
}

export interface ListenerOptions {
  host: string
  /** 0 chooses a free port. */
  port: number
}

function parse(body: string): Post['news'] {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Post['news']) : {}
  } catch {
    return {}
  }
}

export interface Listener {
  url: string
  /** All callbacks, oldest first. */
  posts: Post[]
  /** Returns 503 for the next callback about this id. */
  refuseOnce(id: string): void
  /** Waits until `find` returns a value. Resolves with undefined after `ms` milliseconds. */
  wait<R>(find: (all: readonly Post[]) => R | undefined, ms: number): Promise<R | undefined>
  close(): Promise<void>
}

/** Starts the HTTP server for callbacks. Resolves when it is listening. */
export async function startListener({ host, port }: ListenerOptions): Promise<Listener> {
  const posts: Post[] = []
  const refused = new Set<unknown>()
  const watchers = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    const post = { headers: request.headers, body, news: parse(body), at: Date.now() }
    posts.push(post)
    // Refuses the first callback if requested, and accepts the repetition.
    response.writeHead(refused.delete(post.news['id']) ? 503 : 204).end()
    for (const watch of [...watchers]) watch()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    posts,

    refuseOnce: (id) => void refused.add(id),

    wait<R>(find: (all: readonly Post[]) => R | undefined, ms: number): Promise<R | undefined> {
      return new Promise((resolve) => {
        const finish = (found: R | undefined) => {
          clearTimeout(timer)
          watchers.delete(checkArrived)
          resolve(found)
        }
        const checkArrived = () => {
          const found = find(posts)
          if (found !== undefined) finish(found)
        }
        const timer = setTimeout(() => finish(undefined), ms)
        watchers.add(checkArrived)
        checkArrived()
      })
    },

    async close(): Promise<void> {
      const ended = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await ended
    },
  }
}
