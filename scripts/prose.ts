// `messaging prose`: counts what the house style forbids, per surface. A count may only fall: that of a surface stands in
// scripts/prose/counts.json.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatJson, printErrorLine, printLine } from '../src/terminal/printer.ts'
import { alignTable } from '../src/terminal/text.ts'
import { root } from './contract/tools.ts'
import { findHabits, type StyleFinding, voiceOf } from './prose/count.ts'
import { proseOf, type Surface, surfaces } from './prose/surfaces.ts'

const kept = join(root, 'scripts', 'prose', 'counts.json')
/** How many files and findings a report names. */
const WORST = 10

type Counts = Record<Surface, number>

async function countAll() {
  const found: StyleFinding[] = []
  const counts: Partial<Counts> = {}
  for (const surface of surfaces) {
    const here = [...(await proseOf(surface))].flatMap(([path, text]) => findHabits(path, text))
    counts[surface] = here.length
    found.push(...here)
  }
  return { found, counts: counts as Counts }
}

function worstFiles(found: readonly StyleFinding[]): string[][] {
  const byFile = [...Map.groupBy(found, ({ path }) => path)].sort(([, one], [, other]) => other.length - one.length)
  return byFile.slice(0, WORST).map(([path, all]) => [path, String(all.length)])
}

const findingLine = ({ path, words, pattern }: StyleFinding) =>
  `${path}: "${words}" (${pattern.name}); write: ${pattern.instead}`

function report(
  counts: Counts,
  allowed: Partial<Counts>,
  found: readonly StyleFinding[],
  file: string | undefined,
): void {
  if (file !== undefined) return found.filter(({ path }) => path === file).forEach((one) => printLine(findingLine(one)))
  const rows = surfaces.map((surface) => [surface, String(counts[surface]), String(allowed[surface] ?? 0)])
  printLine(alignTable([['Surface', 'Found', 'Allowed'], ...rows]))
  printLine('')
  printLine(alignTable([['Worst files', 'Found'], ...worstFiles(found)]))
}

interface ProseOptions {
  update: boolean
  file: string | undefined
  json: boolean
}

/** Prints the counts; false when a surface has more than it may. */
export async function prose({ update, file, json }: ProseOptions): Promise<boolean> {
  const { found, counts } = await countAll()
  const allowed = JSON.parse(await readFile(kept, 'utf8').catch(() => '{}')) as Partial<Counts>
  if (update) await writeFile(kept, `${JSON.stringify(counts, null, 2)}\n`)
  if (json) printLine(formatJson({ counts, allowed, voice: voiceOf((await proseOf('documents')).values()) }, 2))
  else report(counts, allowed, found, file)
  const risen = update ? [] : surfaces.filter((surface) => counts[surface] > (allowed[surface] ?? 0))
  for (const surface of risen)
    printErrorLine(
      `prose: ${surface} has ${counts[surface]} findings, ${counts[surface] - (allowed[surface] ?? 0)} more than before. \`messaging prose --file <path>\` lists those of a file.`,
    )
  return risen.length === 0
}
