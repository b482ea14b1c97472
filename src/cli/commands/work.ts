import type { Group } from '../../terminal/command.ts'
import { list, release } from '../work/set-aside.ts'

export const work: Group = {
  name: 'work',
  summary: 'List and release set-aside work',
  details: `These commands use the data folder or database in your settings (MESSAGING_DATA,
DATABASE_URL). You can run them while the server is running.`,
  commands: [list, release],
}
