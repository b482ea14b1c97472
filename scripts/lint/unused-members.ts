// Checks that the platform knows each member: one that was added to the contract alone would pass every other check, and
// be dropped in silence when somebody sends it, or never be answered.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'
import { nodesOf } from '../contract/schema-walk.ts'
import { root } from '../contract/tools.ts'

/** Members that the platform does not know on purpose, each with the reason. */
const unknown: Readonly<Record<string, string>> = {
  business_sector_id: 'accounts of the platform have no sector',
  used_in_recurring_messages: 'no campaign of the platform recurs with a segment',
  codeSnippets: 'answers of other installations have it; ours never does',
  replyToId: 'answers of other installations have it; ours never does',
  replySenderId: 'answers of other installations have it; ours never does',
  contentFilename: 'answers of other installations have it; ours never does',
  pluginKey: 'answers of other installations have it; ours never does',
  autoResponseSuppress: 'answers of other installations have it; ours never does',
  shorteners: 'the platform shortens no links',
  shortenerCampaign: 'the platform shortens no links',
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g

/** Every word in the code of the server, comments and the documentation left out. */
export async function wordsOfServer(): Promise<Set<string>> {
  const folder = join(root, 'src', 'server')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  const texts = await Promise.all(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.startsWith(join(folder, 'docs')))
      .map((path) => readFile(path, 'utf8')),
  )
  return new Set(texts.flatMap((text) => text.replace(comments, '').match(/[A-Za-z_$][\w$]*/g) ?? []))
}

/** Names that the code puts together: `created_min` of `created`. */
const isKnown = (name: string, words: ReadonlySet<string>): boolean =>
  words.has(name) || words.has(name.replace(/_(min|max)$/, '')) || !/^[A-Za-z_]\w*$/.test(name)

/** Members of request and answer schemas, and query parameters, that no code of the server names. */
export function checkUnusedMembers(
  document: Pick<Document, 'paths' | 'components'>,
  words: ReadonlySet<string>,
  locate: Locate,
): Finding[] {
  const { paths, components } = document
  const found = [...nodesOf({ paths, components })].flatMap(({ node, pointer }) => {
    const { properties, in: place, name } = node
    const members = isNode(properties) && !pointer.endsWith('/properties') ? Object.keys(properties) : []
    return [
      ...members.map((member) => ({ member, at: `${pointer}/properties/${pointerStep(member)}` })),
      ...(place === 'query' && typeof name === 'string' ? [{ member: name, at: pointer }] : []),
    ]
  })
  return found
    .filter(({ member }) => !isKnown(member, words) && unknown[member] === undefined)
    .map(({ member, at }) => ({
      ...locate(at),
      mend: `No code of the server names ${member}, so the platform neither reads nor answers it: build it, or name it in scripts/lint/unused-members.ts with the reason.`,
      rule: 'member-unused',
    }))
}
