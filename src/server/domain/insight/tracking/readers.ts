// The program that showed a mail, read off its User-Agent. Only families: exact versions say nothing to a sender.

export interface MailProgram {
  name: string
  type: 'webmail' | 'desktop' | 'mobile' | 'other'
  /** Whether it is a machine of the mail provider that stands for the reader. */
  isProxy?: true
}

/** Programs name themselves in far fewer characters; the rest is not looked at. */
const MAX_TEXT = 500

const families: readonly [RegExp, MailProgram][] = [
  [/GoogleImageProxy/i, { name: 'Gmail', type: 'webmail', isProxy: true }],
  [/YahooMailProxy/i, { name: 'Yahoo Mail', type: 'webmail', isProxy: true }],
  [/Thunderbird/i, { name: 'Thunderbird', type: 'desktop' }],
  [/Microsoft Outlook|MSOffice/i, { name: 'Outlook', type: 'desktop' }],
  [/iPhone|iPad/i, { name: 'iOS', type: 'mobile' }],
  [/Android/i, { name: 'Android', type: 'mobile' }],
  [/AppleWebKit.*Macintosh|Macintosh.*AppleWebKit/i, { name: 'Apple', type: 'desktop' }],
  [/Mozilla/i, { name: 'Browser', type: 'webmail' }],
]

/** The family of a User-Agent; `Unknown` if it is not in the table. */
export function readerOf(userAgent: string): MailProgram {
  const text = userAgent.slice(0, MAX_TEXT)
  return families.find(([pattern]) => pattern.test(text))?.[1] ?? { name: 'Unknown', type: 'other' }
}
