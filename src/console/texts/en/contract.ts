/** Texts of the page of the contract. */
export const contract = {
  title: 'Contract',
  api: 'API',
  search: 'Search operations',
  operation: 'Operation',
  method: 'Method',
  path: 'Path',
  provenance: 'Source',
  /** By `x-provenance` of the contract. */
  provenances: {
    stated: 'Stated by the specification',
    decided: 'Decided where the specification is silent',
    extension: 'Extension of the specification',
  } as Readonly<Record<string, string>>,
  reference: 'Reference',
  counted: (shown: number, all: number) =>
    shown === all ? `${all} operations, all of them built.` : `${shown} of ${all} operations.`,
  soap: 'The SOAP API takes XML. Its description is at /soap/v2?wsdl.',
  fields: 'Fields',
  body: 'Body',
  onlyJson: 'Write this body as JSON.',
  noJson: 'Invalid JSON.',
  unreadable: (reason: string) => `Invalid JSON: ${reason}`,
  atLeast: (n: number) => `At least ${n.toLocaleString('en')}.`,
  atMost: (n: number) => `At most ${n.toLocaleString('en')}.`,
  longest: (n: number) => `Up to ${n.toLocaleString('en')} characters.`,
  send: 'Send the request',
  takesEffect: 'This takes effect in the account of the console.',
  answer: (status: number, ms: number) => `${status} in ${ms} ms`,
  lastCall: 'Last call:',
  neverCalled: 'No recent call.',
}
