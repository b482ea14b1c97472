// Colours for code: comments, texts, words of the language, numbers. No grammar, just enough to find one's way.
import type { Html } from './html.ts'
import { html } from './html.ts'

/** The kinds of the groups of a pattern, in their order. */
const kinds = ['comment', 'string', 'keyword', 'number'] as const

const words =
  'import|export|from|as|const|let|new|await|async|function|return|if|else|for|of|in|while|throw|try|catch|type|interface|typeof|true|false|null|undefined'
// \x60 is the backtick.
const texts = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60`

const script = new RegExp(String.raw`(\/\/[^\n]*)|(${texts})|\b(${words})\b(?!:)|\b(\d[\d_.]*)\b`, 'g')
const shell = /((?<!\S)#[^\n]*)|('[^']*'|"(?:[^"\\]|\\.)*")|(?<=^|\n)(npm|npx|curl|node|export|for|done)\b/g
const php =
  /(\/\/[^\n]*)|('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|\b(false|true|null|new|echo|while|stdClass)\b|\b(\d[\d_.]*)\b/g
const python =
  /(#[^\n]*)|('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|\b(import|from|with|as|for|in|print|True|False|None)\b|\b(\d[\d_.]*)\b/g
const languages: Readonly<Record<string, RegExp>> = {
  ts: script,
  js: script,
  json: script,
  sh: shell,
  yaml: shell,
  php,
  python,
  py: python,
}

/** The code with its parts marked; code of an unknown language stays plain. */
export function highlightCode(code: string, language: string): Html {
  const pattern = languages[language]
  if (!pattern) return html`${code}`
  const pieces: Html[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)]
    pieces.push(html`${code.slice(end, match.index)}<span class="${kind}">${match[0]}</span>`)
    end = match.index + match[0].length
  }
  return html`${pieces}${code.slice(end)}`
}

/** A block of code with a button that copies it; the name of its file stands above it. */
export function codeBlock(code: string, language: string, name?: string): Html {
  const caption = name ? html`<figcaption>${name}</figcaption>` : null
  return html`<figure class="code">${caption}<button type="button" data-copy hidden>Copy</button><pre tabindex="0"><code>${highlightCode(code, language)}</code></pre></figure>`
}
