import type { Group } from '../../terminal/command.ts'
import { list, test } from '../carrier/carriers.ts'

export const carrier: Group = {
  name: 'carrier',
  summary: 'List and test carriers',
  details: `If a server is running on your data folder (MESSAGING_DATA), these commands ask it.
Otherwise, and always on PostgreSQL, they connect to the carriers themselves.`,
  commands: [list, test],
}
