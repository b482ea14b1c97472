// `npm run attack`: tries kinds of attack on a platform that it starts on loopback, and ends with what was not withstood.
// Arguments name kinds. Environment: ATTACK_SHORT=1 tries what `npm test` tries, ATTACK_SECONDS bounds each attempt (600).
import { setup, teardown } from '../support/engine.ts'
import { type KindResult, lineOf, runKind } from './attack.ts'
import { kinds } from './kinds.ts'
import { startTarget } from './target.ts'

const named = process.argv.slice(2)
const wrong = named.find((name) => !(name in kinds))
if (wrong !== undefined) {
  console.error(`${JSON.stringify(wrong)} is not a kind of attack. Kinds: ${Object.keys(kinds).join(', ')}.`)
  process.exit(2)
}
const isShort = process.env['ATTACK_SHORT'] === '1'
const milliseconds = Number(process.env['ATTACK_SECONDS'] || 600) * 1_000

await setup()
const results: KindResult[] = []
for (const [name, kind] of Object.entries(kinds)) {
  if (named.length > 0 && !named.includes(name)) continue
  const target = await startTarget(isShort)
  const result = await runKind(name, kind, target, milliseconds)
  results.push(result)
  console.log(lineOf(result))
  // An attack that succeeded may keep the platform from closing.
  await Promise.race([target.close(), new Promise((resolve) => setTimeout(resolve, 30_000).unref())])
}
await teardown()
for (const { name, failures } of results) for (const failure of failures) console.error(`FAILED ${name}: ${failure}`)
process.exit(results.some(({ failures }) => failures.length > 0) ? 1 : 0)
