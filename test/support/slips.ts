// Slips of authors: each changes one file of a small contract, and says the text at which lint must point.

/** The files of a contract without a fault, by name. */
export const soundContract: Readonly<Record<string, string>> = {
  'openapi.yaml': `openapi: 3.1.0
info:
  title: Pets
  version: 1.0.0
servers:
  - url: https://pets.test
tags:
  - name: Pets
    description: Pets of the shop.
security:
  - key: []
paths:
  /pets:
    get: { $ref: listPets.yaml }
    post: { $ref: createPet.yaml }
  /pets/{id}:
    get:
      $ref: getPet.yaml
webhooks:
  petAdded: { $ref: petAdded.yaml }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
`,
  'listPets.yaml': `operationId: listPets
summary: List pets
description: Returns all pets.
tags: [Pets]
parameters:
  - name: limit
    in: query
    required: false
    description: Most pets to return.
    schema: { type: integer, format: int32, minimum: 1, maximum: 100, default: 10 }
responses:
  '200':
    description: The pets.
    content:
      application/json:
        schema: { type: array, maxItems: 100, items: { $ref: Pet.yaml } }
        examples:
          two: { value: [{ id: 1, name: Rex }, { id: 2, name: Tom }] }
  '400': { description: The limit is wrong. }
`,
  'createPet.yaml': `operationId: createPet
summary: Create a pet
description: Creates a pet.
tags: [Pets]
requestBody:
  required: true
  content:
    application/json:
      schema: { $ref: NewPet.yaml }
      examples:
        rex: { value: { name: Rex, kind: dog } }
responses:
  '201':
    description: The pet.
    headers:
      Location:
        description: Its address.
        schema: { type: string, format: uri-reference }
    content:
      application/json:
        schema: { $ref: Pet.yaml }
        examples:
          rex: { value: { id: 1, name: Rex, kind: dog } }
  '400': { description: The pet is wrong. }
`,
  'getPet.yaml': `operationId: getPet
summary: Get a pet
description: Returns a pet.
tags: [Pets]
parameters:
  - name: id
    in: path
    required: true
    description: The pet.
    schema: { type: integer, format: int64 }
    example: 1
responses:
  '200':
    description: The pet.
    content:
      application/json:
        schema: { $ref: Pet.yaml }
        examples:
          rex: { value: { id: 1, name: Rex } }
  '404': { description: The pet is unknown. }
`,
  'petAdded.yaml': `post:
  operationId: petAdded
  summary: Pet was added
  description: A pet was added.
  tags: [Pets]
  requestBody:
    content:
      application/json:
        schema: { $ref: Pet.yaml }
  responses:
    '200': { description: Received. }
    '400': { description: Refused. }
`,
  'Pet.yaml': `type: object
description: A pet.
required: [id, name]
properties:
  id:
    type: integer
    format: int64
    minimum: 1
  name:
    type: string
    maxLength: 50
  kind:
    $ref: Kind.yaml
  born: { type: [string, 'null'], format: date }
example: { id: 1, name: Rex }
`,
  'NewPet.yaml': `type: object
required:
  - name
properties:
  name:
    type: string
    minLength: 1
    maxLength: 50
  kind:
    $ref: Kind.yaml
`,
  'Kind.yaml': `type: string
enum: [dog, cat]
`,
}

/** One slip: the file, what it holds then, and the text at the place of the finding. */
export interface Slip {
  name: string
  file: string
  content: string | Buffer
  /** The text that begins at the line and column of the finding; empty for the first column of the first line. */
  at: string
  /** A check could not finish because of it. */
  unfinished?: true
}

const SOUND = (file: string): string => soundContract[file] ?? ''

/** A slip that replaces a text once; `at` begins where the finding points. */
function slip(name: string, file: string, from: string, to: string, at: string = to.trim()): Slip {
  const text = SOUND(file)
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  return { name, file, content: text.replace(from, () => to), at }
}

/** A slip that adds lines at the end of a file. */
const added = (name: string, file: string, lines: string, at = lines.trim()): Slip => ({
  name,
  file,
  content: `${SOUND(file)}${lines}\n`,
  at,
})
const whole = (name: string, file: string, content: string | Buffer, at = ''): Slip => ({ name, file, content, at })
const ending = (one: Slip): Slip => ({ ...one, unfinished: true })

