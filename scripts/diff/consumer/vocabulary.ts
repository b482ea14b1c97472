// The names of a contract that the code of a consumer can mention.
import type { Document } from '../../contract/document.ts'
import { isForOthers } from '../../contract/document.ts'
import type { Subject } from '../change.ts'
import type { Contract } from '../releases.ts'
import { wholeWsdl } from '../soap.ts'
import { calledOf } from '../subjects.ts'

/** An operation, or a webhook or callback. */
export interface Named extends Subject {
  api: string
  /** Path of the server URL, without a slash at its end: `/marketing/v3`. */
  base: string
  /** Whether the consumer receives it. It has no path. */
  isHook: boolean
}

export interface Vocabulary {
  operations: readonly Named[]
  schemas: ReadonlySet<string>
  /** Names of members, parameters and headers. */
  members: ReadonlySet<string>
}

/** One mention in the code of a consumer. */
export interface Use {
  kind: 'operation' | 'member' | 'type' | 'computed'
  /**
   * The name in the contract; `*` for a member whose name the program computes. Of an operation whose name it computes
   * (`computed`), the expression.
   */
  name: string
  /** The API of an operation, if only that one fits. */
  api?: string
  /** The schema whose member it is, if the types say so. */
  owner?: string
  file: string
  line: number
}

/** A path of the consumer's code has the same variables as the server URL, whatever they are called. */
const pathOf = (url: string): string => {
  const path = url.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '')
  return path.replace(/\{[^}]*\}/g, '{}').replace(/\/+$/, '')
}

function operationsIn(api: string, document: Document): Named[] {
  const base = pathOf(document.servers?.[0]?.url ?? '')
  const isTurned = isForOthers(document)
  return [...calledOf(document)].map(({ subject, byPlatform }) => {
    return { ...subject, api, base, isHook: byPlatform !== isTurned }
  })
}

/** Everything that programs of the contract can call or receive. */
export function operationsOf({ bundles, wsdls }: Pick<Contract, 'bundles' | 'wsdls'>): Named[] {
  const soap = [...wsdls].flatMap(([api, wsdl]) =>
    wholeWsdl(api, wsdl, 'added').subjects.map((subject) => ({ ...subject, api, base: '', isHook: false })),
  )
  return [...[...bundles].flatMap(([api, document]) => operationsIn(api, document)), ...soap]
}

/** The names of all schemas and SOAP records. */
export function schemasOf({ bundles, tables }: Pick<Contract, 'bundles' | 'tables'>): Set<string> {
  const schemas = [...bundles.values()].flatMap((document) => Object.keys(document.components?.schemas ?? {}))
  return new Set([...schemas, ...[...tables.values()].flatMap(({ records }) => Object.keys(records))])
}
