// The state machines of specs/state-machines.yaml: their states, transitions and ends.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** One transition between states. Without `from` it is a beginning, without `to` an end that has no state. */
export interface Transition {
  from: string | null
  to: string | null
  /** What it is called in the diagram. */
  name: string
  /** Operations of the machine's API that cause it; none where the platform, a recipient or time does. */
  by: string[]
  /** When it happens, as a sentence. */
  when: string
  provenance: string
  decision: string | null
}

export interface Machine {
  id: string
  title: string
  summary: string
  api: string
  /** Where the contract lists the states: a schema, or a place below one (`Name/properties/status`). */
  enum: string | null
  /** Why the contract has no list of these states. */
  noEnum: string | null
  /** Values of that list that are not states, each with the reason. */
  leavesOut: Record<string, string>
  /** The states in order, each with its meaning. */
  states: Record<string, string>
  /** States that no transition leaves, other than a deletion. */
  final: string[]
  transitions: Transition[]
  /** Seconds to wait after the first, second, ... attempt. */
  retryAfterSeconds: number[]
}

interface WrittenTransition {
  from?: string | string[]
  to?: string
  name: string
  by?: string[]
  when: string
  'x-provenance'?: string
  'x-decision'?: string
}
interface WrittenMachine extends Pick<Machine, 'id' | 'title' | 'summary' | 'api' | 'states' | 'final'> {
  enum?: string
  no_enum?: string
  leaves_out?: Record<string, string>
  retry_after_seconds?: number[]
  transitions: WrittenTransition[]
  'x-provenance': string
  'x-decision'?: string
}

/** Splits a transition from several states into one from each. */
function expand(machine: WrittenMachine, written: WrittenTransition): Transition[] {
  const source = written['x-provenance'] ? written : machine
  const common = {
    to: written.to ?? null,
    name: written.name,
    by: written.by ?? [],
    when: written.when,
    provenance: source['x-provenance'] ?? 'stated',
    decision: source['x-decision'] ?? null,
  }
  return [written.from ?? null].flat().map((from) => ({ from, ...common }))
}

function toMachine(written: WrittenMachine): Machine {
  const { id, title, summary, api, states, final } = written
  return {
    ...{ id, title, summary, api, states, final },
    enum: written.enum ?? null,
    noEnum: written.no_enum ?? null,
    leavesOut: written.leaves_out ?? {},
    transitions: written.transitions.flatMap((transition) => expand(written, transition)),
    retryAfterSeconds: written.retry_after_seconds ?? [],
  }
}

/** Every machine of the contract under `root`, in the order of the file. */
export function readMachines(root: string): Machine[] {
  const text = readFileSync(join(root, 'specs', 'state-machines.yaml'), 'utf8')
  return (parse(text) as WrittenMachine[]).map(toMachine)
}
