// Compares specs/decisions.yaml with the contract, both ways: every decision is used, and every cited one exists.
import type { Finding, Node } from '../contract/finding.ts'
import { isNode } from '../contract/finding.ts'
import { nodesOf } from '../contract/schema-walk.ts'
import type { SourceFile } from '../contract/sources.ts'

export const decisionsPath = 'specs/decisions.yaml'
const members = ['id', 'question', 'decision', 'why']
const provenances = ['stated', 'decided', 'extension']

interface Place {
  file: SourceFile
  place: string
  node: Node
}

/** OpenAPI has its folders; Spectral checks the provenance there (.spectral.yaml). */
const isOpenApi = ({ path }: SourceFile): boolean => !path.startsWith('specs/soap-v2/') && path.split('/').length > 2

function checkProvenance({ file, place, node }: Place): Finding[] {
  const provenance = node['x-provenance']
  if (provenance === undefined || isOpenApi(file)) return []
  const found = (message: string) => [{ file: file.path, place, message, rule: 'provenance' }]
  if (!provenances.includes(String(provenance))) return found(`x-provenance is one of ${provenances.join(', ')}.`)
  if (provenance === 'stated' || typeof node['x-decision'] === 'string') return []
  return found(`What is ${String(provenance)} names its decision: add x-decision with an id of ${decisionsPath}.`)
}

function checkEntries(decisions: Node[]): Finding[] {
  const seen = new Set<unknown>()
  return decisions.flatMap((entry, index) => {
    const found = (message: string): Finding => ({
      file: decisionsPath,
      place: `#/${index}`,
      message,
      rule: 'decision-entry',
    })
    const missing = members.filter((member) => entry[member] === undefined || entry[member] === '')
    const findings = missing.map((member) => found(`The decision has no ${member}: write it.`))
    if (seen.has(entry['id']))
      findings.push(found(`${String(entry['id'])} is taken: give the decision the next free id.`))
    seen.add(entry['id'])
    return findings
  })
}

function checkDangling(places: Place[], ids: Set<string>): Finding[] {
  return places.flatMap(({ file, place, node }) => {
    const id = node['x-decision']
    if (typeof id !== 'string' || ids.has(id)) return []
    const message = `There is no decision ${id}: add it to ${decisionsPath}, or name another one.`
    return [{ file: file.path, place: `${place}/x-decision`, message, rule: 'decision-dangling' }]
  })
}

/**
 * A decision about everything (headers, statuses) has no node of its own, so a comment that cites it counts as a use.
 */
function checkUnused(files: SourceFile[], decisions: Node[]): Finding[] {
  return decisions.flatMap((entry, index) => {
    const id = String(entry['id'])
    const cited = new RegExp(`\\b${id}\\b`)
    if (files.some((file) => cited.test(file.text))) return []
    const message = `Nothing in specs/ rests on ${id}: point to it with x-decision or a comment, or remove it.`
    return [{ file: decisionsPath, place: `#/${index}`, message, rule: 'decision-unused' }]
  })
}

/** Every finding about provenance; `files` are all sources, the list of decisions among them. */
export function checkDecisions(files: SourceFile[]): Finding[] {
  const list = files.find((file) => file.path === decisionsPath)?.value
  const decisions = Array.isArray(list) ? list.filter(isNode) : []
  const contract = files.filter((file) => file.path !== decisionsPath)
  const places = contract.flatMap((file) =>
    [...nodesOf(file.value)].map(({ node, pointer }) => ({ file, place: pointer, node })),
  )
  const ids = new Set(decisions.map((entry) => String(entry['id'])))
  return [
    ...checkEntries(decisions),
    ...places.flatMap(checkProvenance),
    ...checkDangling(places, ids),
    ...checkUnused(contract, decisions),
  ]
}
