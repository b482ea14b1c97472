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
  toFirst: 'Go to the first page',
  live: 'Live account',
  liveHint: 'Real people get what this account sends.',
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
      'The console needs the key of a sandbox account, or of a live one with a right to it. `npm start` prints an address that carries the first; you can also paste a key here. It stays in this tab and goes to this server only.',
    key: 'API key',
    open: 'Open',
    wrong: 'The platform does not know this key.',
    refused: (why: string) => `The platform does not let this key in. ${why}`,
    failed: 'The platform did not answer.',
  },
}
