/** Options of the commands that call a running platform. */
export const connectionOptions = {
  url: { type: 'text', value: 'url', summary: 'platform to call (MESSAGING_URL, or this machine)' },
  key: { type: 'text', summary: 'sandbox API key (MESSAGING_KEY, or from the data folder)' },
} as const
