// What a reader of a package checks it by: the list of the packages that it runs with, and checksums.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../contract/tools.ts'

const run = promisify(execFile)

/** Bytes that the list may have; it has about 100 kB. */
const MAX_BILL = 10_000_000

interface Bill {
  metadata: { component: { name: string } }
}

interface Lock {
  packages: Record<string, { dev?: true; devOptional?: true; optional?: true }>
}

const readJson = async (name: string): Promise<object> => JSON.parse(await readFile(join(root, name), 'utf8'))

/**
 * Writes package.json and its lock with the run-time packages alone. `npm sbom --omit dev` leaves out packages that
 * development needs too, such as ajv.
 */
async function stageRuntime(folder: string): Promise<void> {
  const own = { devDependencies: undefined, optionalDependencies: undefined }
  const lock = (await readJson('package-lock.json')) as Lock
  const kept = Object.entries(lock.packages).filter(
    ([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional,
  )
  const packages = { ...Object.fromEntries(kept), '': { ...lock.packages[''], ...own } }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...(await readJson('package.json')), ...own }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
}

/** Writes the CycloneDX bill of materials of the platform's run-time packages beside its tarball; resolves with the path. */
export async function writeBill(tarball: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bill-of-materials-'))
  try {
    await stageRuntime(folder)
    const format = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
    const { stdout } = await run('npm', ['sbom', ...format], { cwd: folder, maxBuffer: MAX_BILL })
    const bill = JSON.parse(stdout) as Bill
    // npm takes the name of the folder.
    const { name } = (await readJson('package.json')) as { name: string }
    bill.metadata.component.name = name
    const path = tarball.replace(/\.tgz$/, '.cdx.json')
    await writeFile(path, `${JSON.stringify(bill, null, 2)}\n`)
    return path
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes `SHA256SUMS` of all tarballs and bills in a folder, in the format of `sha256sum`; resolves with its path. */
export async function writeChecksums(dist: string): Promise<string> {
  const names = (await readdir(dist)).filter((name) => /\.(tgz|cdx\.json)$/.test(name)).sort()
  const lines = await Promise.all(
    names.map(async (name) => {
      const sum = createHash('sha256').update(await readFile(join(dist, name)))
      return `${sum.digest('hex')}  ${name}\n`
    }),
  )
  const path = join(dist, 'SHA256SUMS')
  await writeFile(path, lines.join(''))
  return path
}
