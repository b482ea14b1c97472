// Reads the guides of guides/*.md: their text, and the programs and commands in them, which a test runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'
import { parse } from 'yaml'
import type { Api } from './contracts.ts'
import { addressOf } from './contracts.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { readInfo } from './markdown.ts'

/** A block of code of a guide that has a file name. */
interface Program {
  file: string
  language: string
  text: string
}

export interface Guide {
  /** The name of its file, without `.md`. */
  name: string
  title: string
  summary: string
  /**
   * What the test runs the programs against: the platform, or the mock servers. With `mock` the guide is about the
   * mock servers; with `contract` the platform still answers 501 to some of its operations.
   */
  runs: 'platform' | 'mock' | 'contract'
  /** The API that the guide is about; a site without the API is without the guide. */
  about?: string
  /** The text after the head, Markdown. */
  text: string
  programs: Program[]
}

/** The guides with a separate page, in the order of the menu. */
const names = [
  'first-email',
  'quick-start-marketing',
  'quick-start-transactional',
  'quick-start-registered',
  'quick-start-sandbox',
  'console',
  'agents',
  'track-and-engage',
  'php',
  'react',
  'mock-servers',
  'own-client',
  'publish-docs',
  'contract-in-ci',
  'contract-rules',
]

function programsOf(text: string): Program[] {
  return new Marked().lexer(text).flatMap((token) => {
    if (token.type !== 'code') return []
    const { language, file } = readInfo(token.lang as string | undefined)
    return file ? [{ file, language, text: `${String(token.text)}\n` }] : []
  })
}

/** One guide. */
export function readGuide(name: string): Guide {
  const written = readFileSync(join(import.meta.dirname, 'guides', `${name}.md`), 'utf8')
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(written) ?? []
  const facts = parse(head) as Pick<Guide, 'title' | 'summary' | 'runs' | 'about'>
  return { name, ...facts, text, programs: programsOf(text) }
}

/** The guides with a separate page. */
export const readGuides = (): Guide[] => names.map(readGuide)

const checks: Record<Guide['runs'], string> = {
  platform: 'Every test run of this project executes the programs of this page against the platform.',
  mock: 'Every test run of this project executes the program of this page against the mock servers.',
  contract:
    'The platform answers 501 to some of these operations so far. Every test run of this project checks the types of the program and executes it against the mock servers.',
}

/** The first port of `npm run mock`; the APIs follow in their order. */
const firstMockPort = 4010

/** The environment with which the programs of a guide find the mock servers of the APIs that they call. */
function mockSettings({ programs }: Guide, apis: Api[]): string {
  const settings = apis.flatMap((api, index) => {
    const variable = `${api.name.replace(/-.*$/, '').toUpperCase()}_URL`
    const path = new URL(addressOf(api)).pathname.replace(/\/$/, '')
    const called = programs.some(({ text }) => text.includes(variable))
    return called ? [`export ${variable}=http://127.0.0.1:${firstMockPort + index}${path}`] : []
  })
  return ['export APIKEY=any', ...settings].join('\n')
}

/** Explains how to run the program of a guide; replaces the line `@run`. */
function runText(guide: Guide, apis: Api[]): string {
  const file = guide.programs.find(({ language }) => language === 'ts')?.file ?? ''
  const [start, settings] =
    guide.runs === 'platform'
      ? [
          'Start the platform in one terminal:\n\n```sh\nnpm start\n```',
          'export APIKEY=$(cat .data/sandbox.key) NODE_EXTRA_CA_CERTS=.data/tls/cert.pem',
        ]
      : [
          'Start the [mock servers](mock-servers.html) in one terminal:\n\n```sh\nnpm run mock\n```',
          mockSettings(guide, apis),
        ]
  return `${start}

In a second one, in the same folder, save the program below as \`${file}\` and run it. It needs Node 24 or newer; with an
older one, write \`npx node\` for \`node\`.

\`\`\`sh
${settings}
node ${file}
\`\`\`
`
}

/** The text of a guide with what its place marks stand for. */
const textOf = (guide: Guide, apis: Api[]): string => guide.text.replace(/^@run$/m, () => runText(guide, apis))

/** The page of a guide as Markdown. */
export const guideMarkdown = (guide: Guide, apis: Api[]): string =>
  `# ${guide.title}\n\n${guide.summary}\n\n${textOf(guide, apis).trim()}\n`

/** The page of a guide: heading, lead, text, and what its program was tried with. */
export function guidePage(guide: Guide, apis: Api[], markdown: (text: string) => Html): Html[] {
  const note = guide.programs.length > 0 && html`<p class="note ${guide.runs}">${checks[guide.runs]}</p>`
  return [html`<h1>${guide.title}</h1><p class="lead">${guide.summary}</p>${note || ''}`, markdown(textOf(guide, apis))]
}
