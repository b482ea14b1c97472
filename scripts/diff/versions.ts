// The versions that a release moves: that of the package, which is also the client package's, and that of each API. An
// API keeps its major number, which is that of its address, so a release is a step of the others.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const partsOf = (version: string) => version.split('.').map(Number) as [number, number, number]

/** The next version of an API, when the package goes from `last` to `version`: a patch after a patch, else a minor. */
export function nextApiVersion(own: string, last: string, version: string): string {
  const [major, minor, patch] = partsOf(own)
  const isPatch = partsOf(last).slice(0, 2).join() === partsOf(version).slice(0, 2).join()
  return isPatch ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed !== text) await writeFile(file, changed)
}

/** Writes the version into package.json and its lock file. */
export async function movePackage(root: string, version: string): Promise<void> {
  const first = (text: string) => text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
  await edit(join(root, 'package.json'), first)
  await edit(join(root, 'package-lock.json'), (text) =>
    first(text).replace(/^( {4}"": \{\n.*\n {6}"version": )"[^"]*"/m, `$1"${version}"`),
  )
}

/** Writes the next version into the description of each API below specs/, for a release after `last`. */
export async function moveApis(root: string, last: string, version: string): Promise<void> {
  const move = (text: string, line: RegExp) =>
    text.replace(line, (_line, key: string, own: string) => key + nextApiVersion(own, last, version))
  const folders = await readdir(join(root, 'specs'), { withFileTypes: true })
  for (const folder of folders.filter((entry) => entry.isDirectory())) {
    const names = await readdir(join(root, 'specs', folder.name))
    const path = (name: string) => join(root, 'specs', folder.name, name)
    if (names.includes('openapi.yaml'))
      await edit(path('openapi.yaml'), (text) => move(text, /^( {2}version: )(\d+\.\d+\.\d+)$/m))
    if (names.includes('service.yaml'))
      await edit(path('service.yaml'), (text) => move(text, /^(version: )(\d+\.\d+\.\d+)$/m))
  }
}
