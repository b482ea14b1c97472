// The schemas that requests can hold. In the contract they are open: clients in the field send more than we know
// . Our own checks close them, so that a member that nobody knows is noticed.
import type { Document } from './document.ts'
import { operationsOf } from './document.ts'
import { pointerStep } from './finding.ts'
import { mediaPlaces, type SchemaPlace, schemasFrom, withClosed } from './reached-schemas.ts'

/** Every schema that the body of a request leads to, once, with its pointer into the bundle. */
export function requestSchemas(document: Document): Generator<SchemaPlace> {
  const bodies = [...operationsOf(document)].flatMap(({ path, method, operation }) =>
    mediaPlaces(operation.requestBody?.content, `#/paths/${pointerStep(path)}/${method}/requestBody`),
  )
  return schemasFrom(document, bodies)
}

/** A copy in which the objects of requests take only the members that they list. */
export const withClosedRequests = (document: Document): Document => withClosed(document, requestSchemas)
