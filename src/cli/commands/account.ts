import type { Group } from '../../terminal/command.ts'
import { create, dkim, profile, registered, transactional, user } from '../account/accounts.ts'
import { remove } from '../account/deletion.ts'
import { hook } from '../account/hooks.ts'
import { key } from '../account/keys.ts'
import { changeUser, list, password, resume, show, suspend, users } from '../account/overview.ts'
import { approve, document, reject, senders } from '../account/senders.ts'

export const account: Group = {
  name: 'account',
  summary: 'Manage live accounts',
  details: `Live accounts send through your carriers; sandbox accounts do not.

These commands use the data folder or database in your settings (MESSAGING_DATA,
DATABASE_URL). You can run them while the server is running.`,
  commands: [
    list,
    show,
    create,
    suspend,
    resume,
    remove,
    users,
    user,
    changeUser,
    password,
    key,
    senders,
    document,
    approve,
    reject,
    profile,
    transactional,
    registered,
    hook,
    dkim,
  ],
}
