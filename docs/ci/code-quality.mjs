// Reads SARIF from standard input and prints a Code Quality report for GitLab.
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'

const severities = { error: 'major', warning: 'minor', note: 'info' }
const used = new Map()

/** The same for a finding in each run; a second finding with the same text in the same file gets its number. */
function fingerprintOf(path, rule, message) {
  const name = [path, rule, message].join('\n')
  const count = (used.get(name) ?? 0) + 1
  used.set(name, count)
  return createHash('sha256').update(`${name}\n${count}`).digest('hex')
}

const entryOf = ({ ruleId = 'contract', level = 'warning', message, locations = [] }) => {
  const place = locations[0]?.physicalLocation
  const path = decodeURI(place?.artifactLocation?.uri ?? 'redocly.yaml')
  return {
    description: message.text,
    check_name: ruleId,
    fingerprint: fingerprintOf(path, ruleId, message.text),
    severity: severities[level] ?? 'minor',
    location: { path, lines: { begin: place?.region?.startLine ?? 1 } },
  }
}

/** A check that did not finish is a finding, too. */
const notificationsOf = ({ invocations = [] }) =>
  invocations.flatMap(({ toolExecutionNotifications = [] }) =>
    toolExecutionNotifications.map(({ descriptor, ...rest }) => ({ ruleId: descriptor?.id ?? 'unfinished', ...rest })),
  )

const { runs } = JSON.parse(await text(process.stdin))
const found = runs.flatMap((run) => [...(run.results ?? []), ...notificationsOf(run)])
process.stdout.write(`${JSON.stringify(found.map(entryOf), null, 2)}\n`)
