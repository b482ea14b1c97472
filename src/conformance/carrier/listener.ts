// Hears what a gateway posts, as the platform does.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** One post of a gateway. */
export interface Post {
  headers: IncomingHttpHeaders
  body: string
  /** The body as JSON; empty where it is none. */
  news: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  at: number
}

export interface ListenerOptions {
  host: string
  /** 0 takes a free one. */
  port: number
}

export type Listener = Awaited<ReturnType<typeof startListener>>

function parse(body: string): Post['news'] {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Post['news']) : {}
  } catch {
    return {}
  }
}

/** Starts to listen. */
export async function startListener({ host, port }: ListenerOptions) {
  const posts: Post[] = []
  const refused = new Set<unknown>()
  const watchers = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    const post = { headers: request.headers, body, news: parse(body), at: Date.now() }
    posts.push(post)
    // Whoever asked for it is not heard once, and hears it the second time.
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
    /** Everything that came, oldest first. */
    posts,

    /** The next post about this id is answered with 503. */
    refuseOnce: (id: string): void => void refused.add(id),

    /** What `find` finds, once it is not undefined; undefined when that takes longer than `ms`. */
    wait<R>(find: (all: readonly Post[]) => R | undefined, ms: number): Promise<R | undefined> {
      return new Promise((resolve) => {
        const finish = (found: R | undefined) => {
          clearTimeout(timer)
          watchers.delete(look)
          resolve(found)
        }
        const look = () => {
          const found = find(posts)
          if (found !== undefined) finish(found)
        }
        const timer = setTimeout(() => finish(undefined), ms)
        watchers.add(look)
        look()
      })
    },

    async close(): Promise<void> {
      const ended = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await ended
    },
  }
}
