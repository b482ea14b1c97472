import { list, test } from '../carrier/carriers.ts'
import type { Group } from '../frame/command.ts'

export const carrier: Group = {
  name: 'carrier',
  summary: 'Shows the carriers that the settings name, and tries one with a message',
  details:
    'Asks the server that runs on the data folder of the settings (MESSAGING_DATA). Without one, and on PostgreSQL, it opens\nthe carriers itself.',
  commands: [list, test],
}
