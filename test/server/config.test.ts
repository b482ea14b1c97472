// Each setting, and what the server says of one that it cannot start with.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, settings } from '../../src/server/config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      data: resolve('.data'),
      port: 8443,
      httpPort: null,
      publicUrl: 'https://localhost:8443',
      sandboxKey: null,
      smtpUrl: null,
      allowPrivate: { sandbox: ['127.0.0.0/8', '::1/128'], live: [] },
      quotas: expect.any(Object),
      logLevel: 'info',
    })
    // An empty variable is none.
    const empty = Object.fromEntries(settings.map(({ name }) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it.each([
    { env: { MESSAGING_DATA: '/tmp/a' }, config: { data: '/tmp/a' } },
    { env: { MESSAGING_DATA: 'a' }, config: { data: resolve('a') } },
    { env: { MESSAGING_PORT: '9000' }, config: { port: 9000, publicUrl: 'https://localhost:9000' } },
    { env: { MESSAGING_PORT: '0' }, config: { port: 0 } },
    { env: { MESSAGING_HTTP_PORT: '8080' }, config: { httpPort: 8080 } },
    { env: { MESSAGING_HTTP_PORT: 'off' }, config: { httpPort: null } },
    { env: { MESSAGING_PUBLIC_URL: 'https://mail.example.com/' }, config: { publicUrl: 'https://mail.example.com' } },
    { env: { MESSAGING_SANDBOX_KEY: 'sandbox_12345678' }, config: { sandboxKey: 'sandbox_12345678' } },
    { env: { MESSAGING_SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465' }, config: { smtpUrl: 'smtps://user:p%40ss@mail.example.com:465' } },
    { env: { MESSAGING_ALLOW_PRIVATE: 'none' }, config: { allowPrivate: { sandbox: [], live: [] } } },
    {
      env: { MESSAGING_ALLOW_PRIVATE: '10.0.0.0/8, fd00::/8' },
      config: { allowPrivate: { sandbox: ['10.0.0.0/8', 'fd00::/8'], live: ['10.0.0.0/8', 'fd00::/8'] } },
    },
    { env: { MESSAGING_RATE_LIMIT: '10/60,1000' }, config: { quotas: { perKey: 10, keyWindow: 60, perAccount: 1000 } } },
    { env: { MESSAGING_LOG: 'debug' }, config: { logLevel: 'debug' } },
  ])('reads $env', ({ env, config }) => {
    expect(readConfig(env)).toMatchObject(config)
  })

  it.each<{ env: Record<string, string> }>([
    { env: { MESSAGING_PORT: 'https' } },
    { env: { MESSAGING_PORT: '65536' } },
    { env: { MESSAGING_PORT: '-1' } },
    { env: { MESSAGING_PORT: '8443.5' } },
    { env: { MESSAGING_HTTP_PORT: 'on' } },
    { env: { MESSAGING_PUBLIC_URL: 'mail.example.com' } },
    { env: { MESSAGING_PUBLIC_URL: 'ftp://mail.example.com' } },
    { env: { MESSAGING_SANDBOX_KEY: 'two words' } },
    { env: { MESSAGING_SMTP_URL: 'mail.example.com:25' } },
    { env: { MESSAGING_SMTP_URL: 'http://mail.example.com' } },
    { env: { MESSAGING_ALLOW_PRIVATE: '10.0.0.1' } },
    { env: { MESSAGING_ALLOW_PRIVATE: '10.0.0.0/8,all' } },
    { env: { MESSAGING_RATE_LIMIT: '100' } },
    { env: { MESSAGING_RATE_LIMIT: '10/0,1000' } },
    { env: { MESSAGING_LOG: 'loud' } },
    { env: { DATABASE_URL: 'postgres://localhost/a' } },
  ])('refuses $env, and names the setting', ({ env }) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0])
  })

  it('does not show the password of a host in what it refuses', () => {
    expect(() => readConfig({ MESSAGING_SMTP_URL: 'http://user:secret@mail.example.com' })).toThrow(/^(?!.*secret)/)
  })

  it('says where data of PostgreSQL would go', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/a' })).toThrow(/SQLite.*Unset it/)
  })

  it('documents each variable that it reads', () => {
    const read = new Set<string>()
    readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
    expect(settings.map(({ name }) => name).sort()).toEqual([...read].sort())
  })
})
