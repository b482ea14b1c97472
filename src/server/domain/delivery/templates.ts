// The template language of messages: LiquidJS, shut off from files and prototypes, with limits.
import { Liquid, type Template } from 'liquidjs'

const limits = {
  ownPropertyOnly: true,
  // No file system: a template cannot include what it does not bring along.
  templates: {},
  relativeReference: false,
  parseLimit: 1_000_000,
  memoryLimit: 10_000_000,
  // Milliseconds of wall time, so a generous bound and no measure of work.
  renderLimit: 2_000,
  strictFilters: true,
}

// Made for the first template: it takes 15 ms that the start of the server does not need to wait for.
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
  const engine = engineFor[kind]()
  const parsed: Template[] = engine.parse(text)
  return { render: (variables) => engine.renderSync(parsed, variables) as string }
}
