#!/usr/bin/env node
// `messaging <command>`. Plain JavaScript, so that Node doesn't load its type stripper for this file alone: the compiled code
// of all other files comes from the cache of an earlier start.
import module from 'node:module'
import './needs-node.js'

module.enableCompileCache()
const words = process.argv.slice(2)
if (words.length === 1 && words[0] === 'serve') {
  // Nothing to parse, so the server starts without loading the parser and the other commands.
  const { importServe } = await import('./bundle.ts')
  const { startPlatform } = await importServe()
  process.exitCode = (await startPlatform({})) ? 0 : 1
} else {
  const { main } = await import('./main.ts')
  await main(words)
}
