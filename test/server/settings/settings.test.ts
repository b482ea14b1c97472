// Each setting, what the server says of one that it cannot start with, and the table in the documents.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, type Setting, settings } from '../../../src/server/settings/settings.ts'

const DAY = 86_400_000

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      data: resolve('.data'),
      role: 'all',
      returnDomain: null,
      databaseUrl: null,
      databaseConnections: 10,
      databaseDirectUrl: null,
      replicaUrl: null,
      replicaLag: 5,
      dkim: [],
      host: '127.0.0.1',
      port: 8443,
      monitorPort: null,
      shortUrl: null,
      sandbox: true,
      console: null,
      httpPort: null,
      smtpPort: 1587,
      inboundPort: null,
      publicUrl: 'https://localhost:8443',
      sandboxKey: null,
      sandboxUser: 'sandbox',
      sealEvery: 24,
      sandboxPassword: null,
      smtpHosts: null,
      sandboxSmtpHosts: null,
      smpp: null,
      gateway: null,
      gatewaySecrets: null,
      voiceGateway: null,
      voiceGatewaySecrets: null,
      speech: 'espeak-ng',
      visitQuotas: { perKey: 6000, keyWindow: 60, perAccount: 360_000 },
      smtpRate: null,
      smtpGroups: null,
      allowPrivate: { sandbox: ['127.0.0.0/8', '::1/128'], live: [] },
      quotas: { perKey: 1_000_000, keyWindow: 60, perAccount: 20_000_000 },
      codesPerHour: 10_000,
      connections: { all: 4096, perAddress: 1024 },
      keepHooks: 30 * DAY,
      keepOperations: 90 * DAY,
      keepDevices: 270 * DAY,
      reportRows: 1_000_000,
      keepCaptured: 30 * DAY,
      evidencePem: null,
      apnsKeyFile: null,
      apnsKeyId: null,
      apnsTeamId: null,
      apnsTopic: null,
      apnsUrl: { production: 'https://api.push.apple.com', development: 'https://api.sandbox.push.apple.com' },
      fcmAccountFile: null,
      fcmUrl: 'https://fcm.googleapis.com',
      places: null,
      cors: 'loopback',
      limits: { bodyBytes: 20_971_520, readSeconds: 10, writeSeconds: 60 },
      monitors: ['127.0.0.0/8', '::1/128'],
      proxies: [],
      prices: { email: 1000, push: 0, sms: 50_000, smart_sms: 60_000, voice: 100_000, web_push: 0 },
      tsaUrl: null,
      tsaCa: null,
      tsaWait: 60,
      soapAccounts: 'off',
      logLevel: 'info',
    })
    // An empty variable is none.
    const empty = Object.fromEntries(Object.values(settings).map(({ name }) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it.each([
    { env: { MESSAGING_DATA: '/tmp/a' }, config: { data: '/tmp/a' } },
    { env: { MESSAGING_DATA: 'a' }, config: { data: resolve('a') } },
    { env: { MESSAGING_PORT: '9000' }, config: { port: 9000, publicUrl: 'https://localhost:9000' } },
    { env: { MESSAGING_PORT: '0' }, config: { port: 0 } },
    { env: { MESSAGING_HOST: '::' }, config: { host: '::' } },
    { env: { MESSAGING_MONITOR_PORT: '9100' }, config: { monitorPort: 9100 } },
    {
      env: { MESSAGING_PRICES: 'push=1, sms=0.000001' },
      config: { prices: { email: 0, push: 1_000_000, sms: 1, smart_sms: 0, voice: 0, web_push: 0 } },
    },
    { env: { MESSAGING_SOAP_ACCOUNTS: 'live' }, config: { soapAccounts: 'live' } },
    { env: { MESSAGING_SANDBOX: 'off' }, config: { sandbox: false, console: null } },
    { env: { MESSAGING_CONSOLE: 'on' }, config: { console: true } },
    { env: { MESSAGING_HTTP_PORT: '8080' }, config: { httpPort: 8080 } },
    { env: { MESSAGING_HTTP_PORT: 'off' }, config: { httpPort: null } },
    { env: { MESSAGING_CORS: 'none' }, config: { cors: 'none' } },
    {
      env: { MESSAGING_CORS: 'https://a.example.com, http://localhost:3000' },
      config: { cors: ['https://a.example.com', 'http://localhost:3000'] },
    },
    { env: { MESSAGING_SMTP_PORT: '2587' }, config: { smtpPort: 2587 } },
    {
      env: { MESSAGING_SMPP_URL: 'smpp://shop:p%40ss@smsc.example.com' },
      config: {
        smpp: {
          host: 'smsc.example.com',
          port: 2775,
          tls: false,
          ca: null,
          systemId: 'shop',
          password: 'p@ss',
          systemType: '',
          version: '3.4',
          bind: 'transceiver',
          window: 10,
          rate: null,
          long: 'udh',
          ids: 'same',
        },
      },
    },
    {
      env: {
        MESSAGING_SMPP_URL:
          'smpps://shop@[::1]:3551?window=20&rate=100&long=payload&ids=hex-dec&system_type=VMA&bind=pair&version=5.0&ca=/etc/smsc.pem',
      },
      config: {
        smpp: {
          host: '::1',
          port: 3551,
          tls: true,
          ca: '/etc/smsc.pem',
          systemId: 'shop',
          password: '',
          systemType: 'VMA',
          version: '5.0',
          bind: 'pair',
          window: 20,
          rate: 100,
          long: 'payload',
          ids: 'hex-dec',
        },
      },
    },
    { env: { MESSAGING_SMTP_PORT: 'off' }, config: { smtpPort: null } },
    { env: { MESSAGING_SMTP_PORT: '0' }, config: { smtpPort: null } },
    {
      env: { MESSAGING_INBOUND_PORT: '25', MESSAGING_RETURN_DOMAIN: 'Return.example.com' },
      config: { inboundPort: 25, returnDomain: 'return.example.com' },
    },
    {
      env: { MESSAGING_SANDBOX_USER: 'shop', MESSAGING_SANDBOX_PASSWORD: 'secret' },
      config: { sandboxUser: 'shop', sandboxPassword: 'secret' },
    },
    { env: { MESSAGING_PUBLIC_URL: 'https://mail.example.com/' }, config: { publicUrl: 'https://mail.example.com' } },
    {
      env: { MESSAGING_SHORT_URL: 'https://S.example.com/' },
      config: { shortUrl: { url: 'https://s.example.com', shown: 'https://s.example.com' } },
    },
    {
      env: { MESSAGING_SHORT_URL: 's.example.com' },
      config: { shortUrl: { url: 'https://s.example.com', shown: 's.example.com' } },
    },
    { env: { MESSAGING_SANDBOX_KEY: 'sandbox_12345678' }, config: { sandboxKey: 'sandbox_12345678' } },
    { env: { MESSAGING_SMTP_RATE: '0.5' }, config: { smtpRate: { carrier: 0.5, sender: null } } },
    { env: { MESSAGING_SMTP_RATE: '100,20' }, config: { smtpRate: { carrier: 100, sender: 20 } } },
    {
      env: { MESSAGING_SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465' },
      config: {
        smtpHosts: [{ name: 'mail.example.com:465', url: 'smtps://user:p%40ss@mail.example.com:465', weight: 1 }],
      },
    },
    { env: { MESSAGING_APNS_KEY_FILE: 'key.p8' }, config: { apnsKeyFile: resolve('key.p8') } },
    { env: { MESSAGING_APNS_TOPIC: 'com.example.shop' }, config: { apnsTopic: 'com.example.shop' } },
    {
      env: { MESSAGING_APNS_URL: 'http://127.0.0.1:8080/' },
      config: { apnsUrl: { production: 'http://127.0.0.1:8080', development: 'http://127.0.0.1:8080' } },
    },
    { env: { MESSAGING_ALLOW_PRIVATE: 'none' }, config: { allowPrivate: { sandbox: [], live: [] } } },
    {
      env: { MESSAGING_ALLOW_PRIVATE: '10.0.0.0/8, fd00::/8' },
      config: { allowPrivate: { sandbox: ['10.0.0.0/8', 'fd00::/8'], live: ['10.0.0.0/8', 'fd00::/8'] } },
    },
    {
      env: { MESSAGING_RATE_LIMIT: '10/60,1000' },
      config: { quotas: { perKey: 10, keyWindow: 60, perAccount: 1000 } },
    },
    {
      env: { MESSAGING_KEEP_HOOKS: '36h', MESSAGING_KEEP_OPERATIONS: 'off', MESSAGING_KEEP_CAPTURED: '90m' },
      config: { keepHooks: 1.5 * DAY, keepOperations: null, keepCaptured: DAY / 16 },
    },
    {
      env: { MESSAGING_REQUEST_LIMITS: '1,2,3' },
      config: { limits: { bodyBytes: 1_048_576, readSeconds: 2, writeSeconds: 3 } },
    },
    { env: { MESSAGING_PROXIES: 'loopback' }, config: { proxies: ['127.0.0.0/8', '::1/128'] } },
    { env: { MESSAGING_PROXIES: '10.0.0.0/8' }, config: { proxies: ['10.0.0.0/8'] } },
    { env: { MESSAGING_MONITORS: 'all' }, config: { monitors: 'all' } },
    { env: { MESSAGING_MONITORS: '10.0.0.0/8, fd00::/8' }, config: { monitors: ['10.0.0.0/8', 'fd00::/8'] } },
    { env: { MESSAGING_LOG: 'debug' }, config: { logLevel: 'debug' } },
    {
      env: { DATABASE_URL: 'postgres://db.example.com/a' },
      config: { databaseUrl: 'postgres://db.example.com/a', role: 'all' },
    },
    {
      env: { DATABASE_URL: 'postgres://a,b/db?target_session_attrs=primary', MESSAGING_REPLICA_URL: 'postgres://b/db' },
      config: { databaseUrl: 'postgres://a,b/db?target_session_attrs=primary', replicaUrl: 'postgres://b/db' },
    },
    {
      env: { DATABASE_URL: 'postgresql:///a', MESSAGING_ROLE: 'work' },
      config: { databaseUrl: 'postgresql:///a', role: 'work' },
    },
    {
      env: {
        MESSAGING_SMPP_URL:
          'smpp://a.system.id.of.24.letters:fourteen_chars@h?alt_charset=iso-8859-1&later=0x455,1025&bind_addr_ton=1',
      },
      config: {
        smpp: {
          systemId: 'a.system.id.of.24.letters',
          password: 'fourteen_chars',
          alphabet: 'latin1',
          later: [0x455, 1025],
          range: { ton: 1, npi: 0, addr: '' },
        },
      },
    },
    { env: { MESSAGING_DATABASE_CONNECTIONS: '40' }, config: { databaseConnections: 40 } },
    { env: { MESSAGING_REPORT_ROWS: '5000' }, config: { reportRows: 5000 } },
  ])('reads $env', ({ env, config }) => {
    expect(readConfig(env)).toMatchObject(config)
  })

  it.each<{ env: Record<string, string> }>([
    { env: { MESSAGING_SMPP_URL: 'smsc.example.com:2775' } },
    { env: { MESSAGING_SMPP_URL: 'smpp://smsc.example.com' } },
    { env: { MESSAGING_SMPP_URL: `smpp://shop:${'x'.repeat(101)}@smsc.example.com` } },
    { env: { MESSAGING_SMPP_URL: 'smpp://shop:h%C3%A9@smsc.example.com' } },
    ...[
      ...['alt_charset=UTF-7', 'data_coding=256', 'source_addr_ton=7', 'dest_addr_npi=x', 'service_type=TOOLONG'],
      ...['validityperiod=0', 'validity_format=iso', 'enquire_link_interval=-1', 'receipts=all', 'later=busy'],
      ...['bind_addr_ton=9', `address_range=${'3'.repeat(41)}`, 'alt_addr_charset=ASCII'],
    ].map((option) => ({ env: { MESSAGING_SMPP_URL: `smpp://shop@smsc.example.com?${option}` } })),
    { env: { MESSAGING_SMPP_URL: 'smpp://shop:%zz@smsc.example.com' } },
    { env: { MESSAGING_SMPP_URL: 'smpp://shop@smsc.example.com?window=0' } },
    { env: { MESSAGING_SMPP_URL: 'smpp://shop@smsc.example.com?ids=hex' } },
    { env: { MESSAGING_SMPP_URL: 'smpp://shop@smsc.example.com?widnow=20' } },
    { env: { MESSAGING_SMPP_URL: 'smpp://shop@smsc.example.com?bind=both' } },
    { env: { MESSAGING_SMPP_URL: 'smpp://shop@smsc.example.com?version=3.3' } },
    { env: { MESSAGING_SMPP_URL: 'smpps://shop@smsc.example.com?ca=-----BEGIN+CERTIFICATE-----' } },
    { env: { MESSAGING_RETURN_DOMAIN: 'not a domain' } },
    { env: { MESSAGING_RETURN_DOMAIN: 'localhost' } },
    // No address to take mail for.
    { env: { MESSAGING_INBOUND_PORT: '25' } },
    { env: { MESSAGING_INBOUND_PORT: 'on', MESSAGING_RETURN_DOMAIN: 'return.example.com' } },
    { env: { MESSAGING_APNS_KEY_ID: 'short' } },
    { env: { MESSAGING_APNS_TEAM_ID: 'TEAM-56789' } },
    { env: { MESSAGING_APNS_TOPIC: 'Shop app' } },
    { env: { MESSAGING_APNS_URL: 'http://api.push.apple.com' } },
    { env: { MESSAGING_APNS_URL: 'https://a.example.com,https://b.example.com,https://c.example.com' } },
    { env: { MESSAGING_FCM_URL: 'http://fcm.googleapis.com' } },
    { env: { MESSAGING_KEEP_HOOKS: '30' } },
    { env: { MESSAGING_KEEP_OPERATIONS: '0d' } },
    { env: { MESSAGING_KEEP_CAPTURED: 'never' } },
    { env: { MESSAGING_HOST: 'example.com' } },
    { env: { MESSAGING_MONITOR_PORT: 'on' } },
    { env: { MESSAGING_SANDBOX: 'no' } },
    { env: { MESSAGING_PORT: 'https' } },
    { env: { MESSAGING_PORT: '65536' } },
    { env: { MESSAGING_PORT: '-1' } },
    { env: { MESSAGING_PORT: '8443.5' } },
    { env: { MESSAGING_HTTP_PORT: 'on' } },
    { env: { MESSAGING_PUBLIC_URL: 'mail.example.com' } },
    { env: { MESSAGING_PUBLIC_URL: 'ftp://mail.example.com' } },
    { env: { MESSAGING_SHORT_URL: 's.example.com/l' } },
    { env: { MESSAGING_SHORT_URL: 'localhost' } },
    { env: { MESSAGING_SHORT_URL: 'https://s.example.com/l' } },
    { env: { MESSAGING_SHORT_URL: 'https://user@s.example.com' } },
    { env: { MESSAGING_SHORT_URL: 'https://localhost:9000' } },
    { env: { MESSAGING_SANDBOX_KEY: 'two words' } },
    { env: { MESSAGING_SANDBOX_KEY: 'live_12345678' } },
    { env: { MESSAGING_SMTP_PORT: 'on' } },
    { env: { MESSAGING_SANDBOX_USER: 'two words' } },
    { env: { MESSAGING_SANDBOX_USER: 'apikey' } },
    { env: { MESSAGING_SANDBOX_PASSWORD: 'two words' } },
    { env: { MESSAGING_SMTP_URL: 'mail.example.com:25' } },
    ...['fast', '0', '-1', '10,0', '10,', '1/2'].map((rate) => ({ env: { MESSAGING_SMTP_RATE: rate } })),
    { env: { MESSAGING_SMTP_URL: 'http://mail.example.com' } },
    { env: { MESSAGING_ALLOW_PRIVATE: '10.0.0.1' } },
    { env: { MESSAGING_PROXIES: '10.0.0.1' } },
    { env: { MESSAGING_ALLOW_PRIVATE: '10.0.0.0/8,all' } },
    { env: { MESSAGING_RATE_LIMIT: '100' } },
    { env: { MESSAGING_RATE_LIMIT: '10/0,1000' } },
    { env: { MESSAGING_MONITORS: 'everybody' } },
    { env: { MESSAGING_REQUEST_LIMITS: '20' } },
    { env: { MESSAGING_REQUEST_LIMITS: '0,10,60' } },
    { env: { MESSAGING_REQUEST_LIMITS: '20,10,60,1' } },
    { env: { MESSAGING_REQUEST_LIMITS: '20,1.5,60' } },
    { env: { MESSAGING_LOG: 'loud' } },
    { env: { DATABASE_URL: 'mysql://localhost/a' } },
    { env: { MESSAGING_DATABASE_DIRECT_URL: 'postgres://db.example.com/a' } },
    { env: { DATABASE_URL: 'postgres://a,,b/db' } },
    { env: { MESSAGING_REPLICA_URL: 'postgres://db.example.com/a' } },
    { env: { MESSAGING_REPLICA_URL: 'postgres://b,c/db', DATABASE_URL: 'postgres://a/db' } },
    { env: { MESSAGING_REPLICA_LAG: '0', DATABASE_URL: 'postgres://a/db' } },
    { env: { MESSAGING_DATABASE_CONNECTIONS: '1' } },
    { env: { MESSAGING_REPORT_ROWS: '0' } },
    { env: { MESSAGING_ROLE: 'boss' } },
    { env: { MESSAGING_ROLE: 'smtp' } },
    { env: { MESSAGING_CORS: 'app.example.com' } },
    { env: { MESSAGING_CORS: 'https://app.example.com/' } },
  ])('refuses $env, and names the setting', ({ env }) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0])
  })

  it.each(['MESSAGING_SMTP_URL', 'MESSAGING_SMPP_URL', 'DATABASE_URL'])(
    'does not show the password in %s when it refuses it',
    (name) => {
      expect(() => readConfig({ [name]: 'http://user:secret@mail.example.com' })).toThrow(/^(?!.*secret)/)
    },
  )

  const keys = ['-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----', '{"private_key": "secret"}']
  const paths = ['APNS_KEY_FILE', 'FCM_SERVICE_ACCOUNT_FILE', 'EVIDENCE_PEM', 'TSA_CA', 'PLACES', 'DKIM']
  it.each(paths.flatMap((name) => keys.map((key) => ({ name: `MESSAGING_${name}`, key }))))(
    'wants the path of a file in $name, and does not show a key that stands there',
    ({ name, key }) => {
      for (const text of [key, `s1._domainkey.example.com=${key}`])
        expect(() => readConfig({ [name]: text })).toThrow(/^(?!.*secret)MESSAGING_.*(path|look like)/s)
    },
  )

  it.each([
    ...keys.map((key) => `smpps://shop@smsc.example.com?ca=${key}`),
    // The end of a password with a question mark.
    'smpp://shop:1234?a.secret@smsc.example.com',
  ])('shows nothing of an address of SMPP but the words that it knows: %s', (text) => {
    expect(() => readConfig({ MESSAGING_SMPP_URL: text })).toThrow(/^(?!.*secret)MESSAGING_SMPP_URL.*(path|no option)/s)
  })

  it('says why a part of the platform needs PostgreSQL', () => {
    expect(() => readConfig({ MESSAGING_ROLE: 'work' })).toThrow(
      /work needs DATABASE_URL: on SQLite one process does everything/,
    )
    expect(readConfig({ MESSAGING_ROLE: 'api' }).role).toBe('api')
  })

  it('stands in docs/operations.md word for word', async () => {
    const all: Setting[] = Object.values(settings)
    const rows = all.map((one) => `| \`${one.name}\` | ${defaultCell(one)} | ${one.meaning} |`)
    const table = ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
    const document = await readFile(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
    expect(tableAfter(document, '## Settings'), `Paste this under "## Settings":\n\n${table}\n`).toBe(table)
  })
})

/** Code where the default can be set as it stands; plain words where it describes what an unset variable means. */
const defaultCell = (one: Setting) => (one.unset === null ? one.default : `\`${one.default}\``)

/** The first Markdown table after a heading. */
function tableAfter(document: string, heading: string): string | undefined {
  return /(?:^\|.*\n?)+/m.exec(document.split(`${heading}\n`)[1] ?? '')?.[0].trimEnd()
}
