// Well-known domains that give away mailboxes for minutes. No such list is complete: new ones come each day.

const domains = new Set([
  '10minutemail.com',
  '10minutemail.net',
  'dispostable.com',
  'discard.email',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.biz',
  'guerrillamail.com',
  'guerrillamail.de',
  'guerrillamail.net',
  'guerrillamail.org',
  'guerrillamailblock.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailinator.net',
  'mailnesia.com',
  'mintemail.com',
  'moakt.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'tempmailo.com',
  'throwawaymail.com',
  'trashmail.com',
  'trashmail.net',
  'yopmail.com',
  'yopmail.fr',
])

/** Whether a domain, or one that it belongs to, is on the list. */
export function isTemporaryDomain(domain: string): boolean {
  const labels = domain.toLowerCase().split('.')
  return labels.some((_, i) => domains.has(labels.slice(i).join('.')))
}
