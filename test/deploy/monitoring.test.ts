// The alerts and the dashboard: what they ask for has to be there, and whoever is woken has to find what to do.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { deployFile, deployText } from '../support/deploy.ts'
import { callingBy, SECRET } from '../support/gateway.ts'
import { commandOf, needs } from '../support/programs.ts'
import { startServer } from '../support/server.ts'

interface Alert {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

interface Panel {
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}

const { groups } = parse(deployText('alerts.yaml')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(deployText('dashboard.json')) as {
  panels: Panel[]
  annotations: { list: { expr: string }[] }
  templating: { list: { query: string }[] }
}
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.annotations.list.map(({ expr }) => expr),
  ...dashboard.templating.list.map(({ query }) => query),
]

/** What Prometheus itself knows of each target. */
const OWN = ['up']

/** The names of measurements with the labels that an expression asks of them. */
const asked = expressions.flatMap((expr) =>
  [...expr.matchAll(/\b((?:messaging|process|nodejs)_[a-z_]+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)(=~|=|!=|!~)"([^"]*)"/g)].map(([, label, , value]) => [
          label as string,
          value as string,
        ]),
      ),
    }),
  ),
)

let types: Map<string, string>
let depths: string
beforeAll(async () => {
  // A centre of SMS and a mail host where nobody listens are measured as well, and so are gateways.
  await using server = await startServer({
    env: { MESSAGING_SMPP_URL: 'smpp://user:secret@127.0.0.1:9', MESSAGING_SMTP_URL: 'smtp://127.0.0.1:9' },
  })
  const gateway = {
    MESSAGING_SMS_CARRIER_URL: 'http://127.0.0.1:9',
    MESSAGING_SMS_CARRIER_SECRET: SECRET,
    ...callingBy({ url: 'http://127.0.0.1:9' }),
  }
  await using other = await startServer({ env: gateway })
  const text = (await Promise.all([server, other].map(async (one) => (await one.inject('/metrics')).text()))).join('')
  types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]))
  depths = text
})

