#!/usr/bin/env node
// `messaging <command>`. This file is plain JavaScript, so that Node does not load its type stripper just for this file:
// the compiled code of all others comes from the cache of an earlier start.
import module from 'node:module'
import './needs-node.js'

module.enableCompileCache()
const words = process.argv.slice(2)
if (words.length === 1 && words[0] === 'serve') {
  // Nothing to parse: the server starts without the parser and the declarations of all other commands.
  const { importServe } = await import('./bundle.ts')
  const { serve } = await importServe()
  process.exitCode = (await serve({})) ? 0 : 1
} else {
  const { main } = await import('./main.ts')
  await main(words)
}
