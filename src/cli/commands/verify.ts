import { defineCommand, json } from '../../terminal/command.ts'

export const verify = defineCommand({
  name: 'verify',
  summary: 'Verify evidence of a registered message',
  args: { evidence: { summary: 'PDF file to verify' } },
  options: {
    trust: {
      type: 'texts',
      value: 'pem',
      summary: 'trusted certificates of the signer or its authorities',
    },
    trustStamps: {
      type: 'texts',
      value: 'pem',
      summary: 'trusted certificates for the time stamp only',
    },
    email: { type: 'text', value: 'file', summary: 'email as sent, to compare with the content hash' },
    json,
  },
  examples: [
    ['verify evidence.pdf --trust platform.pem', 'trust this signer or authority'],
    ['verify evidence.pdf --trust platform.pem --trust-stamps tsa.pem', 'also trust this time stamp authority'],
    ['verify evidence.pdf --trust platform.pem --email mail.eml', 'also compare the email'],
  ],
  details: `Checks the signature, the time stamp and the chain of events. It works offline and needs
no server or settings. Each check prints one line:

  ok      the check passed
  note    information that the PDF alone cannot prove
  open    needs a certificate that you trust
  failed  the check failed

The exit code is 0 if no check is failed or open. Without --trust it is 1, because anyone
can sign a PDF. Certificates are not checked for revocation.`,
  run: async (call) => (await import('../verify.ts')).verifyEvidence(call),
})
