// The WSDL against the YAML beside it: the same operations on both sides, and nothing said twice.
import { basename, dirname } from 'node:path'
import type { Finding, Node } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import { isOperationFile, soapFolder } from '../contract/soap/table.ts'
import {
  isAnyType,
  plainTypeOf,
  serviceOf,
  type WsdlOperation,
  type WsdlPart,
  wsdlPath,
} from '../contract/soap/wsdl.ts'
import { parseXml, type XmlElement, XmlError } from '../contract/soap/xml.ts'
import type { SourceFile } from '../contract/sources.ts'
import { stemOf } from '../contract/sources.ts'
import { atLine, checkWsdlAlone } from './wsdl.ts'

const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})

const inYaml = (file: SourceFile, place: string, rule: string, message: string): Finding => ({
  file: file.path,
  place,
  message,
  rule: `soap-wsdl-${rule}`,
})

/** A type in the YAML of what the WSDL gives a type. */
function checkSaidType(file: SourceFile, place: string, said: unknown, part: WsdlPart): Finding[] {
  const type = plainTypeOf(part)
  if (said === undefined) return []
  const where = `${wsdlPath}:${part.line}`
  const message =
    said === type
      ? `${where} gives \`${part.name}\` this type already: remove it here.`
      : `The type is \`${String(said)}\` here and \`${type}\` in ${where}: remove it here, and correct it there if it is wrong.`
  return [inYaml(file, place, 'type', message)]
}

/** The one part of a message that is a text: the YAML says what it means, under its name. */
function checkTextPart(file: SourceFile, part: WsdlPart): Finding[] {
  const node = nodeOf(file.value)
  const known = nodeOf(node['arguments'])
  const own = nodeOf(known[part.name])
  const place = `#/arguments/${pointerStep(part.name)}`
  const found = Object.keys(known)
    .filter((name) => name !== part.name)
    .map((name) => {
      const message = `\`${name}\` is not a part of the message (${wsdlPath}:${part.line}): remove it, or rename the part.`
      return inYaml(file, `#/arguments/${pointerStep(name)}`, 'part', message)
    })
  if (!(part.name in known))
    found.push(atLine(part.line, 'part', `${file.path} does not say what \`${part.name}\` means: add it to arguments.`))
  found.push(...checkSaidType(file, `${place}/type`, own['type'], part))
  if ('required' in own) found.push(inYaml(file, `${place}/required`, 'part', 'A part is always there: remove this.'))
  if ('input' in node)
    found.push(
      inYaml(file, '#/input', 'part', `The WSDL says that it takes a text (${wsdlPath}:${part.line}): remove this.`),
    )
  return found
}

function checkResult(file: SourceFile, part: WsdlPart): Finding[] {
  const result = nodeOf(file.value)['result']
  if (!isAnyType(part)) {
    if (result === undefined) return []
    const { type, members } = nodeOf(result)
    return checkSaidType(file, '#/result', type ?? (members ? 'a map' : ''), part)
  }
  if (result !== undefined) return []
  const message = `The WSDL says any type (${wsdlPath}:${part.line}): add result with what the operation returns.`
  return [inYaml(file, '#', 'result', message)]
}

/** Operations are in the order of the groups, each group under a comment with its title, so that a reader finds them. */
function checkOrder(operations: WsdlOperation[], files: Map<string, SourceFile>, groups: Node): Finding[] {
  const names = Object.keys(groups)
  let last = -1
  return operations.flatMap(({ name, line, comment }) => {
    const file = files.get(name)
    const index = names.indexOf(basename(dirname(file?.path ?? '')))
    if (!file || index < 0) return []
    if (index < last) {
      const message = `${name} is in the group ${names[index]}: move it up to that group, as ordered in service.yaml.`
      return [atLine(line, 'order', message)]
    }
    const title = index > last ? String(nodeOf(groups[names[index] ?? ''])['title']) : ''
    last = index
    if (comment === title) return []
    const message = title
      ? `The group ${names[index]} begins here: write the comment <!-- ${title} --> before this line.`
      : `The comment before this line is for the first operation of a group: move or remove it.`
    return [atLine(line, 'order', message)]
  })
}

/** What service.yaml must not say, since the WSDL does. */
function checkService(file: SourceFile | undefined): Finding[] {
  const doubled = ['summary', 'description', 'address'].filter((key) => key in nodeOf(file?.value))
  return doubled.flatMap((key) =>
    file
      ? [inYaml(file, `#/${key}`, 'service', `${wsdlPath} says this (documentation, soap:address): remove it here.`)]
      : [],
  )
}

function checkBoth(root: XmlElement, files: SourceFile[]): Finding[] {
  const { operations } = serviceOf(root)
  const own = new Map(files.filter(({ path }) => isOperationFile(path)).map((file) => [stemOf(file), file]))
  const service = files.find(({ path }) => path === `${soapFolder}/service.yaml`)
  const said = new Set(operations.map(({ name }) => name))
  const unsaid = [...own]
    .filter(([name]) => !said.has(name))
    .map(([name, file]) =>
      inYaml(file, ':1', 'operation', `${wsdlPath} has no operation ${name}: add it there, or remove this file.`),
    )
  const joined = operations.flatMap(({ name, line, request, response }) => {
    const file = own.get(name)
    const [[taken], [returned]] = [request, response]
    if (!file)
      return [
        atLine(line, 'operation', `There is no ${soapFolder}/<group>/${name}.yaml: write it, or remove the operation.`),
      ]
    if (!taken || !returned || ![taken, returned].every((part) => isAnyType(part) || plainTypeOf(part))) return []
    return [...(isAnyType(taken) ? [] : checkTextPart(file, taken)), ...checkResult(file, returned)]
  })
  const groups = nodeOf(nodeOf(service?.value)['groups'])
  const order = operations.every(({ name }) => own.has(name)) ? checkOrder(operations, own, groups) : []
  return [...joined, ...unsaid, ...checkService(service), ...order]
}

/** Every finding about the WSDL, alone and against the YAML beside it. `files` are all sources. */
export function checkWsdl(files: SourceFile[]): Finding[] {
  const file = files.find(({ path }) => path === wsdlPath)
  if (!file) return [atLine(1, 'xml', 'The WSDL is missing.')]
  try {
    const root = parseXml(wsdlPath, file.text)
    const alone = checkWsdlAlone(root)
    return alone.some(({ rule }) => /grammar|name/.test(rule)) ? alone : [...alone, ...checkBoth(root, files)]
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return [atLine(error.line, 'xml', `The WSDL cannot be read: ${error.reason}`)]
  }
}