describe('what alerts and dashboard ask for', () => {
  it('is measured, under that name', () => {
    const known = new Set(
      [...types].flatMap(([name, type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
      ),
    )
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter(({ name }) => !OWN.includes(name) && !known.has(name))).toEqual([])
  })

  it('has queues that exist, and outcomes of those that happen', () => {
    const queues = asked.flatMap(({ labels: { queue } }) => (queue === undefined || queue.includes('*') ? [] : [queue]))
    expect(queues.length).toBeGreaterThan(4)
    for (const queue of queues) expect(depths).toContain(`messaging_queue_depth{queue="${queue}"}`)
    const outcomes = (metric: string) =>
      asked.filter(({ name }) => name === metric).map(({ labels }) => labels['outcome'])
    expect(outcomes('messaging_hook_attempts_total')).toEqual(['parked', undefined])
    expect(new Set(outcomes('messaging_attempts_total'))).toEqual(new Set(['accepted', undefined]))
  })

  it('is everything that is measured', () => {
    const shown = new Set(asked.map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')))
    expect([...types.keys()].filter((name) => !shown.has(name))).toEqual([])
  })
})

describe('the alerts', () => {
  it.each(alerts)('$alert has a runbook and says how urgent it is', ({ alert, labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels.severity)
    const [file = '', anchor] = annotations.runbook.split('#')
    expect(anchor).toBe(alert.toLowerCase())
    const text = readFileSync(resolve(file), 'utf8')
    const [, runbook = ''] = new RegExp(`^### ${alert}\\n([^#]*)`, 'm').exec(text) ?? []
    expect(runbook.trim().length).toBeGreaterThan(100)
  })

  it('every runbook has its alert', () => {
    const headings = readFileSync('docs/operations.md', 'utf8').match(/^### Messaging\w+$/gm) ?? []
    expect(headings.map((heading) => heading.slice(4)).sort()).toEqual(alerts.map(({ alert }) => alert).sort())
  })

  it('are right in the eyes of promtool', needs('promtool'), () => {
    const options = { cwd: dirname(deployFile('alerts.yaml')), encoding: 'utf8' } as const
    const check = (what: string, file: string) => spawnSync(commandOf('promtool'), ['check', what, file], options)
    expect(check('rules', 'alerts.yaml').stdout).toContain(`SUCCESS: ${alerts.length} rules found`)
    const { status, stderr } = check('config', 'prometheus.yaml')
    expect([status, stderr]).toEqual([0, ''])
  })

  it('come when they should, and not before', needs('promtool'), async () => {
    /** Values of a series at each minute, what they lead to, and what they do not. */
    const cases: { series: Record<string, string>; at: string; alert: string; fires: boolean }[] = [
      { series: { 'up{job="messaging"}': '1x3 0x10' }, at: '7m', alert: 'MessagingDown', fires: true },
      { series: { 'up{job="messaging"}': '1 0 1x10' }, at: '7m', alert: 'MessagingDown', fires: false },
      { series: { messaging_store_outage: '1x5' }, at: '3m', alert: 'MessagingStoreOutage', fires: true },
      { series: { messaging_store_direct_up: '0x8' }, at: '7m', alert: 'MessagingStoreDirectDown', fires: true },
      { series: { messaging_store_direct_up: '0x2 1x8' }, at: '7m', alert: 'MessagingStoreDirectDown', fires: false },
      {
        series: { 'messaging_migration_failed{migration="92"}': '0x2 1x9' },
        at: '9m',
        alert: 'MessagingMigrationFails',
        fires: true,
      },
      {
        series: { 'messaging_migration_failed{migration="92"}': '1x2 0x9' },
        at: '9m',
        alert: 'MessagingMigrationFails',
        fires: false,
      },
      {
        series: {
          'messaging_requests_total{status="500"}': '0+1x20',
          'messaging_requests_total{status="200"}': '0+50x20',
        },
        at: '15m',
        alert: 'MessagingRequestsFail',
        fires: true,
      },
      {
        series: {
          'messaging_requests_total{status="500"}': '0+1x20',
          'messaging_requests_total{status="200"}': '0+500x20',
        },
        at: '15m',
        alert: 'MessagingRequestsFail',
        fires: false,
      },
      {
        series: {
          'messaging_attempts_total{account="live",channel="email",outcome="deferred"}': '0+30x60',
          'messaging_attempts_total{account="live",channel="email",outcome="accepted"}': '0+70x60',
        },
        at: '40m',
        alert: 'MessagingSendingFails',
        fires: true,
      },
      {
        series: { 'messaging_queue_depth{queue="runs_halted"}': '0x3 1x5' },
        at: '5m',
        alert: 'MessagingRunHalted',
        fires: true,
      },
      {
        series: { 'messaging_work_set_aside{kind="operation"}': '0x3 1x5' },
        at: '5m',
        alert: 'MessagingWorkSetAside',
        fires: true,
      },
      {
        series: { 'messaging_hook_attempts_total{account="sandbox",outcome="parked"}': '0+5x60' },
        at: '30m',
        alert: 'MessagingHooksGivenUp',
        fires: false,
      },
      {
        series: { messaging_certificate_expiry_timestamp_seconds: `${20 * 86_400}x10` },
        at: '5m',
        alert: 'MessagingCertificateExpires',
        fires: false,
      },
      {
        series: { messaging_certificate_expiry_timestamp_seconds: `${10 * 86_400}x10` },
        at: '5m',
        alert: 'MessagingCertificateExpires',
        fires: true,
      },
    ]
    const folder = await mkdtemp(join(tmpdir(), 'messaging-alerts-'))
    try {
      const labelled = (series: string) =>
        series.includes('{') ? series.replace('{', '{instance="a",') : `${series}{instance="a"}`
      for (const [n, { series, at, alert, fires }] of cases.entries()) {
        // Promtool compares labels and texts as well; whether anything came is what counts here.
        const test = {
          rule_files: [deployFile('alerts.yaml')],
          tests: [
            {
              interval: '1m',
              input_series: Object.entries(series).map(([name, values]) => ({ series: labelled(name), values })),
              alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: [] }],
            },
          ],
        }
        const file = join(folder, `${n}.json`)
        await writeFile(file, JSON.stringify(test))
        const { status, stderr } = spawnSync(commandOf('promtool'), ['test', 'rules', file], { encoding: 'utf8' })
        expect([alert, at, status === 0 ? 'quiet' : 'fires']).toEqual([alert, at, fires ? 'fires' : 'quiet'])
        if (fires) expect(stderr).toContain(`alertname="${alert}"`)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('the dashboard', () => {
  it('has no panel upon another', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(Math.max(...dashboard.panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24)
  })
})
