// The page of an operation as Markdown, for programs that read.
import { changeMarkdown } from '../changes/box.ts'
import type { HistoryEntry } from '../changes/history.ts'
import { type Api, addressOf, isForOthers, type Row, responseOf } from '../contracts.ts'
import { bodyOf, exampleRequest, parametersOf } from './request.ts'
import { samplesOf } from './samples.ts'
import { type Member, type Shape, shapeOf } from './shape.ts'

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function line(name: string, { type, description, limits, isDeprecated }: Shape, isRequired: boolean): string {
  const words = [type, ...(isRequired ? ['required'] : []), ...(isDeprecated ? ['deprecated'] : []), ...limits]
  return `\`${name}\` (${words.join('; ')})${description ? `: ${oneLine(description)}` : ''}`
}

function membersOf(shape: Shape, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const own = shape.members.flatMap(({ name, isRequired, shape: one }: Member) => [
    `${indent}- ${line(name, one, isRequired)}`,
    ...membersOf(one, depth + 1),
  ])
  const forms = shape.choices.flatMap(({ title, shape: one }) => [
    `${indent}- One form is \`${title}\`:`,
    ...membersOf(one, depth + 1),
  ])
  return [...own, ...forms]
}

function parameters(api: Api, row: Row): string[] {
  const all = parametersOf(api, row)
  if (all.length === 0) return []
  const items = all.map((one) => {
    const shape = { ...shapeOf(api.document, one.schema ?? {}, 'request'), description: one.description ?? '' }
    return `- in the ${one.in}: ${line(one.name, shape, one.required ?? false)}`
  })
  return ['## Parameters', items.join('\n')]
}

const fenced = (code: string, language: string): string => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``

function body({ document }: Api, row: Row): string[] {
  const media = bodyOf(row)
  if (!media?.schema) return []
  const members = membersOf(shapeOf(document, media.schema, 'request'), 0)
  const examples = Object.values(media.examples ?? {}).map(
    ({ summary, value }) => `${summary ?? 'Example'}:\n\n${fenced(JSON.stringify(value, null, 2), 'json')}`,
  )
  return ['## Body', members.join('\n'), ...examples]
}

function answers({ document }: Api, { operation }: Row): string[] {
  const parts = Object.entries(operation.responses).flatMap(([status, given]) => {
    const answer = responseOf(document, given)
    const said = `### ${status}\n\n${oneLine(answer.description)}`
    const schema = answer.content?.['application/json']?.schema
    if (!status.startsWith('2') || !schema) return [said]
    return [said, membersOf(shapeOf(document, schema, 'answer'), 0).join('\n')]
  })
  return ['## Answers', ...parts]
}

/** The page of an operation as Markdown. */
export function operationMarkdown(api: Api, row: Row, history: readonly HistoryEntry[]): string {
  const { operation, method, path } = row
  const [sample] = isForOthers(api) ? [] : samplesOf(exampleRequest(api, row), addressOf(api))
  const blocks = [
    `# ${operation.summary}`,
    `\`${method.toUpperCase()} ${addressOf(api)}${path}\` (\`${operation.operationId}\` of the ${api.document.info.title})`,
    operation.description ?? '',
    operation['x-live-accounts'] ? `A key of a live account needs the right \`${operation['x-live-accounts']}\`.` : '',
    ...(sample ? [fenced(sample.code, 'sh')] : []),
    ...parameters(api, row),
    ...body(api, row),
    ...answers(api, row),
    ...changeMarkdown(history, api.name, operation.operationId),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
