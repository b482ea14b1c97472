// Explains failed attempts to an operator: the errors of sockets, names and TLS, and the replies of mail hosts, SMSCs
// and push services. Kind and explanation contain nothing of the message, so they are safe to show to anyone.

type ErrorClass =
  | 'name'
  | 'connection'
  | 'time'
  | 'network'
  | 'certificate'
  | 'tls'
  | 'login'
  | 'sender'
  | 'recipient'
  | 'rate'
  | 'content'
  | 'forbidden'
  | 'other'

export interface ConnectionError {
  kind: ErrorClass
  /** What is wrong, as half a sentence. */
  words: string
  /** What to do about it. */
  remedy: string
}

/** The first that fits counts. */
const table: readonly { kind: ErrorClass; when: RegExp; words: string; remedy: string }[] = [
  {
    kind: 'forbidden',
    when: /not allowed|does not fetch from itself/,
    words: 'its address is in a network that is not allowed',
    remedy: 'Name the network in MESSAGING_ALLOW_PRIVATE if it is yours.',
  },
  {
    kind: 'certificate',
    when: /certificate|CERT_|_CERT|SELF_SIGNED|ERR_TLS|altnames|UNABLE_TO_/i,
    words: 'its certificate is not trusted',
    remedy:
      'Use a valid certificate of a public authority for the name in the setting, or set its file with `ca=` for SMPP, or with NODE_EXTRA_CA_CERTS for others.',
  },
  {
    kind: 'name',
    when: /ENOTFOUND|EAI_AGAIN|EDNS|ENODATA|has no address/,
    words: 'its name was not found',
    remedy: 'Check the host in the setting, and DNS on this machine.',
  },
  {
    kind: 'connection',
    when: /ECONNREFUSED/,
    words: 'it refuses the connection',
    remedy: 'Check the host and port in the setting, and whether the server is running.',
  },
  {
    kind: 'tls',
    when: /wrong version number|STARTTLS|TLS|ssl|EPROTO/i,
    words: 'TLS does not work with it',
    remedy: 'Use smtps:// or smpps:// only for a port that starts with TLS, and smtp:// or smpp:// for others.',
  },
  {
    kind: 'network',
    when: /EHOSTUNREACH|ENETUNREACH|EACCES|EPERM/,
    words: 'the network cannot reach it',
    remedy: 'Check the routes and the firewall of this machine.',
  },
  {
    kind: 'login',
    when: /\b5\.7\.8\b|\b53[0458]\b|Invalid login|EAUTH|authentication|ESME_RINVPASWD|ESME_RINVSYSID|ESME_RBINDFAIL|ESME_RALYBND|bind was refused|ProviderToken|KeyIdInToken|BadCertificate|Forbidden|answered 40[13]\b|to who we are|is paused/i,
    words: 'it refuses the login or the key of the platform',
    remedy:
      'Check the user and password in the setting, or the key, its ids and the rights of the service account. Check the clock of this machine.',
  },
  {
    kind: 'time',
    when: /ETIMEDOUT|CONNECT_TIMEOUT|timeout|timed out|takes too long|Greeting never|no answer|not bound yet/i,
    words: 'it does not respond in time',
    remedy: 'A firewall may block the connection: check that the port is open from this machine.',
  },
  {
    kind: 'rate',
    when: /ESME_RTHROTTLED|ESME_RMSGQFUL|TooMany|QUOTA|answered 429|\b4\.7\.\d|\b421\b|\b45[012]\b/i,
    words: 'it defers the message',
    remedy: 'Try again later; if it limits you, set a rate: MESSAGING_SMTP_RATE, or `rate=` of MESSAGING_SMPP_URL.',
  },
  {
    kind: 'recipient',
    when: /ESME_RINVDSTADR|\b5\.1\.[0-6]\b|DeviceToken|Unregistered|UNREGISTERED|SENDER_ID_MISMATCH|registration token|answered 4(?:04|10)\b/i,
    words: 'it refuses the recipient',
    remedy: 'Check --to: the address, the number, or a token of this app and environment.',
  },
  {
    kind: 'sender',
    when: /ESME_RINVSRCADR|\b5\.1\.[78]\b|\b5\.7\.\d+\b|Topic|sender|relay/i,
    words: 'it refuses the sender',
    remedy:
      'Set another one with --from; for email, in a domain that this host can send for. For Apple, check MESSAGING_APNS_TOPIC.',
  },
  {
    kind: 'content',
    when: /\b5\.[36]\.\d|\b55[24]\b|PayloadTooLarge|INVALID_ARGUMENT|too large|spam|ESME_RINVMSGLEN/i,
    words: 'it refuses the content',
    remedy: 'See its response.',
  },
  {
    kind: 'connection',
    when: /ECONNRESET|EPIPE|closed|ended|ESOCKET|ECONNECTION|socket hang up/i,
    words: 'it closes the connection',
    remedy: 'Check its log; it may not accept the address of this machine.',
  },
]

const other: ConnectionError = {
  kind: 'other',
  words: 'it fails for another reason',
  remedy: 'See its response and its log.',
}

/** What the reason of an outcome means. */
export function connectionErrorOf(reason: string): ConnectionError {
  const found = table.find(({ when }) => when.test(reason))
  return found ? { kind: found.kind, words: found.words, remedy: found.remedy } : other
}
