// The templates of messages: parsed once, filled for each recipient.
import type { TopLevelToken } from 'liquidjs'
import { Budget } from './template-budget.ts'
import { createLanguage, type Language, type Trace } from './template-language.ts'

/** Maximum number of characters of a template, and of its placeholders and tags: the parser takes 20 ms for these. */
const MAX_TEXT = 1_000_000
const MAX_TAGS = 2_000

// Created with the first template: this takes 15 ms, for which the start of the server does not need to wait.
const languages: { html?: Language; plain?: Language } = {}
const languageOf = {
  html: () => (languages.html ??= createLanguage(true)),
  plain: () => (languages.plain ??= createLanguage(false)),
}

/** A parsed template. `html` escapes what it puts in. */
export interface CompiledTemplate {
  /** Texts of one message share the given budget; without one, this text gets a separate budget. */
  render(variables: object, budget?: Budget): string
}

/** A template before it is parsed. */
export interface ParsedTemplate {
  /** Its tokens, new ones each time. */
  tokens(): TopLevelToken[]
  /** Uses up the tokens, which may have other texts by now. `trace` of the result gets a note of each piece. */
  parse(tokens: TopLevelToken[]): { render(variables: object, budget?: Budget, trace?: Trace): string }
}

/** Whether a text has placeholders or tags. */
export const hasTags = (text: string): boolean => text.includes('{{') || text.includes('{%')

/** Throws an Error for a template that is too long to parse. */
export function parsedTemplate(text: string, kind: 'html' | 'plain'): ParsedTemplate {
  if (hasTags(text)) {
    if (text.length > MAX_TEXT)
      throw new Error(`A text with placeholders may have ${MAX_TEXT} characters; this one has ${text.length}.`)
    const tags = text.split(/\{[{%]/).length - 1
    if (tags > MAX_TAGS) throw new Error(`The text has ${tags} placeholders and tags; ${MAX_TAGS} is the most.`)
  }
  const language = languageOf[kind]()
  return {
    tokens: () => language.tokens(text),
    parse(tokens) {
      if (!hasTags(text)) return { render: (_variables, _budget, trace) => writeTokens(tokens, trace) }
      const pieces = language.parse(tokens)
      return { render: (variables, budget = new Budget(), trace) => language.render(pieces, variables, budget, trace) }
    },
  }
}

/** The text of a template without tags, which costs no budget. */
function writeTokens(tokens: readonly TopLevelToken[], trace: Trace | undefined): string {
  // It is one token, unless it is empty.
  const [token] = tokens as (TopLevelToken & { getContent(): string })[]
  if (!token) return ''
  trace?.at.push(0)
  trace?.tokens.push(token)
  return token.getContent()
}

/** Parses once; throws an Error that says what is wrong where. */
export function compileTemplate(text: string, kind: 'html' | 'plain'): CompiledTemplate {
  // Most texts have no placeholder at all.
  if (!hasTags(text)) return { render: () => text }
  const template = parsedTemplate(text, kind)
  return template.parse(template.tokens())
}
