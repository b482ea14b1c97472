// Automations: what happens by itself with contacts of a list, step by step.
import { type Automations, createAutomations } from './automations.ts'
import { type AutomationRuns, createAutomationRuns } from './runs.ts'
import type { AutomationStateDeps } from './states.ts'
import { createSystemAutomations, type SystemAutomations } from './system.ts'

export interface AutomationsArea {
  automations: Automations
  automationRuns: AutomationRuns
  systemAutomations: SystemAutomations
}

export function createAutomationsArea(parts: AutomationStateDeps): AutomationsArea {
  const automations = createAutomations(parts)
  return {
    automations,
    automationRuns: createAutomationRuns(parts),
    systemAutomations: createSystemAutomations({ ...parts, automations }),
  }
}
