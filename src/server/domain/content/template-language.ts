// The template language: a part of LiquidJS, shut off from files and prototypes, in which all work is counted.
import {
  CaseTag,
  Context,
  defaultOperators,
  type Emitter,
  evalToken,
  ForTag,
  Liquid,
  LiquidError,
  type Operators,
  RenderError,
  type TagToken,
  type Template,
  type Token,
  Tokenizer,
  type TopLevelToken,
  toValueSync,
  Value,
} from 'liquidjs'
import type { Budget } from './template-budget.ts'
import { lengthOf, type Metered, pricedFilters, useForAll } from './template-filters.ts'

/** Maximum number of characters in the placeholders and tags of a template, and of blocks in blocks. */
const MAX_CODE = 50_000
const MAX_DEPTH = 100

/** Units for filling one piece of a template, and for each operand of its expressions. */
const PIECE = 60
const OPERAND = 60

/** What templates may do. The tags for files are missing, and those that write a template inside a tag. */
const TAGS = 'assign break capture case comment continue cycle echo for if raw unless #'.split(' ')

/** Finds the end of the text between two tags at once; LiquidJS looks at each character. */
class FastTokenizer extends Tokenizer {
  override readHTMLToken() {
    const { N, p } = this
    const tag = /\{[{%]/g
    tag.lastIndex = p
    const end = tag.exec(this.input)?.index ?? N
    this.N = p
    const token = super.readHTMLToken([])
    this.N = N
    this.p = token.end = end
    return token
  }
}

/** Counts what a rendering reads; a limiter of LiquidJS would count memory and time only. */
class MeteredContext extends Context implements Metered {
  readonly budget: Budget

  constructor(engine: Liquid, variables: object, budget: Budget) {
    const limiter = { use: (count: number) => budget.use(4 * Math.max(0, count)), check: () => {} }
    // The type is a class with private members, of which LiquidJS calls these two methods.
    const limits = { memoryLimit: limiter as never, renderLimit: limiter as never, liquid: engine }
    super(variables, engine.options, { sync: true }, limits)
    this.budget = budget
  }

  override readProperty(...[object, key]: Parameters<Context['readProperty']>): unknown {
    this.budget.use(OPERAND)
    // LiquidJS would count the members of an object each time.
    const isCounted = key === 'size' && typeof object === 'object' && !Array.isArray(object)
    return isCounted ? ownSize(object as object | null) : super.readProperty(object, key)
  }
}

const ownSize = (object: object | null): unknown =>
  object !== null && Object.hasOwn(object, 'size') ? (object as { size?: unknown }).size : undefined

/** The number of members of an object, which LiquidJS lists for a loop. */
const widthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0

/** Joins what the pieces of a template write. */
class CountingEmitter implements Emitter {
  buffer = ''
  private readonly budget: Budget

  constructor(budget: Budget) {
    this.budget = budget
  }

  write(value: unknown): void {
    useForAll(value, this.budget)
    this.buffer += textOf(value)
  }
}

/** Where the pieces of a template begin in what it writes. */
export interface Trace {
  /** Places in the result, ascending. */
  at: number[]
  /** The piece that writes from there on. */
  tokens: Token[]
}

/** Notes which piece writes what. Pieces inside a `capture` write elsewhere and leave no note. */
class TracedEmitter extends CountingEmitter {
  private readonly trace: Trace

  constructor(budget: Budget, trace: Trace) {
    super(budget)
    this.trace = trace
  }

  enterTemplate({ token }: Template): void {
    this.trace.at.push(this.buffer.length)
    this.trace.tokens.push(token)
  }
}

/** A template that is filled already, as the value of a placeholder: nothing in it is escaped again. */
export class EmbeddedText {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.map(textOf).join('') : String(value)
}

const prices = new WeakMap<Template, number>()

/** Units for a piece: all operands of its expressions, whichever of them it comes to. */
function priceOf(piece: Template): number {
  let price = prices.get(piece)
  if (price === undefined) {
    price = PIECE
    for (const argument of piece.arguments?.() ?? [])
      price += argument instanceof Value ? OPERAND * argument.initial.postfix.length : OPERAND
    prices.set(piece, price)
  }
  return price
}

/** Takes the place of the renderer of LiquidJS, which looks at the time before each piece. */
function* renderCounted(pieces: Template[], context: Context, given?: Emitter): IterableIterator<unknown> {
  // Only `render` below makes contexts.
  const { budget } = context as MeteredContext
  const emitter = given ?? new CountingEmitter(budget)
  const traced = emitter instanceof TracedEmitter ? emitter : null
  budget.use(PIECE)
  for (const piece of pieces) {
    budget.use(priceOf(piece))
    traced?.enterTemplate(piece)
    try {
      const text: unknown = yield piece.render(context, emitter)
      if (text) emitter.write(text)
    } catch (error) {
      throw LiquidError.is(error) ? error : new RenderError(error as Error, piece as never)
    }
    if (context.breakCalled || context.continueCalled) break
  }
  return emitter.buffer
}

/** A loop over a list, whose members it may copy, whatever its `limit` is. */
class CountedFor extends ForTag {
  override *render(...[context, emitter]: Parameters<ForTag['render']>): ReturnType<ForTag['render']> {
    const list: unknown = yield evalToken(this.collection, context)
    ;(context as MeteredContext).budget.use(Array.isArray(list) ? lengthOf(list) / 2 : 50 * widthOf(list))
    return yield* super.render(context, emitter)
  }
}

/** A choice that compares its value with each of the others. */
class CountedCase extends CaseTag {
  override *render(...[context, emitter]: Parameters<CaseTag['render']>): ReturnType<CaseTag['render']> {
    const { budget } = context as MeteredContext
    const value: unknown = yield this.value.value(context)
    for (const { values } of this.branches) for (const _ of values) useForAll(value, budget)
    yield* super.render(context, emitter)
  }
}

/** The operators, which compare texts and lists of any length. */
function pricedOperators(): Operators {
  return Object.fromEntries(
    Object.entries(defaultOperators).map(([name, operator]) => {
      const priced = (left: unknown, right: unknown, context: Context) => {
        const { budget } = context as MeteredContext
        useForAll(left, budget)
        useForAll(right, budget)
        if (name === 'contains') budget.use((lengthOf(left) * lengthOf(right)) / 50)
        return operator(left, right, context)
      }
      // The one unary operator takes the context second.
      return [name, name === 'not' ? operator : priced]
    }),
  )
}

/** Throws for a template whose parsing would take long, or whose blocks would exhaust the stack. */
function assertSmall(tokens: readonly TopLevelToken[]): void {
  let code = 0
  let depth = 0
  for (const token of tokens) {
    // Text between tags has no range of contents.
    if (!('contentRange' in token)) continue
    code += token.size()
    const { name = '' } = token as Partial<TagToken>
    if (['if', 'for', 'case', 'unless', 'capture'].includes(name)) depth++
    else if (name.startsWith('end')) depth--
    if (depth > MAX_DEPTH) throw new Error(`Blocks are nested more than ${MAX_DEPTH} deep.`)
  }
  if (code > MAX_CODE)
    throw new Error(`The placeholders and tags have ${code} characters together; ${MAX_CODE} is the most.`)
}

export interface Language {
  /** The tokens of a template. Throws for one that is too long to parse. */
  tokens(text: string): TopLevelToken[]
  /** Uses up the tokens. Throws an Error that says what is wrong where. */
  parse(tokens: TopLevelToken[]): Template[]
  /** Throws for a mistake in the data, and when the budget is not enough. `trace` gets a note of each piece. */
  render(pieces: Template[], variables: object, budget: Budget, trace?: Trace): string
}

/** `isHtml`: what placeholders put in is escaped, unless their last filter is `raw`. */
export function createLanguage(isHtml: boolean): Language {
  const filters = pricedFilters()
  const escapeHtml = filters['escape'] as (value: unknown) => string
  function escapeUnlessEmbedded(this: unknown, value: unknown): string {
    return value instanceof EmbeddedText ? value.toString() : escapeHtml.call(this, value)
  }
  const engine = new Liquid({
    ownPropertyOnly: true,
    // No file system: a template cannot include what it does not bring along.
    templates: {},
    relativeReference: false,
    strictFilters: true,
    operators: pricedOperators(),
    ...(isHtml && { outputEscape: escapeUnlessEmbedded }),
  })
  for (const name of Object.keys(engine.filters)) engine.unregisterFilter(name)
  for (const [name, filter] of Object.entries(filters)) engine.registerFilter(name, filter)
  for (const name of Object.keys(engine.tags)) if (!TAGS.includes(name)) delete engine.tags[name]
  engine.registerTag('for', CountedFor)
  engine.registerTag('case', CountedCase)
  engine.renderer.renderTemplates = renderCounted

  return {
    tokens(text) {
      const tokens = new FastTokenizer(text, engine.options.operators).readTopLevelTokens(engine.options)
      assertSmall(tokens)
      return tokens
    },
    parse: (tokens) => engine.parser.parseTokens(tokens),
    render(pieces, variables, budget, trace) {
      const emitter = trace && new TracedEmitter(budget, trace)
      const context = new MeteredContext(engine, variables, budget)
      return toValueSync(engine.renderer.renderTemplates(pieces, context, emitter)) as string
    },
  }
}
