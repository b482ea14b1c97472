// What the words of a failed attempt mean to an operator: the errors of sockets, names and TLS, and what mail hosts,
// centres of SMS and push services answer. The kind and its words hold nothing of the message, so anybody may read them.

export type TroubleKind =
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

export interface Trouble {
  kind: TroubleKind
  /** What is wrong, as half a sentence. */
  words: string
  /** What to do about it. */
  mend: string
}

/** The first that fits counts. */
const table: readonly { kind: TroubleKind; when: RegExp; words: string; mend: string }[] = [
  {
    kind: 'forbidden',
    when: /not allowed|does not fetch from itself/,
    words: 'its address is in a network that is not allowed',
    mend: 'Name the network in MESSAGING_ALLOW_PRIVATE if it is yours.',
  },
  {
    kind: 'certificate',
    when: /certificate|CERT_|_CERT|SELF_SIGNED|ERR_TLS|altnames|UNABLE_TO_/i,
    words: 'its certificate is not trusted',
    mend: 'The certificate has to be valid, made for the name in the setting, and vouched for by a public authority; otherwise name its file, with `ca=` for SMPP and NODE_EXTRA_CA_CERTS for others.',
  },
  {
    kind: 'name',
    when: /ENOTFOUND|EAI_AGAIN|EDNS|ENODATA|has no address/,
    words: 'its name is not found',
    mend: 'Look at the host in the setting, and whether this machine can ask the DNS.',
  },
  {
    kind: 'connection',
    when: /ECONNREFUSED/,
    words: 'it refuses the connection',
    mend: 'Look at host and port in the setting, and whether something listens there.',
  },
  {
    kind: 'tls',
    when: /wrong version number|STARTTLS|TLS|ssl|EPROTO/i,
    words: 'TLS does not work with it',
    mend: 'Take smtps:// or smpps:// only for a port that begins with TLS, and smtp:// or smpp:// for others.',
  },
  {
    kind: 'network',
    when: /EHOSTUNREACH|ENETUNREACH|EACCES|EPERM/,
    words: 'the network does not lead to it',
    mend: 'Look at the routes and the firewall of this machine.',
  },
  {
    kind: 'login',
    when: /\b5\.7\.8\b|\b53[0458]\b|Invalid login|EAUTH|authentication|ESME_RINVPASWD|ESME_RINVSYSID|ESME_RBINDFAIL|ESME_RALYBND|bind was refused|ProviderToken|KeyIdInToken|BadCertificate|Forbidden|answered 40[13]\b|to who we are|is paused/i,
    words: 'it does not take the login or the key of the platform',
    mend: 'Look at the user and the password in the setting, or at the key, its ids and the rights of the service account; and whether the clock of this machine is right.',
  },
  {
    kind: 'time',
    when: /ETIMEDOUT|CONNECT_TIMEOUT|timeout|timed out|takes too long|Greeting never|no answer|not bound yet/i,
    words: 'it does not answer in time',
    mend: 'A firewall may swallow the connection: look whether the port is open from this machine.',
  },
  {
    kind: 'rate',
    when: /ESME_RTHROTTLED|ESME_RMSGQFUL|TooMany|QUOTA|answered 429|\b4\.7\.\d|\b421\b|\b45[012]\b/i,
    words: 'it puts the message off',
    mend: 'Try again later; if it limits you, set a rate: MESSAGING_SMTP_RATE, or `rate=` of MESSAGING_SMPP_URL.',
  },
  {
    kind: 'recipient',
    when: /ESME_RINVDSTADR|\b5\.1\.[0-6]\b|DeviceToken|Unregistered|UNREGISTERED|SENDER_ID_MISMATCH|registration token|answered 4(?:04|10)\b/i,
    words: 'it does not take the recipient',
    mend: 'Look at --to: the address, the number, or a token of this app and this environment.',
  },
  {
    kind: 'sender',
    when: /ESME_RINVSRCADR|\b5\.1\.[78]\b|\b5\.7\.\d+\b|Topic|sender|relay/i,
    words: 'it does not take the sender',
    mend: 'Give another one with --from; for email, one of a domain that this host may send for. For Apple, look at MESSAGING_APNS_TOPIC.',
  },
  {
    kind: 'content',
    when: /\b5\.[36]\.\d|\b55[24]\b|PayloadTooLarge|INVALID_ARGUMENT|too large|spam|ESME_RINVMSGLEN/i,
    words: 'it does not take the content',
    mend: 'The answer says why.',
  },
  {
    kind: 'connection',
    when: /ECONNRESET|EPIPE|closed|ended|ESOCKET|ECONNECTION|socket hang up/i,
    words: 'it closes the connection',
    mend: 'Its own log says why; it may not know the address of this machine.',
  },
]

const other: Trouble = {
  kind: 'other',
  words: 'it does not do what it should',
  mend: 'Its answer and its log say why.',
}

/** What the reason of an outcome means. */
export function troubleOf(reason: string): Trouble {
  const found = table.find(({ when }) => when.test(reason))
  return found ? { kind: found.kind, words: found.words, mend: found.mend } : other
}
