import { defineCommand, json } from '../../terminal/command.ts'

export const backup = defineCommand({
  name: 'backup',
  summary: 'Back up the platform',
  args: { folder: { summary: 'new folder for the backup' } },
  options: { json },
  examples: [['backup /var/backups/messaging/2026-11-23', 'back up the current state']],
  details: `You can run this while the platform is running. MESSAGING_DATA and DATABASE_URL
select the platform. PostgreSQL databases are dumped with pg_dump, which must be on
your PATH. Your settings, and the files they refer to, are not included.`,
  run: async (call) => (await import('../backup.ts')).backUp(call),
})

export const restore = defineCommand({
  name: 'restore',
  summary: 'Restore the platform from a backup',
  args: { folder: { summary: 'folder created by `messaging backup`' } },
  options: { json, hold: { type: 'flag', summary: 'suspend all accounts until you resume them' } },
  examples: [
    ['restore /var/backups/messaging/2026-11-23', 'restore into MESSAGING_DATA'],
    ['restore /var/backups/messaging/2026-11-23 --hold', 'restore without sending anything'],
  ],
  details: `Stop the platform first. The data folder (MESSAGING_DATA) must not contain a database. A
PostgreSQL database (DATABASE_URL) must be empty.

The backup doesn't know what was sent after it was taken, so those messages may be
sent a second time when the platform starts. Use --hold to check first.`,
  run: async (call) => (await import('../backup.ts')).restore(call),
})
