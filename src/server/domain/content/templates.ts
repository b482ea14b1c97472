// The template language of messages: LiquidJS, shut off from files and prototypes, with limits.
import { Liquid, type Template } from 'liquidjs'

const limits = {
  ownPropertyOnly: true,
  // No file system: a template cannot include what it does not bring along.
  templates: {},
  relativeReference: false,
  parseLimit: 1_000_000,
  memoryLimit: 10_000_000,
  // Milliseconds of wall time, during which nothing else runs: a generous bound, not a measure of work.
  renderLimit: 500,
  strictFilters: true,
}

/**
 * Maximum number of tags in a template. The parser takes four times as long for twice as many: half a minute for
 * 80,000.
 */
const MOST_TAGS = 5_000
/** Maximum number of characters of a rendered text. */
const MOST_TEXT = 10_000_000
/** How often a template may run into its limits before it is given up: each time costs everybody `renderLimit`. */
const MOST_EXHAUSTIONS = 5

/**
 * Counts placeholders and tags. In a `liquid` tag each line counts as one, and only the parser knows where the tag
 * ends.
 */
function countTags(text: string): number {
  const liquid = text.search(/\{%-?\s*liquid\b/)
  return text.split(/\{[{%]/).length - 1 + (liquid < 0 ? 0 : text.slice(liquid).split('\n').length)
}

// Created with the first template: this takes 15 ms, for which the start of the server does not need to wait.
const engines: { html?: Liquid; plain?: Liquid } = {}
const engineFor = {
  html: () => (engines.html ??= new Liquid({ ...limits, outputEscape: 'escape' })),
  plain: () => (engines.plain ??= new Liquid(limits)),
}

/** A parsed template. `html` escapes what it puts in. */
export interface CompiledTemplate {
  render(variables: object): string
}

/** Parses once; throws an Error that says what is wrong where. */
export function compileTemplate(text: string, kind: 'html' | 'plain'): CompiledTemplate {
  // Most texts have no placeholder at all.
  if (!text.includes('{{') && !text.includes('{%')) return { render: () => text }
  const tags = countTags(text)
  if (tags > MOST_TAGS) throw new Error(`The text has ${tags} placeholders and tags; ${MOST_TAGS} is the most.`)
  const engine = engineFor[kind]()
  const parsed: Template[] = engine.parse(text)
  let exhausted = 0

  function render(variables: object): string {
    if (exhausted >= MOST_EXHAUSTIONS)
      throw new Error('The template ran into its limits again and again and is not tried any more.')
    try {
      const made = engine.renderSync(parsed, variables) as string
      // The parts of the text are not joined until somebody reads it, so this check comes in time.
      if (made.length > MOST_TEXT)
        throw new Error(`memory alloc limit exceeded: the text would have ${made.length} characters`)
      return made
    } catch (error) {
      if (/limit exceeded|Invalid string length/.test((error as Error).message)) exhausted++
      throw error
    }
  }
  return { render }
}
