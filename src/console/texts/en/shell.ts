/** Texts of what stands around every page. */
export const shell = {
  product: 'Messaging console',
  menu: 'Menu',
  skip: 'Skip to the page',
  groups: { look: 'Watch', send: 'Send', operate: 'Operate', contract: 'Contract' },
  docs: 'Documentation',
  undo: 'Undo',
  theme: { system: 'Colours of the system', light: 'Light colours', dark: 'Dark colours' },
  signOut: 'Forget the key',
  noPage: 'There is no such page.',
  toInbox: 'Go to the inbox',
  clock: 'The clock of the account, in UTC',
  palette: {
    open: 'Search or run a command',
    label: 'Search pages and commands',
    none: 'Nothing fits.',
    goTo: (title: string) => `Go to ${title}`,
  },
  keyboard: {
    title: 'Keyboard',
    open: 'Show the keys',
    key: 'Key',
    does: 'What it does',
  },
  session: {
    title: 'Open the console',
    explain:
      'The console needs the key of a sandbox account. `npm start` prints an address that carries it; you can also paste the key here. It stays in this tab and goes to this server only.',
    key: 'API key',
    open: 'Open',
    wrong: 'The platform does not know this key.',
    live: 'This key belongs to a live account. The console opens sandbox accounts only.',
    failed: 'The platform did not answer.',
  },
}
