// This file is plain JavaScript, so that Node does not load its type stripper just for this file: the compiled code of
// all others comes from the cache of an earlier start.
import module from 'node:module'
import './needs-node.js'

module.enableCompileCache()
await import('./serve.ts')
