// The templates of messages: parsed once, filled for each recipient.
import { Budget } from './template-budget.ts'
import { createLanguage, type Language } from './template-language.ts'

/** Maximum number of characters of a template, and of its placeholders and tags: the parser takes 20 ms for these. */
const MOST_TEXT = 1_000_000
const MOST_TAGS = 2_000

// Created with the first template: this takes 15 ms, for which the start of the server does not need to wait.
const languages: { html?: Language; plain?: Language } = {}
const languageOf = {
  html: () => (languages.html ??= createLanguage(true)),
  plain: () => (languages.plain ??= createLanguage(false)),
}

/** A parsed template. `html` escapes what it puts in. */
export interface CompiledTemplate {
  /** Texts of one message share the budget that is given; without one, this text has a budget of its own. */
  render(variables: object, budget?: Budget): string
}

/** Parses once; throws an Error that says what is wrong where. */
export function compileTemplate(text: string, kind: 'html' | 'plain'): CompiledTemplate {
  // Most texts have no placeholder at all.
  if (!text.includes('{{') && !text.includes('{%')) return { render: () => text }
  if (text.length > MOST_TEXT)
    throw new Error(`A text with placeholders may have ${MOST_TEXT} characters; this one has ${text.length}.`)
  const tags = text.split(/\{[{%]/).length - 1
  if (tags > MOST_TAGS) throw new Error(`The text has ${tags} placeholders and tags; ${MOST_TAGS} is the most.`)
  const language = languageOf[kind]()
  const pieces = language.parse(text)
  return { render: (variables, budget = new Budget()) => language.render(pieces, variables, budget) }
}
