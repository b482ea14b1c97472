// Plain JavaScript, so that Node need not load what strips types for this one file: compiled code of the
// rest comes from the cache of the start before.
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./serve.ts')
