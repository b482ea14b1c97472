import { create, dkim, profile, registered, transactional, user } from '../account/accounts.ts'
import { remove } from '../account/deletion.ts'
import { hook } from '../account/hooks.ts'
import { key } from '../account/keys.ts'
import { list, password, resume, show, suspend, users } from '../account/overview.ts'
import { approve, document, reject, senders } from '../account/senders.ts'
import type { Group } from '../frame/command.ts'

export const account: Group = {
  name: 'account',
  summary: 'Manages live accounts, whose messages go to real carriers',
  details:
    'Works on the data folder or database of the settings (MESSAGING_DATA, DATABASE_URL), also while the server runs.',
  commands: [
    list,
    show,
    create,
    suspend,
    resume,
    remove,
    users,
    user,
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
