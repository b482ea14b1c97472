// Shows progress when a command takes longer than two seconds. It uses standard error, so that standard output contains only
// the result.
import { escapeControls, printErrorLine } from './printer.ts'

/** Milliseconds before progress is shown. */
const QUIET_MS = 2_000
/** Milliseconds between updates. A terminal updates one line in place; a log gets a new line each time. */
const PERIOD = { terminal: 250, log: 15_000 }
const CLEAR = '\r\u001b[K'

export interface Progress {
  /** Sets the current step. */
  step(text: string): void
  end(): void
}

type Write = typeof process.stdout.write

/** Calls `before` before each write to stdout or stderr. `raw` writes without that call. */
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

/** Keeps a line at the bottom of the terminal and hides it while the command prints. */
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
  const show = () => printErrorLine(line())
  show()
  const timer = setInterval(show, PERIOD.log)
  return () => clearInterval(timer)
}

/** Starts the progress of a command. After two seconds it shows the current step and the elapsed time. */
export function startProgress(name: string): Progress {
  const start = performance.now()
  let at = ''
  const line = () =>
    `messaging ${name}: ${at === '' ? '' : `${escapeControls(at)}, `}${Math.round((performance.now() - start) / 1000)} s`
  let stop: () => void = () => undefined
  const timer = setTimeout(() => {
    stop = process.stderr.isTTY ? onTerminal(line) : inLog(line)
  }, QUIET_MS)
  return {
    step: (text) => void (at = text),
    end() {
      clearTimeout(timer)
      stop()
    },
  }
}
