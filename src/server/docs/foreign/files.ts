// The files of another contract: where its documents are, and what the references in them lead to.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { isDocumentName, isRootText, isSkippedPath } from '../../../wire/openapi-documents.ts'

/** A contract that cannot be read; the text says what to do. */
export class ContractError extends Error {}

export type Node = Record<string, unknown>
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value, and the file that its references start from. */
export interface Placed {
  value: unknown
  file: string
  /** The file and the pointer, the same for each reference to it. */
  key: string
}

function rootsIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && isDocumentName(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isSkippedPath(relative(folder, path)))
    .sort()
    .filter((path) => isRootText(readFileSync(path, 'utf8')))
}

/** The documents of OpenAPI of a contract: a file, or all in a folder. */
export function findRoots(path: string): string[] {
  const target = resolve(path)
  const found = statSync(target, { throwIfNoEntry: false })
  if (!found) throw new ContractError(`${path} does not exist. Name a document of OpenAPI or a folder of them.`)
  const roots = found.isDirectory() ? rootsIn(target) : [target]
  if (roots.length === 0)
    throw new ContractError(
      `${path} has no document of OpenAPI: no file begins with \`openapi: 3\`. Name one with its path.`,
    )
  return roots
}

/** The name of an API: that of its file, or of its folder for names that every document has. */
export function nameOf(file: string): string {
  const stem = basename(file).replace(/\.[^.]+$/, '')
  const isCommon = /^(openapi|swagger|index|api|root|spec|spec3)$/i.test(stem)
  return isCommon ? basename(dirname(file)) || 'api' : stem
}

const unescaped = (step: string): string => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')

/** Reads files once and follows references between them. Other hosts are not read. */
export function createFiles(): { read(file: string): unknown; follow(reference: string, from: string): Placed } {
  const known = new Map<string, unknown>()
  const read = (file: string): unknown => {
    if (!known.has(file)) {
      const text = readFileSync(file, 'utf8')
      try {
        known.set(file, /^\s*[{[]/.test(text) ? JSON.parse(text) : parse(text))
      } catch (error) {
        const [reason] = String(error instanceof Error ? error.message : error).split('\n')
        throw new ContractError(`${relative('', file)} cannot be read: ${reason}`)
      }
    }
    return known.get(file)
  }
  const follow = (reference: string, from: string): Placed => {
    const [path = '', pointer = ''] = reference.split('#')
    if (/^[a-z][a-z\d+.-]*:/i.test(path))
      throw new ContractError(
        `${relative('', from)} refers to ${path}, which is on another host. Save it as a file, and refer to that.`,
      )
    const file = path === '' ? from : join(dirname(from), decodeURI(path))
    if (!statSync(file, { throwIfNoEntry: false }))
      throw new ContractError(
        `${relative('', from)} refers to ${reference}, but this file does not exist: ${relative('', file)}`,
      )
    const steps = pointer.split('/').slice(1).map(unescaped)
    let value = read(file)
    for (const step of steps) value = isNode(value) || Array.isArray(value) ? (value as Node)[step] : undefined
    if (value === undefined)
      throw new ContractError(
        `${relative('', from)} refers to ${reference}, which leads nowhere. \`messaging lint --contract\` finds all such references.`,
      )
    return { value, file, key: `${file}#/${steps.join('/')}` }
  }
  return { read, follow }
}
