// The schemas that answers can hold, and the bodies that webhooks and callbacks bring. In the contract they are open:
// a later version may add members. Our own checks close them, so that we answer with declared members only (M-013).
import type { Document, PathItem, Response } from './document.ts'
import { deref, methods, operationsOf } from './document.ts'
import { isNode, pointerStep } from './finding.ts'
import { mediaPlaces, type SchemaPlace, schemasFrom, withClosed } from './reached-schemas.ts'

function responsePlaces(document: Document, response: unknown, pointer: string): SchemaPlace[] {
  const at = isNode(response) && typeof response['$ref'] === 'string' ? response['$ref'] : pointer
  return mediaPlaces(deref(document, response as Response).content, at)
}

/** The bodies that the platform sends to an address of the customer. */
const hookPlaces = (item: PathItem, pointer: string): SchemaPlace[] =>
  methods.flatMap((method) => mediaPlaces(item[method]?.requestBody?.content, `${pointer}/${method}/requestBody`))

function starts(document: Document): SchemaPlace[] {
  const answers = [...operationsOf(document)].flatMap(({ path, method, operation }) => {
    const pointer = `#/paths/${pointerStep(path)}/${method}`
    const callbacks = Object.entries(operation.callbacks ?? {}).flatMap(([name, expressions]) =>
      Object.entries(expressions).flatMap(([expression, item]) =>
        hookPlaces(item, `${pointer}/callbacks/${name}/${pointerStep(expression)}`),
      ),
    )
    const responses = Object.entries(operation.responses).flatMap(([status, response]) =>
      responsePlaces(document, response, `${pointer}/responses/${status}`),
    )
    return [...responses, ...callbacks]
  })
  const hooks = Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
    hookPlaces(item, `#/webhooks/${pointerStep(name)}`),
  )
  return [...answers, ...hooks]
}

/** Every schema that an answer, a webhook or a callback leads to, once, with its pointer into the bundle. */
export const answerSchemas = (document: Document): Generator<SchemaPlace> => schemasFrom(document, starts(document))

/** A copy in which the objects of answers hold only the members that they list; free data of the caller stays free. */
export const withClosedAnswers = (document: Document): Document => withClosed(document, answerSchemas)
