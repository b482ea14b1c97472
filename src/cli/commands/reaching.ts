/** The options of commands that call a platform. */
export const reaching = {
  url: { type: 'text', value: 'address', summary: 'the platform (MESSAGING_URL, or the server on this machine)' },
  key: { type: 'text', summary: 'a key of the sandbox account (MESSAGING_KEY, or that of the data folder)' },
} as const
