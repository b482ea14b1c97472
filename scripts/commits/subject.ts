// The form of a commit subject: `type(scope): imperative subject`.

const TYPES = ['feat', 'fix', 'docs', 'test', 'perf', 'refactor', 'style', 'chore', 'ci', 'build', 'bench', 'revert']
const MOST_CHARACTERS = 72

/** Git and its users write these themselves. */
const AUTOMATIC = /^(?:Merge |Revert "|Reapply ")/
const SQUASHED = /^(?:(?:fixup|squash|amend)! )+/
const FORM = /^([a-z]+)(?:\([a-z0-9-]+\))?!?: (\S.*)$/

const ARTICLES = new Set(['a', 'an', 'the'])
const NO_VERBS = new Set(
  'each every it its nobody no one some that these this those what where which who whoever'.split(' '),
)
/** Verbs that end like another form of a verb. */
const IMPERATIVES = new Set('alias bias bring cling embed ping ring shed shred spring string swing wed'.split(' '))
const OTHER_FORM = /(?:[^e]ed|ing|[^su]s)$/

function faultOfWords(words: string): string | undefined {
  const first = /^[\p{L}'-]*/u.exec(words)?.[0].toLowerCase() ?? ''
  if (ARTICLES.has(first)) return `begins with "${first}"; begin with a verb, as in "add a field"`
  if (NO_VERBS.has(first) || (OTHER_FORM.test(first) && !IMPERATIVES.has(first)))
    return `begins with "${first}"; begin with a verb in the imperative: "add", not "adds", "added" or "adding"`
  if (/\band\b/i.test(words)) return 'has "and"; make one commit per idea, or list with commas'
  if (words.endsWith('.')) return 'ends with a full stop; leave it out'
  return undefined
}

/** What is wrong with the subject of a commit; undefined if nothing is. */
export function subjectFault(subject: string): string | undefined {
  if (AUTOMATIC.test(subject)) return undefined
  const own = subject.replace(SQUASHED, '')
  const [, type = '', words = ''] = FORM.exec(own) ?? []
  if (!TYPES.includes(type)) return `has another form than "type(scope): subject"; types: ${TYPES.join(', ')}`
  const { length } = Array.from(own)
  if (length > MOST_CHARACTERS) return `has ${length} characters; use at most ${MOST_CHARACTERS}`
  return faultOfWords(words)
}

/** The subject in a file that git gives to the hook `commit-msg`; undefined for an empty message, which git refuses. */
export const subjectOf = (message: string): string | undefined =>
  message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#'))
