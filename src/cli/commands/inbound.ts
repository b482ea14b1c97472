import { defineCommand } from '../../terminal/command.ts'

export const inbound = defineCommand({
  name: 'inbound',
  summary: 'Process a bounced email from stdin',
  options: {
    recipient: {
      type: 'text',
      value: 'address',
      summary: 'envelope recipient ($ORIGINAL_RECIPIENT, $RECIPIENT or a header)',
    },
    sender: { type: 'text', value: 'address', summary: 'envelope sender ($SENDER)' },
  },
  examples: [
    ['inbound --recipient b-1a-0abcdefg@return.example.com < bounce.eml', 'process a bounce'],
    ['inbound < complaint.eml', 'process a complaint about a message of the platform'],
  ],
  details: `Use it in a pipe or alias of your mail server. It uses the data folder or database in
your settings (MESSAGING_DATA, DATABASE_URL, MESSAGING_RETURN_DOMAIN). You can run it
while the server is running, preferably as the same user.

Emails may have any size. Only the first 1 MB (1,048,576 bytes) is examined.

Exit codes (sysexits.h):

  0   the email was processed
  64  invalid usage
  65  the email is not about a message of this platform
  67  the return address is unknown
  75  temporary failure: the mail server should try again`,
  failed: 75,
  misused: 64,
  run: async (call) => (await import('../inbound.ts')).takeMail(call),
})
