// Stored templates that an email or an SMS embeds: in the objects of `codeSnippets`, a member whose name contains `template` or
// `Template` holds the id of one, and the other members are its variables.

import { pageText } from '../../../lib/html/page-text.ts'
import type { Db } from '../../../store/store.ts'
import type { Budget } from '../../content/template-budget.ts'
import { EmbeddedText } from '../../content/template-language.ts'
import { compileTemplate } from '../../content/templates.ts'
import { invalid } from '../../errors.ts'
import { requireTemplate } from './templates.ts'

/** The texts of a stored template as they were when the message was taken; that of an SMS has no HTML. */
interface SnippetTexts {
  htmlBody?: string | undefined
  textBody?: string | undefined
}

/** By the id of the template, as the request writes it. */
export type Snippets = Readonly<Record<string, SnippetTexts>>

/** Objects in objects, characters of all embedded templates together, and objects at most. */
const MAX_DEPTH = 3
const MAX_TEXT = 1_000_000
const MAX_OBJECTS = 100

const LIST = 'codeSnippets'
const PLACE = `templatingData.${LIST}`

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const namesTemplate = (name: string): boolean => /[Tt]emplate/.test(name)
const listIn = (data: Data): readonly unknown[] => (Array.isArray(data[LIST]) ? (data[LIST] as unknown[]) : [])

interface Named {
  id: string
  place: string
}

/** The templates that the objects of a list name, those of objects inside of them included. */
function* namedIn(data: Data, place: string, depth = 1): Generator<Named> {
  for (const [at, object] of listIn(data).entries()) {
    if (!isData(object)) continue
    const here = `${place}.${at}`
    if (depth > MAX_DEPTH) throw invalid(here, `is embedded more than ${MAX_DEPTH} deep`)
    for (const [name, id] of Object.entries(object))
      if (namesTemplate(name)) yield { id: String(id), place: `${here}.${name}` }
    yield* namedIn(object, `${here}.${LIST}`, depth + 1)
  }
}

/** Reads the templates that the data of a message names; undefined when it names none. Throws `invalid`. */
export async function loadSnippets(
  tx: Db,
  { account, channel }: { account: number; channel: 'email' | 'sms' },
  data: Data,
): Promise<Snippets | undefined> {
  const snippets: Record<string, SnippetTexts> = {}
  let [named, length] = [0, 0]
  for (const { id, place } of namedIn(data, PLACE)) {
    if (++named > MAX_OBJECTS) throw invalid(PLACE, `embeds more than ${MAX_OBJECTS} templates`)
    if (Object.hasOwn(snippets, id)) continue
    const { htmlBody, textBody }: SnippetTexts = (await requireTemplate(tx, account, channel, id, place)).content
    length += (htmlBody?.length ?? 0) + (textBody?.length ?? 0)
    if (length > MAX_TEXT) throw invalid(place, `makes the embedded templates longer than ${MAX_TEXT} characters`)
    snippets[id] = { htmlBody, textBody }
  }
  return named === 0 ? undefined : snippets
}

/** The data with each id of a template replaced by that template, filled as HTML or as text. */
export function withSnippets(data: Data, snippets: Snippets, kind: 'html' | 'plain', budget: Budget): Data {
  const fill = (object: unknown): unknown => {
    if (!isData(object)) return object
    const variables = withSnippets(object, snippets, kind, budget)
    const filled = Object.entries(object).flatMap(([name, id]): [string, EmbeddedText][] => {
      const texts = namesTemplate(name) && Object.hasOwn(snippets, String(id)) ? snippets[String(id)] : undefined
      return texts ? [[name, new EmbeddedText(textOf(texts, variables, kind, budget))]] : []
    })
    return { ...variables, ...Object.fromEntries(filled) }
  }
  return Array.isArray(data[LIST]) ? { ...data, [LIST]: listIn(data).map(fill) } : data
}

function textOf(
  { htmlBody = '', textBody }: SnippetTexts,
  variables: Data,
  kind: 'html' | 'plain',
  budget: Budget,
): string {
  if (kind === 'plain' && textBody !== undefined) return compileTemplate(textBody, 'plain').render(variables, budget)
  const html = compileTemplate(htmlBody, 'html').render(variables, budget)
  return kind === 'html' ? html : pageText(html)
}
