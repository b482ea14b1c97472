// The changelog of the platform, CHANGELOG.md, which people write below the heading `Unreleased`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const OPEN = '## Unreleased\n'

/** The changelog with its unreleased changes under the version; throws an Error with the fix if nothing is listed. */
export function withVersion(changelog: string, version: string, date: string): string {
  const [before = '', after] = changelog.split(OPEN)
  const [changes = ''] = after?.split(/^## /m) ?? []
  if (after === undefined || !/^- /m.test(changes))
    throw new Error(
      'CHANGELOG.md lists no change below `## Unreleased`. Write at least one line that starts with `- `.',
    )
  return `${before}${OPEN}\n## ${version} (${date})\n${after}`
}

/** Names the version in CHANGELOG.md and in the last line of the README. Throws as `withVersion`. */
export async function moveTexts(root: string, version: string, date: string): Promise<void> {
  const [changelog, readme] = [join(root, 'CHANGELOG.md'), join(root, 'README.md')]
  await writeFile(changelog, withVersion(await readFile(changelog, 'utf8'), version, date))
  await writeFile(readme, (await readFile(readme, 'utf8')).replace(/\bVersion \d+\.\d+\.\d+,/, `Version ${version},`))
}
