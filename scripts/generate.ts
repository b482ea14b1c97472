// Writes generated/ from specs/: bundle, types, tables of operations, validators.
// `npm run generate -- --check` writes nothing and names every file that is stale.
import { bundleAll } from './contract/bundle.ts'
import { orFail, runCommand } from './contract/command.ts'
import { renderAll, reportStale, writeGenerated } from './generate/generated.ts'

async function write(): Promise<void> {
  const files = await renderAll(await bundleAll())
  await writeGenerated(files)
  console.log(`generated/: ${files.size} files written`)
}

runCommand(() => (process.argv.includes('--check') ? orFail(bundleAll().then(reportStale)) : write()))
