// The thread: file names are the names of operations and schemas, and root files hold nothing but references.
import type { Finding } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import type { SourceFile } from '../contract/sources.ts'
import { isRoot, isSchema, operationOf, ownerOf, stemOf } from '../contract/sources.ts'

export function checkOperationNames(files: SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const operation = operationOf(file)
    if (!operation || operation['operationId'] === stemOf(file)) return []
    const id = String(operation['operationId'])
    const message = `The operation is called ${id} and its file ${stemOf(file)}: rename one of them.`
    return [{ file: file.path, place: '#/operationId', message, rule: 'operation-file-name' }]
  })
}

/** When two schemas have the same name, a bundler silently renames the second (`Id-2`). */
export function checkSchemaNames(files: SourceFile[]): Finding[] {
  const first = new Map<string, string>()
  return files.filter(isSchema).flatMap((file) => {
    const name = stemOf(file)
    const taken = first.get(name)
    first.set(name, taken ?? file.path)
    if (!taken) return []
    const message = `The name ${name} is taken by ${taken}: choose another, or move the schema to specs/shared/schemas.`
    return [{ file: file.path, place: '#', message, rule: 'schema-name-unique' }]
  })
}

const isReference = (value: unknown): boolean => isNode(value) && Object.keys(value).join() === '$ref'

function inlineIn(file: SourceFile, section: string, groups: unknown): Finding[] {
  if (!isNode(groups)) return []
  return Object.entries(groups).flatMap(([group, members]) => {
    if (isReference(members) || !isNode(members)) return []
    const inline = Object.entries(members).filter(([, member]) => !isReference(member))
    return inline.map(([name]) => {
      const place = `#/${section}/${pointerStep(group)}/${pointerStep(name)}`
      const message = `The root holds references only: move this to a file of its own below specs/${ownerOf(file)}/.`
      return { file: file.path, place, message, rule: 'root-holds-references' }
    })
  })
}

/** Finds operations, webhooks and components that are in a root file instead of their own. */
export function checkRoots(files: SourceFile[]): Finding[] {
  return files.filter(isRoot).flatMap((file) => {
    const value = isNode(file.value) ? file.value : {}
    return ['paths', 'webhooks', 'components'].flatMap((section) => inlineIn(file, section, value[section]))
  })
}
