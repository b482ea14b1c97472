/** Texts of what stands around every page. */
export const shell = {
  product: 'Messaging console',
  menu: 'Menu',
  skip: 'Skip to the page',
  groups: { look: 'Watch', send: 'Send', operate: 'Operate', contract: 'Contract' },
  docs: 'Documentation',
  undo: 'Undo',
  theme: { system: 'System colors', light: 'Light colors', dark: 'Dark colors' },
  signOut: 'Sign out',
  noPage: 'Page not found.',
  toFirst: 'Go to the first page',
  live: 'Live account',
  liveHint: 'Real people receive its messages.',
  clock: 'The clock of the account, in UTC',
  palette: {
    open: 'Search or run a command',
    label: 'Search pages and commands',
    none: 'No results.',
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
    wrong: 'This key is not valid.',
    refused: (why: string) => `This key was refused. ${why}`,
    failed: 'No response from the platform.',
  },
}
