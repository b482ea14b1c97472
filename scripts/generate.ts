// `messaging generate`: writes generated/ from specs/: bundle, types, tables of operations, validators, the console.
import { bundleAll } from './contract/bundle.ts'
import { reportPart } from './contract/part.ts'
import { renderAll, stalePart, writeConsole, writeGenerated } from './generate/generated.ts'

/** With `check` it writes nothing and names every file that is stale; false when there is any. */
export async function generate({
  check,
  console: onlyConsole,
}: {
  check: boolean
  console: boolean
}): Promise<boolean> {
  if (check) return reportPart(await stalePart(await bundleAll()))
  if (onlyConsole) {
    await writeConsole()
    return true
  }
  const files = await renderAll(await bundleAll())
  console.log(`generated/: ${await writeGenerated(files)} files written`)
  return true
}
