// The texts of the project, by who reads them, and the part of each file that is prose.

import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../contract/tools.ts'

/** Without blocks of code, and with names in backquotes left empty: code is not prose. */
const markdown = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]+`/g, '``')
const whole = (text: string) => text

/** Whom a text is for: its files, those among them that belong elsewhere, and what of a file is prose. */
const shapes = {
  documents: {
    files: [
      'README.md',
      'SECURITY.md',
      'docs/**/*.md',
      'src/clients/README.md',
      'scripts/generate/php/runtime/README.md',
      'src/server/docs/guides/*.md',
      'specs/*.md',
    ],
    // One is generated, another lists the past; the rest are for developers.
    except: ['docs/bounds.md', 'specs/CHANGELOG.md', ...globSync('docs/{internals,decisions}/*.md', { cwd: root })],
    prose: markdown,
  },
  'documents for developers': {
    files: [
      'ARCHITECTURE.md',
      'docs/internals/*.md',
      'CONTRIBUTING.md',
      'docs/decisions/*.md',
      'CHANGELOG.md',
      'BENCHMARKS.md',
    ],
    except: [],
    prose: markdown,
  },
  contract: {
    files: ['specs/**/*.{yaml,wsdl}'],
    except: ['specs/decisions.yaml', 'specs/waivers.yaml'],
    prose: whole,
  },
  decisions: { files: ['specs/decisions.yaml'], except: [], prose: whole },
  'command line': { files: ['src/{cli,terminal}/**/*.ts'], except: [], prose: whole },
  console: { files: ['src/console/**/*.{ts,tsx}'], except: [], prose: whole },
  server: { files: ['src/server/**/*.ts', 'src/wire/**/*.ts'], except: [], prose: whole },
  clients: { files: ['src/clients/**/*.ts'], except: [], prose: whole },
  'scripts and tests': {
    files: ['scripts/**/*.{ts,js}', 'test/**/*.ts'],
    // The patterns name what they look for.
    except: ['scripts/prose/patterns.ts', 'test/contract/prose.test.ts'],
    prose: whole,
  },
} as const satisfies Record<string, { files: string[]; except: string[]; prose(text: string): string }>

export type Surface = keyof typeof shapes
export const surfaces = Object.keys(shapes) as Surface[]

/** The prose of each file of a surface, by its path. Lines keep their numbers only in files that are prose as a whole. */
export async function proseOf(surface: Surface): Promise<Map<string, string>> {
  const { files, except, prose } = shapes[surface]
  const paths = globSync(files, { cwd: root, exclude: (path) => path.includes('node_modules') })
  const kept = paths.filter((path) => !(except as readonly string[]).includes(path)).sort()
  const texts = kept.map(async (path) => [path, prose(await readFile(join(root, path), 'utf8'))] as const)
  return new Map(await Promise.all(texts))
}
