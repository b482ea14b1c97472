// What a person sees while a command takes longer than two seconds. It goes to standard error, so that the output of a
// command stays what other programs expect.

/** Milliseconds after which somebody wants to know. */
const PATIENCE = 2_000
/** Milliseconds between two updates: on a terminal, where one line changes, and in a log, which gets a line each time. */
const PERIOD = { terminal: 250, log: 15_000 }
const CLEAR = '\r\u001b[K'

export interface Progress {
  /** What the command is at. */
  step(text: string): void
  end(): void
}

type Write = typeof process.stdout.write

/** Calls `before` ahead of everything that is written to the two outputs; returns how to write past it, and its end. */
function watchWrites(before: () => void): { raw: (text: string) => void; end(): void } {
  const streams = [process.stdout, process.stderr]
  const writes = streams.map((stream) => stream.write)
  const raw = process.stderr.write.bind(process.stderr)
  streams.forEach((stream, index) => {
    const write = (writes[index] as Write).bind(stream) as (...given: unknown[]) => boolean
    stream.write = ((...given: unknown[]) => {
      before()
      return write(...given)
    }) as Write
  })
  const end = () => streams.forEach((stream, index) => void (stream.write = writes[index] as Write))
  return { raw: (text) => void raw(text), end }
}

/** A line at the bottom of the terminal, which makes room for whatever the command prints. */
function onTerminal(line: () => string): () => void {
  let shown = false
  const hide = () => {
    if (shown) outputs.raw(CLEAR)
    shown = false
  }
  const outputs = watchWrites(hide)
  const show = () => {
    outputs.raw(`${CLEAR}${line().slice(0, (process.stderr.columns ?? 80) - 1)}`)
    shown = true
  }
  show()
  const timer = setInterval(show, PERIOD.terminal)
  return () => {
    clearInterval(timer)
    hide()
    outputs.end()
  }
}

function inLog(line: () => string): () => void {
  const show = () => process.stderr.write(`${line()}\n`)
  show()
  const timer = setInterval(show, PERIOD.log)
  return () => clearInterval(timer)
}

/** Begins to watch a command; after two seconds it says what the command is at, and for how long. */
export function startProgress(name: string): Progress {
  const start = performance.now()
  let at = ''
  const line = () =>
    `messaging ${name}: ${at === '' ? '' : `${at}, `}${Math.round((performance.now() - start) / 1000)} s`
  let stop: () => void = () => undefined
  const timer = setTimeout(() => {
    stop = process.stderr.isTTY ? onTerminal(line) : inLog(line)
  }, PATIENCE)
  return {
    step: (text) => void (at = text),
    end() {
      clearTimeout(timer)
      stop()
    },
  }
}