const NAME = '    maxLength: 50\n'
/** Replaces the limit of the name by a keyword with a wrong value. */
const keyword = (name: string, line: string, at: string) => slip(name, 'Pet.yaml', NAME, `    ${line}\n`, at)

const syntax: Slip[] = [
  slip('a tab as indentation', 'Pet.yaml', '    type: string', '\ttype: string', '\ttype'),
  slip('an open bracket', 'Pet.yaml', 'required: [id, name]', 'required: [id, name', '[id, name'),
  slip('an open quote', 'Pet.yaml', 'description: A pet.', 'description: "A pet.', '"A pet.'),
  slip('an open apostrophe', 'getPet.yaml', 'summary: Get a pet', "summary: 'Get a pet", "'Get a pet"),
  slip('a key twice', 'Pet.yaml', NAME, `${NAME}    maxLength: 60\n`, 'maxLength: 60'),
  slip('a member twice', 'Pet.yaml', '  kind:\n', '  name:\n', 'name:\n    $ref'),
  slip('a colon in a plain text', 'getPet.yaml', 'Returns a pet.', 'Returns: a pet.', 'Returns: a pet.'),
  slip('a wrong indentation', 'getPet.yaml', 'summary: Get', '   summary: Get', 'getPet\n'),
  slip('a missing space after a colon', 'getPet.yaml', 'tags: [Pets]', 'tags:[Pets]', 'tags:[Pets]'),
  slip('an unknown alias', 'Pet.yaml', 'maxLength: 50', 'maxLength: *longest', '*longest'),
  slip('a tag of a language', 'Pet.yaml', 'maxLength: 50', 'maxLength: !!js/function x', '!!js/function'),
  slip('a text that begins with @', 'getPet.yaml', 'summary: Get a pet', 'summary: @pet', '@pet'),
  added('two documents in a file', 'Pet.yaml', '---\ntype: string', '---'),
  whole('an empty file', 'Pet.yaml', ''),
  whole('a file with a comment only', 'Pet.yaml', '# later\n'),
  whole('a binary file', 'Pet.yaml', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255])),
  whole('a file in Latin 1', 'Pet.yaml', Buffer.from('type: object\ndescription: Hund f\xfcr\n', 'latin1'), '\ufffdr'),
  whole('a file in UTF-16', 'Pet.yaml', Buffer.from('\ufeff# x\n', 'utf16le')),
  whole('a page of HTML', 'Pet.yaml', '<!doctype html>\n<title>Not found</title>\n'),
  ending(
    whole('an endless alias', 'Pet.yaml', 'type: object\nproperties: &all\n  pet: { properties: *all }\n', '*all'),
  ),
  ending(
    whole(
      'aliases of aliases',
      'Pet.yaml',
      `type: object\n${'abcdefghijkl'.replace(
        /./g,
        (name, index: number) =>
          `x-${name}: &${name} [${Array(9)
            .fill(index ? `*${'abcdefghijkl'[index - 1]}` : '1')
            .join()}]\n`,
      )}`,
      '*a,*a',
    ),
  ),
]

