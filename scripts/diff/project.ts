// Compares two contracts that are not in this repository, without the house rules: no waivers, and no meaning of `x-`
// extensions.
import type { Document } from '../contract/document.ts'
import type { Part } from '../contract/part.ts'
import { type OpenedApi, openProject } from '../contract/project.ts'
import { asJsonSchema } from '../lint/schemas-30.ts'
import type { Change } from './change.ts'
import { compact, renderCompact } from './compact.ts'
import { meanings } from './extensions.ts'
import type { Contract } from './releases.ts'
import { compareRest, wholeApi } from './rest.ts'
import { breakFinding, type DiffResult } from './run.ts'
import { calledOf } from './subjects.ts'

/** The document with all parts that the comparison reads, and in the form of OpenAPI 3.1. */
function prepared(document: Document): Document {
  const { info, paths, components, tags, ...rest } = asJsonSchema(document)
  const complete: Document & { openapi?: string } = {
    ...rest,
    info: info ?? { title: '', version: '' },
    paths: paths ?? {},
    components: components ?? {},
    tags: tags ?? [],
    // 3.0 became 3.1 above: the version itself breaks nothing.
    ...('openapi' in document && { openapi: '3.1.0' }),
  }
  for (const name of Object.keys(meanings)) delete (complete as unknown as Record<string, unknown>)[name]
  for (const { operation } of calledOf(complete)) {
    operation.responses ??= {}
    for (const name of Object.keys(meanings)) delete (operation as unknown as Record<string, unknown>)[name]
  }
  return compact(complete)
}

const contractOf = (apis: ReadonlyMap<string, OpenedApi>): Contract => ({
  bundles: new Map([...apis].map(([name, { document }]) => [name, prepared(document)])),
  wsdls: new Map(),
  tables: new Map(),
})

/** Two single documents are versions of one API, whatever their files are called. */
function paired(base: Map<string, OpenedApi>, present: Map<string, OpenedApi>): Map<string, OpenedApi> {
  const [[, was] = [], [name] = []] = [[...base][0], [...present][0]]
  return base.size === 1 && present.size === 1 && was && name !== undefined ? new Map([[name, was]]) : base
}

async function changesOf(api: string, was: Document | undefined, is: Document | undefined, opened?: OpenedApi) {
  const whole = (document: Document, kind: 'breaking' | 'added'): Change[] => [
    { ...wholeApi(api, document, kind), source: { file: opened?.root ?? api, place: '#' } },
  ]
  if (was && is) {
    const locate = opened?.locate ?? ((place: string) => ({ file: api, place }))
    return renderCompact(was) === renderCompact(is) ? [] : compareRest(api, was, is, locate)
  }
  return was ? whole(was, 'breaking') : is ? whole(is, 'added') : []
}

/** Compares the contract of `path` with the one of `basePath`; each is a document or a folder of documents. */
export async function diffProjects(basePath: string, path: string): Promise<DiffResult> {
  const [before, apis] = [await openProject(basePath), await openProject(path)]
  const [base, present] = [contractOf(paired(before, apis)), contractOf(apis)]
  const names = new Set([...base.bundles.keys(), ...present.bundles.keys()])
  const found = [...names].map((name) =>
    changesOf(name, base.bundles.get(name), present.bundles.get(name), apis.get(name)),
  )
  const changes = (await Promise.all(found)).flat()
  const unexplained = changes.filter(({ kind }) => kind === 'breaking')
  return {
    ...{ release: { ...base, version: basePath, date: '' }, spared: [], present, changes },
    ...{ unexplained, reasons: new Map(), findings: [] },
  }
}

/** Every break, and the summary. */
export function projectPart({ release, changes, unexplained }: DiffResult): Part {
  const others = changes.filter(({ kind }) => kind === 'added' || kind === 'changed').length
  const warnings = changes.filter(({ kind }) => kind === 'warning').length
  return {
    findings: unexplained.map((change) => breakFinding(change, '')),
    summary: `diff against ${release.version}: ${unexplained.length} breaks, ${warnings} warnings, ${others} harmless changes`,
  }
}
