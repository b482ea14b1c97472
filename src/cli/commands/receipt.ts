import type { Group } from '../../terminal/command.ts'
import { list, read } from '../receipt/receipts.ts'

export const receipt: Group = {
  name: 'receipt',
  summary: 'Inspect unreadable SMS receipts',
  details: `These commands use the data folder or database in your settings (MESSAGING_DATA,
DATABASE_URL). You can run them while the server is running.`,
  commands: [list, read],
}
