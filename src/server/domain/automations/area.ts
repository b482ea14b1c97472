// Automations: what happens by itself with contacts of a list, step by step.
import type { Parts } from '../parts.ts'
import { createAutomations } from './automations.ts'
import { createSystemAutomations } from './system.ts'
import { createAutomationWays } from './ways.ts'

export type AutomationsArea = ReturnType<typeof createAutomationsArea>

export function createAutomationsArea(parts: Parts) {
  const automations = createAutomations(parts)
  return {
    automations,
    automationWays: createAutomationWays(parts),
    systemAutomations: createSystemAutomations({ ...parts, automations }),
  }
}