const keywords: Slip[] = [
  slip('a misspelt type', 'Pet.yaml', 'type: string\n', 'type: strin\n', 'strin\n'),
  slip('a number as type', 'Pet.yaml', 'type: string\n', 'type: 7\n', '7\n'),
  keyword('a limit as text', "maxLength: '50'", "'50'"),
  keyword('a negative limit', 'maxLength: -1', '-1'),
  keyword('a fraction as limit', 'maxLength: 2.5', '2.5'),
  keyword('a least above the most', 'maxLength: 5\n    minLength: 9', '9'),
  keyword('an empty enum', 'enum: []', 'enum'),
  keyword('an enum without values', 'enum:', 'enum'),
  keyword('an enum with a value twice', 'enum: [a, b, a]', 'enum'),
  keyword('a text as enum', 'enum: Rex', 'Rex'),
  keyword('an open class in a pattern', "pattern: '[a-z'", "'[a-z'"),
  keyword('an open group in a pattern', "pattern: '^(a|b$'", "'^(a|b$'"),
  keyword('a repeat of nothing in a pattern', "pattern: '*a'", "'*a'"),
  keyword('a pattern of PCRE', "pattern: '(?i)rex'", "'(?i)rex'"),
  keyword('a needless escape in a pattern', "pattern: 'a\\-b'", "'a\\-b'"),
  keyword('a number as pattern', 'pattern: 7', '7'),
  keyword('a misspelt keyword', 'maxLenght: 50', 'maxLenght'),
  keyword('a step of 0', 'multipleOf: 0', '0'),
  keyword('a text as flag', "readOnly: 'yes'", "'yes'"),
  slip('a text as required', 'Pet.yaml', 'required: [id, name]', 'required: id', 'id\n'),
  slip('a flag as required', 'NewPet.yaml', 'required:\n  - name', 'required: true', 'true'),
  slip('an empty member', 'Pet.yaml', `  name:\n    type: string\n${NAME}`, '  name:\n', 'name:\n  kind'),
  slip('a text as member', 'Pet.yaml', "born: { type: [string, 'null'], format: date }", 'born: date', 'date'),
  whole('a list of members', 'Pet.yaml', 'type: object\nproperties:\n  - id\n  - name\n', '- id'),
  slip('items as list', 'listPets.yaml', 'items: { $ref: Pet.yaml }', 'items: [{ $ref: Pet.yaml }]', '[{ $ref'),
  added('a map as allOf', 'NewPet.yaml', 'allOf: { type: object }', '{ type'),
  added('an empty oneOf', 'NewPet.yaml', 'oneOf: []', 'oneOf'),
  added('a name that breaks as pattern', 'NewPet.yaml', "patternProperties:\n  '[x': { type: string }", "'[x'"),
]

const references: Slip[] = [
  slip('a missing file', 'getPet.yaml', '$ref: Pet.yaml', '$ref: Pot.yaml', '{ $ref: Pot.yaml'),
  slip('a missing file of an operation', 'openapi.yaml', '$ref: getPet.yaml', '$ref: gotPet.yaml', '$ref: gotPet.yaml'),
  slip('a missing member', 'getPet.yaml', '$ref: Pet.yaml', "$ref: 'Pet.yaml#/properties/age'", '{ $ref'),
  slip('a folder', 'getPet.yaml', '$ref: Pet.yaml', "$ref: './'", '{ $ref'),
  slip('a file in another case', 'getPet.yaml', '$ref: Pet.yaml', '$ref: pet.yaml', '{ $ref: pet.yaml'),
  slip('an empty reference', 'getPet.yaml', '$ref: Pet.yaml', "$ref: ''", "''"),
  slip('a number as reference', 'getPet.yaml', '$ref: Pet.yaml', '$ref: 5', '5'),
  slip('a list as reference', 'getPet.yaml', '$ref: Pet.yaml', '$ref: [Pet.yaml]', '$ref: ['),
  slip('a missing component', 'getPet.yaml', '$ref: Pet.yaml', "$ref: '#/components/schemas/Pet'", '{ $ref'),
  ending(whole('a file that names itself', 'Kind.yaml', '$ref: Kind.yaml\n', 'Kind.yaml')),
  whole('a schema of all of itself', 'Kind.yaml', 'type: string\nallOf:\n  - $ref: Kind.yaml\n', 'Kind.yaml'),
]

const operations: Slip[] = [
  slip('an operationId twice', 'getPet.yaml', 'operationId: getPet', 'operationId: listPets'),
  slip('a path parameter that is missing', 'getPet.yaml', '- name: id', '- name: pet', 'pet\n    in'),
  slip('a status that is a word', 'getPet.yaml', "'404': {", 'notFound: {', 'notFound'),
  slip('a status of two digits', 'getPet.yaml', "'404': {", "'40': {", "'40'"),
  slip(
    'an operation without content',
    'openapi.yaml',
    '    get:\n      $ref: getPet.yaml\n',
    '    get:\n',
    'get:\nweb',
  ),
  slip(
    'a list as responses',
    'petAdded.yaml',
    "  responses:\n    '200': { description: Received. }\n    '400': { description: Refused. }\n",
    '  responses:\n    - 200\n',
    '- 200',
  ),
  slip('an answer without content', 'petAdded.yaml', "'400': { description: Refused. }", "'400':", "'400'"),
  slip(
    'an empty parameter',
    'listPets.yaml',
    '  - name: limit\n    in: query\n    required: false\n    description: Most pets to return.\n    schema: { type: integer, format: int32, minimum: 1, maximum: 100, default: 10 }\n',
    '  -\n',
    '-\n',
  ),
  slip('a parameter in the body', 'listPets.yaml', 'in: query', 'in: body', 'body'),
  slip('a path parameter that is optional', 'getPet.yaml', 'required: true', 'required: false', 'name: id'),
  slip('a misspelt method', 'openapi.yaml', '    post: {', '    psot: {', 'psot'),
  slip('a path without slash', 'openapi.yaml', '  /pets:', '  pets:', 'pets:\n'),
  slip('a text as tags', 'getPet.yaml', 'tags: [Pets]', 'tags: Pets', 'Pets'),
  slip(
    'a media type without content',
    'petAdded.yaml',
    'application/json:\n        schema: { $ref: Pet.yaml }',
    'application/json:',
    'application/json',
  ),
  slip('a security scheme that is missing', 'openapi.yaml', '  - key: []', '  - kye: []', 'kye'),
]

