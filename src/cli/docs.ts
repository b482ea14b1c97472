// `messaging docs`: writes the documentation as a site that needs neither a server nor a network.
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createDocsSite } from '../server/docs/site.ts'

interface DocsCall {
  options: { out: string; json: boolean }
  say(text: string): void
}

async function writeSite(folder: string): Promise<number> {
  const site = createDocsSite()
  const place = async (path: string): Promise<string> => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    return file
  }
  for (const path of site.paths) await writeFile(await place(path), site.get(path)?.body ?? '')
  for (const [path, picture] of site.pictures) await copyFile(picture, await place(path))
  return site.paths.length + site.pictures.size
}

/** Writes the site into the folder `out` and says where it begins. */
export async function writeDocs({ options, say }: DocsCall): Promise<void> {
  const files = await writeSite(options.out)
  const first = join(relative('', options.out) || '.', 'index.html')
  say(options.json ? JSON.stringify({ files, first }) : `Wrote ${files} files. Open ${first}`)
}
