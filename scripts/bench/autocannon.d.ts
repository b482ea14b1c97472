// Types for the part of autocannon that the bench uses; the package has none.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  export interface Result {
    /** Seconds. */
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
    '3xx': number
  }
  export interface Instance extends EventEmitter, PromiseLike<Result> {
    stop(): void
  }
  export default function autocannon(options: Options): Instance
}
