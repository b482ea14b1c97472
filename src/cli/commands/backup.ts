import { command, json } from '../frame/command.ts'

export const backup = command({
  name: 'backup',
  summary: 'Copies the database and what belongs to it into a folder, also while the platform runs',
  args: { folder: { summary: 'a folder that does not exist yet' } },
  options: { json },
  examples: [['backup /var/backups/messaging/2026-11-23', 'a copy of this moment']],
  details:
    'It reads the settings of the platform: MESSAGING_DATA and DATABASE_URL say what is copied. PostgreSQL is copied by\npg_dump, which has to be on the path. The settings themselves, and files that they name, are not in the copy.',
  run: async (call) => (await import('../backup.ts')).backUp(call),
})

export const restore = command({
  name: 'restore',
  summary: 'Fills an empty data folder, or an empty PostgreSQL database, from a backup',
  args: { folder: { summary: 'a folder that `messaging backup` made' } },
  options: { json, hold: { type: 'flag', summary: 'suspend all accounts: nothing leaves before `account resume`' } },
  examples: [
    ['restore /var/backups/messaging/2026-11-23', 'into MESSAGING_DATA, which has no database yet'],
    ['restore /var/backups/messaging/2026-11-23 --hold', 'the same, and nothing of it is sent'],
  ],
  details:
    'The platform must not run on the folder. What was sent after the backup is not known there: it goes out again when the\nplatform starts, unless --hold suspends the accounts until you have looked.',
  run: async (call) => (await import('../backup.ts')).restore(call),
})
