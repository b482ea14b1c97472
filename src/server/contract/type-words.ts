// The types of JSON Schema in words, for refusals.
const typeWords: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  array: 'a list',
  object: 'an object',
}

/** What a value of a type of JSON Schema must be, in words; of several types, any of them but null. */
export const mustBe = (type: unknown): string =>
  `must be ${String(type)
    .split(',')
    .filter((one) => one !== 'null')
    .map((one) => typeWords[one] ?? one)
    .join(' or ')}`
