import { command } from '../frame/command.ts'

export const inbound = command({
  name: 'inbound',
  summary: 'Takes a mail that came back, on the standard input: for the pipes and aliases of a mail server',
  options: {
    recipient: {
      type: 'text',
      value: 'address',
      summary: 'where it came to ($ORIGINAL_RECIPIENT, $RECIPIENT, or its header)',
    },
    sender: { type: 'text', value: 'address', summary: 'the sender of its envelope ($SENDER)' },
  },
  examples: [
    ['inbound --recipient b-1a-0abcdefg@return.example.com < bounce.eml', 'a bounce'],
    ['inbound < complaint.eml', 'a complaint, which returns something that the platform signed'],
  ],
  details: `Works on the data folder or database of the settings (MESSAGING_DATA, DATABASE_URL, MESSAGING_RETURN_DOMAIN), also while the
server runs, and best as its user.

The exit codes are those of sysexits.h:

  0   taken: what follows from it is stored
  64  the words of the command make no sense
  65  it is larger than 1 MB, or says nothing of a message of this platform
  67  it came to a return address that nobody was given
  75  it could not be taken now: the mail server is to try again`,
  failed: 75,
  misused: 64,
  run: async (call) => (await import('../inbound.ts')).takeMail(call),
})
