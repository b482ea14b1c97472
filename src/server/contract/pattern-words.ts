// What the patterns and formats of the contract ask for, in words that a refusal can use.

/** A part of the name of a host. */
const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/** `must ...`, by the pattern as the contract writes it. A test holds the list against the contract. */
const patterns: Readonly<Record<string, string>> = {
  '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$': 'must be a hex color, # with 3 or 6 digits',
  '^#[0-9a-fA-F]{6}$': 'must be a hex color, # with 6 digits',
  '^$|^(\\d){1,3}-(\\d){4,20}$': 'must be a phone number, <country code>-<number>, or an empty text',
  '^$|^[^@\\s]+@[^@\\s]+$': 'must be an email address, or an empty text',
  '^$|^\\d{4}-\\d{2}-\\d{2}$': 'must be a date, YYYY-MM-DD, or an empty text',
  '^$|^https?://': 'must be a URL that begins with http:// or https://, or an empty text',
  '^([0-9]|0[0-9]|1[0-9]|2[0-3]):[0-5][0-9]$': 'must be a time of day, hh:mm',
  '^([01][0-9]|2[0-3])$': 'must be an hour of two digits, 00 to 23',
  '^([a-z_]{1,30}|[1-9][0-9]{0,14})$': 'must be the name of a base field or the id of an extra field',
  '^(\\d){1,3}-(\\d){4,20}$': 'must be a phone number, <country code>-<number>',
  '^(request|message|event|hook|operation|clock|reset)(,(request|message|event|hook|operation|clock|reset))*$':
    'must be one or more of the following, separated by commas: request, message, event, hook, operation, clock or reset',
  '^-?\\d+(\\.\\d+)?$': 'must be a decimal number',
  '^-?\\d{1,9}(\\.\\d{1,6})?$': 'must be a decimal number with at most 9 digits before the point and 6 after it',
  '^[0-9]+$': 'must have only digits',
  '^[0-9a-f]{32}$': 'must have 32 hexadecimal digits in lower case',
  '^[1-9]\\d*$': 'must be an id: digits without a leading 0',
  '^[A-Z]{2}$': 'must be a country code of two capital letters (ISO 3166-1)',
  '^[A-Z]{3}$': 'must be a currency code of three capital letters (ISO 4217)',
  '^[A-Za-z0-9._-]{1,64}$': 'must have 1 to 64 letters, digits, dots, underscores and hyphens, without accents',
  '^[\\x21-\\x7e]+$': 'must be visible ASCII without spaces',
  '^[^:]+:': 'must be a name and a value, separated by a colon',
  '^[^@\\s]+$': 'must be the part of an address before the at sign',
  '^[^A-Z\\s]+$': 'must have no capital letters or spaces',
  '^[a-f0-9]{10}$': 'must have 10 hexadecimal digits in lower case',
  '^[a-fA-F0-9]{10}$': 'must be the id of a contact: 10 hexadecimal digits',
  '^[a-z0-9]+$': 'must have only lowercase letters and digits, without accents',
  '^[a-zA-Z0-9-]+(\\.[a-zA-Z0-9-]+)+$': 'must be a domain',
  '^[a-zA-Z0-9_-]*$': 'must have only letters, digits, hyphens and underscores, without accents',
  '^[a-zA-Z0-9_-]+$': 'must have only letters, digits, hyphens and underscores, without accents',
  '^[a-zA-Z0-9_.-]+$': 'must have only letters, digits, dots, hyphens and underscores, without accents',
  '^\\d+$': 'must have only digits',
  '^\\d{1,18}-\\d{1,18}$': 'must be two numbers separated by a hyphen',
  '^\\d{1,3}-\\d{4,20}$': 'must be a phone number, <country code>-<number>',
  '^\\d{4}-\\d{2}(-\\d{2})?$': 'must be a date, YYYY-MM-DD, or a month, YYYY-MM',
  '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$': 'must be a time in UTC, YYYY-MM-DD hh:mm:ss',
  '^\\d{4}-\\d{2}-\\d{2}$': 'must be a date, YYYY-MM-DD',
  '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$': 'must be a date, YYYY-MM-DD, or a time in UTC, YYYY-MM-DD hh:mm:ss',
  '^https?://': 'must be a URL that begins with http:// or https://',
  '^sandbox_': 'must begin with sandbox_',
  '^whsec_': 'must begin with whsec_',
  [`^${LABEL}(\\.${LABEL})*\\.?$`]: 'must be a host name',
  [`^${LABEL}(\\.${LABEL})+\\.?$`]: 'must be a domain',
}

const formats: Readonly<Record<string, string>> = {
  date: 'must be a date, YYYY-MM-DD',
  'date-time': 'must be a time as in RFC 3339',
  email: 'must be an email address',
  'idn-email': 'must be an email address',
  uri: 'must be a complete URL',
  'uri-reference': 'must be a URL or a path',
}

const all = new Set([...Object.values(patterns), ...Object.values(formats)])

/** What a pattern asks for; undefined for one that the contract does not have. */
export const wordsOfPattern = (pattern: unknown): string | undefined => patterns[String(pattern)]

/** What a format asks for; undefined for one whose words are those of the validator, such as `int32`. */
export const wordsOfFormat = (format: unknown): string | undefined => formats[String(format)]

/** Whether a text of a refusal comes from here, so that an example says more. */
export const isFormText = (text: string): boolean => all.has(text)
