// `npm run docs`: writes the documentation as a site that needs neither a server nor a network.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createDocsSite } from '../server/docs/site.ts'

const usage = `Usage: npm run docs -- [--out <folder>]

Writes the documentation from generated/ and specs/: the APIs, the SMTP relay, hooks, state machines, decisions
and quick-starts. Open <folder>/index.html in a browser; no page loads anything from another machine. The running
server has the same pages under /docs/.

  --out <folder>  where to write (site)
  --help          this text`

async function writeSite(folder: string): Promise<number> {
  const site = createDocsSite()
  for (const path of site.paths) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, site.get(path)?.body ?? '')
  }
  return site.paths.length
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'site' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(usage)
  const count = await writeSite(values.out)
  const first = join(relative('', values.out) || '.', 'index.html')
  console.log(`Wrote ${count} files. Open ${first}`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
