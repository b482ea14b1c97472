// The tasks of the work loop by name, with the kind of stored work that each has in progress.
import type { WorkKind } from '../domain/timers/work-turn.ts'

export const taskKinds = {
  timers: 'timer',
  operations: 'operation',
  'import files': 'import_file',
  'read feeds': 'feed',
  'plan runs': 'plan',
  'send chunks': 'chunk',
  'send chunks of others': 'chunk',
  'send codes and alerts': 'message',
  'send single messages': 'message',
  'retry deferred': 'message',
  'send messages of automations': 'message',
  'tell automations': 'automation_signal',
  'run automations': 'automation_step',
  'look for contacts': 'automation_look',
  'look again for automations': 'automation_later',
  'remove automations': 'automation_removal',
  'finish runs': 'finish',
  'watch runs': 'run_check',
  'make evidences': 'evidence',
  'seal chains': 'chain_seal',
  'send hooks': 'hook_delivery',
  'look up cnames': 'cname',
  'remove lists': 'list_removal',
  'add up counts': 'count_sum',
  'remove editions': 'edition_removal',
  'remove unseen devices': 'device_removal',
  'remove what is old': 'retention',
  'forget old keys': 'key_removal',
} as const satisfies Readonly<Record<string, WorkKind>>

export type TaskName = keyof typeof taskKinds
