// Checks that the platform knows each member: one that was added to the contract alone would pass every other check, and
// be dropped in silence when somebody sends it, or never be answered.
import type { Document, Operation } from '../contract/document.ts'
import { deref, operationsOf } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'
import { mediaPlaces, type SchemaPlace, schemasFrom } from '../contract/reached-schemas.ts'
import { nodesOf } from '../contract/schema-walk.ts'
import type { ServerWords } from './handler-words.ts'

const emailOnly = 'only emails have it; the log of another channel leaves it out'

/** Members of emails in the logs of other channels. */
const ofEmails = [
  'domainId',
  'replySenderId',
  'customSenderName',
  'contentHtml',
  'contentFilename',
  'autoResponseSuppress',
]

/**
 * Members of answers that the platform leaves out on purpose, each with the reason; `operationId.member` for one
 * operation. A member of a request is never here: build it, or take it out of the contract.
 */
const unknown: Readonly<Record<string, string>> = {
  business_sector_id: 'accounts of the platform have no sector',
  used_in_recurring_messages: 'no campaign of the platform recurs with a segment',
  pluginKey: 'no request names a plugin (T-266)',
  'getSmsLog.shortenerCampaign': 'links in an SMS stay as they are (T-008)',
  'getSmsLog.shorteners': 'links in an SMS stay as they are (T-008)',
  'getPushLog.advancedTemplateData': 'a push message takes merge tags only',
  'getSmsLog.contentSubject': 'an SMS has no subject',
  ...Object.fromEntries(
    ['getSmsLog', 'getPushLog'].flatMap((operation) => ofEmails.map((member) => [`${operation}.${member}`, emailOnly])),
  ),
}

const exception = 'build it, or name it in scripts/lint/unused-members.ts with the reason.'

interface Member {
  name: string
  pointer: string
}

/** The members of a schema itself, and the name of a query parameter. */
function membersAt(node: Record<string, unknown>, pointer: string): Member[] {
  const { properties, in: place, name } = node
  const members = isNode(properties) && !pointer.endsWith('/properties') ? Object.keys(properties) : []
  return [
    ...members.map((member) => ({ name: member, pointer: `${pointer}/properties/${pointerStep(member)}` })),
    ...(place === 'query' && typeof name === 'string' ? [{ name, pointer }] : []),
  ]
}

/** Names that the code puts together: `created_min` of `created`. */
const isIn = (words: ReadonlySet<string>, name: string): boolean =>
  words.has(name) || words.has(name.replace(/_(min|max)$/, '')) || !/^[A-Za-z_]\w*$/.test(name)

/** Members of any schema, and query parameters, that no code of the server names. */
function unheardOf({ paths, components }: Pick<Document, 'paths' | 'components'>, words: ServerWords): Member[] {
  return [...nodesOf({ paths, components })]
    .flatMap(({ node, pointer }) => membersAt(node, pointer))
    .filter(({ name }) => !isIn(words.all, name) && unknown[name] === undefined)
}

/** The schemas of the answers of an operation when all went well. */
function answersOf(document: Document, { responses }: Operation, pointer: string): SchemaPlace[] {
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return answers.flatMap(([status, answer]) => {
    const at = '$ref' in answer ? answer.$ref : `${pointer}/responses/${status}`
    return mediaPlaces(deref(document, answer).content, at)
  })
}

interface Unread extends Member {
  operationId: string
}

/** Members of an operation that its own handler, and what that reaches, does not name. */
function unread(api: string, document: Document, words: ServerWords): Unread[] {
  return [...operationsOf(document)].flatMap(({ path, method, operation }) => {
    const { operationId, parameters = [] } = operation
    const known = words.of(api, operationId)
    if (known === null) return []
    const pointer = `#/paths/${pointerStep(path)}/${method}`
    const membersFrom = (places: SchemaPlace[]): Member[] =>
      [...schemasFrom(document, places)].flatMap((place) => membersAt(place.schema, place.pointer))
    const asked = [
      ...membersFrom(mediaPlaces(operation.requestBody?.content, `${pointer}/requestBody`)),
      ...parameters.flatMap((one, index) =>
        membersAt({ ...deref(document, one) }, '$ref' in one ? one.$ref : `${pointer}/parameters/${index}`),
      ),
    ]
    const answered = membersFrom(answersOf(document, operation, pointer)).filter(
      ({ name }) => !unknown[name] && !unknown[`${operationId}.${name}`],
    )
    return [...asked, ...answered]
      .filter(({ name }) => !isIn(known, name))
      .map((member) => ({ ...member, operationId }))
  })
}

/** Members of requests and answers, and query parameters, that the platform neither reads nor answers. */
export function checkUnusedMembers(api: string, document: Document, words: ServerWords, locate: Locate): Finding[] {
  const nowhere = unheardOf(document, words)
  const places = new Set(nowhere.map(({ pointer }) => pointer))
  return [
    ...nowhere.map(({ name, pointer }) => ({
      ...locate(pointer),
      message: `No code of the server names ${name}, so the platform neither reads nor answers it: ${exception}`,
      rule: 'member-unused',
    })),
    ...unread(api, document, words)
      .filter(({ pointer }) => !places.has(pointer))
      .map(({ name, pointer, operationId }) => ({
        ...locate(pointer),
        message: `The handler of ${operationId}, and what it calls, does not name ${name}, so the platform neither reads nor answers it there: ${exception}`,
        rule: 'member-unused',
      })),
  ]
}
