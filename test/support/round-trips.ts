// Pairs of operations, from the contract: a GET, and the PUT, PATCH or POST that writes what it reads.
import { readFileSync } from 'node:fs'
import { type Document, type Method, operationsOf } from '../../scripts/contract/document.ts'
import { isNode } from '../../scripts/contract/finding.ts'
import { readLeniently } from '../../src/server/contract/lenient-reading.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'

export interface RoundTrip {
  api: ApiName
  /** The operationId that reads. */
  get: string
  /** The operationId that writes. */
  write: string
  method: Method
}

/** The things that an answer shows: itself, or the items of a page or an array. */
export function thingsOf(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer
  return isNode(answer) && Array.isArray(answer['items']) ? answer['items'] : [answer]
}

/** Null when the operation takes the value as its body, or else the place and what is wrong there. */
export function refusalOf({ api, write, method }: RoundTrip, value: unknown): string | null {
  const { validators, requests } = contracts[api]
  const validator = validators[write]?.body
  if (!validator) throw new Error(`${write} has no validator of its body.`)
  if (validator(value)) return null
  const shape = requests.operations[write]?.body ?? {}
  const { value: read } = readLeniently(value, shape, requests, { inQuery: false, creates: method === 'post' })
  if (validator(read)) return null
  const [error] = validator.errors ?? []
  return `${error?.instancePath} ${error?.message}`.trim()
}

const isOneOf = (path: string): boolean => path.endsWith('}')

/** Whether `path` is the collection, or one thing of it. */
const isIn = (path: string, collection: string): boolean =>
  path === collection || (path.startsWith(`${collection}/{`) && !path.slice(collection.length + 1).includes('/'))

/** A POST on a collection creates what a GET there, or of one of it, reads; a PUT or PATCH changes one. */
const writesWhat = (read: string, write: string, method: Method): boolean =>
  method === 'post' && !isOneOf(write) ? isIn(read, write) : read === write || (isIn(write, read) && isOneOf(write))

const documentOf = (api: ApiName) =>
  JSON.parse(readFileSync(new URL(`../../generated/${api}/openapi.json`, import.meta.url), 'utf8')) as Document

function tripsOf(api: ApiName): RoundTrip[] {
  const all = [...operationsOf(documentOf(api))]
  const writes = all.filter(({ method, operation }) => method !== 'get' && operation.requestBody)
  return all
    .filter(({ method }) => method === 'get')
    .flatMap(({ path, operation }) =>
      writes
        .filter((write) => writesWhat(path, write.path, write.method))
        .map((write) => ({
          api,
          get: operation.operationId,
          write: write.operation.operationId,
          method: write.method,
        })),
    )
}

/** Every pair of every API. */
export const roundTrips: readonly RoundTrip[] = (Object.keys(contracts) as ApiName[]).flatMap(tripsOf)

/** By `<get> <write>`: what the write needs and the answer cannot hold, and why. */
export const incomplete: Readonly<Record<string, string>> = {
  'listCellphoneSenders createCellphoneSender': 'the document that proves the sender is not shown',
  'listPhoneSenders createPhoneSender': 'the document that proves the sender is not shown',
  'listPushApps createPushApp': 'the answer names the list with its name, as specified',
  'getPushApp createPushApp': 'the answer names the list with its name, as specified',
  'listAutomations createAutomation': 'the specified list of automations does not show what they do',
  'listSegments createSegment': 'the specified list of segments does not show their conditions',
  'listSuppressionEntries addSuppressionEntries': 'values are added by the dozen, and shown one by one',
  'getMobileApp createMobileApp': 'the answer is specified to be the id alone',
  'getMobileApp updateMobileApp': 'the answer is specified to be the id alone',
  'getMobileApp updateMobileAppLegacy': 'the answer is specified to be the id alone',
  'getDefaultSendingDomain setDefaultSendingDomain': 'the choice names the domain by domainId',
  'listWebhooks createWebhook transactional-v2': 'a list calls the address callbackUrl, and the creation url',
}

/** Whether the answer of the GET may lack what the write needs. */
export const isIncomplete = ({ api, get, write }: RoundTrip): boolean =>
  `${get} ${write}` in incomplete || `${get} ${write} ${api}` in incomplete
