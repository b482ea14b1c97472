// The state machines hold together, fit the lists of the contract and of the server, and can be read as diagrams.
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { readApis, rowsOf, type Schema } from '../../src/server/docs/contracts.ts'
import { renderDiagram } from '../../src/server/docs/states/diagram.ts'
import { type PlacedNode, placeMachine } from '../../src/server/docs/states/layout.ts'
import { type Machine, readMachines } from '../../src/server/docs/states/machines.ts'
import { hookWaits } from '../../src/server/domain/hooks/send-hooks.ts'
import { openOperationStates } from '../../src/server/store/states.ts'

const apis = readApis(root)
const machines = readMachines(root)
const machineOf = (id: string) => machines.find((machine) => machine.id === id) as Machine
const documentOf = ({ api }: Machine) => apis.find(({ name }) => name === api)?.document

/** The values that stand at `Name` or `Name/properties/status`. */
function listed(machine: Machine): string[] {
  const [name = '', ...steps] = (machine.enum ?? '').split('/')
  let schema: unknown = documentOf(machine)?.components.schemas?.[name]
  for (const step of steps) schema = (schema as Record<string, unknown> | undefined)?.[step]
  return ((schema as Schema | undefined)?.enum ?? []).map(String)
}

test('every machine that was asked for is there', () => {
  expect(machines.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'campaign',
      'operation',
      'email',
      'sms-and-push',
      'alert',
      'flow-run',
      'verify',
      'registered-message',
      'evidence',
      'hook-delivery',
    ]),
  )
})

describe.each(machines)('$id', (machine) => {
  const { states, transitions, final } = machine
  const names = Object.keys(states)

  test('its states are those of the contract, or it says why there is no list', () => {
    if (machine.enum === null) return expect(machine.noEnum).toBeTruthy()
    expect([...names, ...Object.keys(machine.leavesOut)].toSorted()).toEqual(listed(machine).toSorted())
  })

  test('transitions lead between states, from a beginning to every state', () => {
    expect(
      transitions.flatMap(({ from, to }) => [from, to]).filter((state) => state !== null && !names.includes(state)),
    ).toEqual([])
    const reached = new Set<string | null>([null])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of transitions) if (reached.has(from) && to !== null) reached.add(to)
    }
    expect(names.filter((name) => !reached.has(name))).toEqual([])
  })

  test('final is what no transition leads on from', () => {
    const left = new Set(transitions.filter(({ to }) => to !== null).map(({ from }) => from))
    expect(names.filter((name) => !left.has(name)).toSorted()).toEqual(final.toSorted())
  })

  test('the operations are those of its API', () => {
    const ids = rowsOf(documentOf(machine)?.paths ?? {}).map(({ operation }) => operation.operationId)
    expect(transitions.flatMap(({ by }) => by).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('its diagram shows every state and transition, apart from each other, and says it in words', () => {
    const { markup } = renderDiagram(machine)
    for (const name of names) expect(markup).toContain(`>${name}</text>`)
    for (const { name } of transitions) expect(markup).toContain(`>${name}</text>`)
    expect(markup).toMatch(/role="img"\s+aria-labelledby="\S+-title \S+-desc"/)
    expect(markup).toContain(`<title id="${machine.id}-title">`)
    for (const { from, to, name } of transitions)
      expect(markup).toContain(`${from ?? 'beginning'} to ${to ?? 'end'}: ${name}`)

    const { nodes, width, height } = placeMachine(machine)
    const apart = (a: PlacedNode, b: PlacedNode) =>
      Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2
    for (const [index, node] of nodes.entries()) {
      expect(nodes.slice(index + 1).filter((other) => !apart(node, other))).toEqual([])
      expect(
        node.x - node.width / 2 >= 0 && node.x + node.width / 2 <= width && node.y + node.height / 2 <= height,
      ).toBe(true)
    }
  })
})

describe('the server', () => {
  test('knows the same states of an operation that has not ended', () => {
    expect(openOperationStates.toSorted()).toEqual(Object.keys(machineOf('operation').states).toSorted())
  })

  test('waits as long between the attempts of a hook delivery', () => {
    expect(hookWaits.map((wait) => wait / 1000)).toEqual(machineOf('hook-delivery').retryAfterSeconds)
  })
})