const examples: Slip[] = [
  slip('an example of another type', 'Pet.yaml', 'example: { id: 1,', "example: { id: 'one',", 'example'),
  slip('an example without a member', 'getPet.yaml', 'value: { id: 1, name: Rex }', 'value: { id: 1 }', 'value'),
  slip(
    'an example with a misspelt member',
    'createPet.yaml',
    'value: { name: Rex, kind: dog }',
    'value: { name: Rex, knd: dog }',
    'value',
  ),
  slip(
    'an example that is not in the enum',
    'createPet.yaml',
    'kind: dog } }\nresponses',
    'kind: cow } }\nresponses',
    'value',
  ),
  slip('an example of a parameter', 'getPet.yaml', 'example: 1', 'example: one', 'one'),
  slip('a default above the most', 'listPets.yaml', 'default: 10', 'default: 1000', '1000'),
]

const roots: Slip[] = [
  ending(whole('an empty root', 'openapi.yaml', '')),
  ending(whole('a list as root', 'openapi.yaml', '- openapi: 3.1.0\n')),
  ending(slip('no version', 'openapi.yaml', 'openapi: 3.1.0\n', '', '')),
  ending(slip('a version to come', 'openapi.yaml', 'openapi: 3.1.0', 'openapi: 4.0.0', '4.0.0')),
  ending(slip('a number as version', 'openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.1', '3.1\n')),
  ending(slip('an old version', 'openapi.yaml', 'openapi: 3.1.0', "swagger: '2.0'", "'2.0'")),
  ending(slip('a root with broken YAML', 'openapi.yaml', 'title: Pets', 'title: "Pets', '"Pets')),
  slip('no paths', 'openapi.yaml', '\nwebhooks:', '\nwebhoks:', 'webhoks'),
  slip('no title', 'openapi.yaml', '  title: Pets\n', '', 'info'),
]

/** Other bytes around a slip: it stays at its line and column. */
const around: Slip[] = [
  { name: 'a slip after a byte order mark', file: 'Pet.yaml', content: `\ufefftype: objct\n`, at: 'objct' },
  {
    name: 'a slip in a file with CRLF',
    file: 'Pet.yaml',
    content: SOUND('Pet.yaml').replace('type: string', 'type: strin').replaceAll('\n', '\r\n'),
    at: 'strin\r',
  },
  {
    name: 'a slip below an anchor',
    file: 'Pet.yaml',
    content: SOUND('Pet.yaml').replace('  name:\n', '  nick: &name { type: strin }\n  name:\n'),
    at: 'strin',
  },
  slip(
    'a slip behind wide characters',
    'Pet.yaml',
    'born: { type: [string',
    'born: { title: "🐶 犬", type: [strin',
    'strin,',
  ),
]

/** All slips, by kind. */
export const slips: readonly Slip[] = [
  ...syntax,
  ...keywords,
  ...references,
  ...operations,
  ...examples,
  ...roots,
  ...around,
]

/** The line and column of a slip in its file, from 1. */
export function positionOf({ content, at }: Slip): { line: number; column: number } {
  const text = content.toString().replace(/^\ufeff/, '')
  const before = text.slice(0, at === '' ? 0 : text.indexOf(at)).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
