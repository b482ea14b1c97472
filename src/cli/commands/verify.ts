import { command, json } from '../frame/command.ts'

export const verify = command({
  name: 'verify',
  summary: 'Checks the evidence of a registered message: its signature, time stamp and chain',
  args: { evidence: { summary: 'the PDF' } },
  options: {
    trust: {
      type: 'texts',
      value: 'pem',
      summary: 'certificates that you trust to sign: of the signer, or of authorities',
    },
    trustStamps: {
      type: 'texts',
      value: 'pem',
      summary: 'certificates that you trust for the time stamp, and only for it',
    },
    email: { type: 'text', value: 'file', summary: 'the email as it was sent, to compare it with the content hash' },
    json,
  },
  examples: [
    ['verify evidence.pdf --trust platform.pem', 'signed by that certificate, or by one that it vouches for'],
    ['verify evidence.pdf --trust platform.pem --trust-stamps tsa.pem', 'with its time stamp'],
    ['verify evidence.pdf --trust platform.pem --email mail.eml', 'with the email itself'],
  ],
  details: `It needs no network, no server and no settings. Each check is one line:

  ok      it holds
  note    it says something that cannot be checked with the PDF alone
  open    it cannot be checked without a certificate that you trust
  failed  it does not hold

The exit code is 0 when nothing failed and nothing is open: without --trust it is 1, as anybody can sign a PDF. Whether a
certificate was revoked is not checked.`,
  run: async (call) => (await import('../verify.ts')).verifyEvidence(call),
})
