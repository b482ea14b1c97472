// Runs the generated clients against the platform: each creates a list, reads it back, and asks for a missing one.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { KEY, startPlatform, withFolder } from '../bench/servers.ts'
import { callPlace } from './generators.ts'
import { folder } from './install.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf } from './outcome.ts'

interface Calls {
  /** Resolves with the name of the list that was read, and the status of the answer for the missing list. */
  call(baseUrl: string, key: string, name: string): Promise<{ name: unknown; missing: unknown }>
}

async function callWith(tool: string, url: string): Promise<{ errors: string[] }> {
  const { call } = (await import(pathToFileURL(join(folder, 'js', `${callPlace(tool)}.js`)).href)) as Calls
  const { name, missing } = await call(url, KEY, `A list of ${tool}`)
  const errors = []
  if (name !== `A list of ${tool}`) errors.push(`the list that it made came back as ${String(name)}`)
  if (missing !== 404) errors.push(`asked for a list that is not there, it said ${String(missing)} instead of 404`)
  return { errors }
}

/** Starts the platform on an empty folder and calls it with the compiled client of each generator. */
export async function runCalls(tools: string[]): Promise<Outcome[]> {
  return withFolder(async (data) => {
    const { child, url } = await startPlatform(data)
    try {
      const outcomes: Outcome[] = []
      for (const tool of tools) outcomes.push(await outcomeOf(tool, 'calls', () => callWith(tool, url)))
      return outcomes
    } finally {
      await child.stop()
    }
  })
}
