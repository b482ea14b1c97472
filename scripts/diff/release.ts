// Records the present contract as released: releases/, specs/history.json, a section of specs/CHANGELOG.md, no waivers left.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '../contract/document.ts'
import { type Part, reportPart } from '../contract/part.ts'
import { changelogPath, renderFirstSection, renderSection, withSection } from './changelog.ts'
import { historyEntry, recordHistory } from './history.ts'
import { moveTexts } from './product-changelog.ts'
import type { Contract } from './releases.ts'
import { presentContract, readRelease, writeRelease } from './releases.ts'
import { wholeApi } from './rest.ts'
import { diffContract, diffPart } from './run.ts'
import { wholeWsdl } from './soap.ts'
import { moveApis, movePackage } from './versions.ts'
import { emptyWaivers, waiversPath } from './waivers.ts'

const isVersion = (text: string) => /^\d+\.\d+\.\d+$/.test(text)

/** Whether version a comes after version b. */
function isLater(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const index = left?.findIndex((part, at) => part !== right?.[at]) ?? -1
  return index >= 0 && (left?.[index] ?? 0) > (right?.[index] ?? 0)
}

function countCalls({ bundles, wsdls }: Contract): Map<string, number> {
  const rest = [...bundles].map(([api, bundle]) => [api, wholeApi(api, bundle, 'added').subjects.length] as const)
  const soap = [...wsdls].map(([api, wsdl]) => [api, wholeWsdl(api, wsdl, 'added').subjects.length] as const)
  return new Map([...rest, ...soap])
}

async function writeTexts(root: string, changelog: string): Promise<void> {
  await writeFile(join(root, changelogPath), changelog)
  await writeFile(join(root, waiversPath), emptyWaivers)
}

export interface ReleaseOrder {
  root: string
  bundles: Map<string, Document>
  version: string
  /** YYYY-MM-DD. */
  date: string
  /** Generates anew after the versions in specs/ have moved; resolves with the bundles as they are then. */
  regenerate(): Promise<Map<string, Document>>
  /** Tells what the comparison with the last release found; false when it found anything. */
  report?(part: Part): boolean
}

/** Records a first release, which replaces whatever was recorded before. */
export async function releaseFirst({
  root,
  bundles,
  version,
  date,
}: Omit<ReleaseOrder, 'regenerate' | 'report'>): Promise<boolean> {
  if (!isVersion(version)) throw new Error(`A version is written as 0.1.0, not as \`${version}\`.`)
  const present = await presentContract(root, bundles)
  await writeRelease(root, { ...present, version, date })
  await movePackage(root, version)
  await writeTexts(root, withSection(null, renderFirstSection(version, date, countCalls(present))))
  await recordHistory(root, historyEntry(version, date, { changes: [], reasons: new Map() }), true)
  return true
}

/** Records the next release and moves all versions; refuses, and resolves with false, while a break is not explained. */
export async function releaseNext({
  root,
  bundles,
  version,
  date,
  regenerate,
  report = reportPart,
}: ReleaseOrder): Promise<boolean> {
  const { version: last } = await readRelease(root)
  if (!isVersion(version) || !isLater(version, last))
    throw new Error(`The last release is ${last}: give a later version, such as \`npm run release -- ${next(last)}\`.`)
  const result = await diffContract(root, bundles, date)
  if (!report(diffPart(result))) return false
  const changelog = await readFile(join(root, changelogPath), 'utf8').catch(() => null)
  await moveTexts(root, version, date)
  await movePackage(root, version)
  await moveApis(root, last, version)
  await writeRelease(root, { ...(await presentContract(root, await regenerate())), version, date })
  await writeTexts(root, withSection(changelog, renderSection(version, date, result.changes, result.reasons)))
  await recordHistory(root, historyEntry(version, date, result))
  return true
}

const next = (version: string) => version.replace(/\.(\d+)\.\d+$/, (_all, minor: string) => `.${Number(minor) + 1}.0`)
