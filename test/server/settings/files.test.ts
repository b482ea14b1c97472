// Secrets that lie in files, as containers and systemd mount them.
import { chmod, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileVariable } from '../../../src/server/settings/files.ts'
import { readConfig, type Setting, settings } from '../../../src/server/settings/settings.ts'
import { settingWarnings } from '../../../src/server/settings/warnings.ts'

const all: readonly Setting[] = Object.values(settings)
const secrets = all.filter(({ secret }) => secret === 'value').map(({ name }) => name)

/** A value that each of them takes. */
const values: Record<string, string> = {
  MESSAGING_SANDBOX_KEY: 'a-key',
  MESSAGING_SANDBOX_PASSWORD: 'a-password',
  MESSAGING_SMTP_URL: 'smtp://shop:pw@mail.example.com',
  MESSAGING_SANDBOX_SMTP_URL: 'smtp://shop:pw@127.0.0.1:1025',
  MESSAGING_SMPP_URL: 'smpp://shop:pw@smsc.example.com',
  MESSAGING_SMS_CARRIER_SECRET: `whsec_${'A'.repeat(32)}`,
  MESSAGING_VOICE_CARRIER_SECRET: `whsec_${'A'.repeat(32)}`,
  MESSAGING_TSA_URL: 'https://shop:pw@tsa.example.com/tsr',
  DATABASE_URL: 'postgres://shop:pw@db.example.com/a',
  MESSAGING_DATABASE_DIRECT_URL: 'postgres://shop:pw@direct.example.com/a',
  MESSAGING_REPLICA_URL: 'postgres://shop:pw@replica.example.com/a',
}

const newFolder = () => mkdtempDisposable(join(tmpdir(), 'messaging-secrets-'))

async function secretFile(folder: string, text: string, mode = 0o600): Promise<string> {
  const path = join(folder, 'secret')
  await writeFile(path, text)
  await chmod(path, mode)
  return path
}

describe('a secret in a file', () => {
  it.each(secrets)('gives the value of %s', async (name) => {
    await using folder = await newFolder()
    const value = values[name] as string
    const path = await secretFile(folder.path, `${value}\n`)
    // These are read only together with another setting.
    const env = name.includes('_CARRIER')
      ? { [name.replace('SECRET', 'URL')]: 'https://gateway.example.com' }
      : /_DIRECT_|_REPLICA_/.test(name)
        ? { DATABASE_URL: values['DATABASE_URL'] }
        : {}
    expect(readConfig({ ...env, [fileVariable(name)]: path })).toEqual(readConfig({ ...env, [name]: value }))
    expect(settingWarnings({ [fileVariable(name)]: path })).toEqual([])
  })

  it.each(['', '\n', '\r\n', '\n\n'])('may end with %j', async (end) => {
    await using folder = await newFolder()
    const path = await secretFile(folder.path, `two-words${end}`)
    expect(readConfig({ MESSAGING_SANDBOX_PASSWORD_FILE: path }).sandboxPassword).toBe('two-words')
  })

  it('is not named by an empty variable', () => {
    const { smtpHosts } = readConfig({ MESSAGING_SMTP_URL_FILE: '', MESSAGING_SMTP_URL: 'smtp://a.example.com' })
    expect(smtpHosts).toMatchObject([{ url: 'smtp://a.example.com' }])
  })

  it('beside the variable itself is refused, since nobody could tell which counts', () => {
    const both = { MESSAGING_SMTP_URL: 'smtp://u:hidden@a.example.com', MESSAGING_SMTP_URL_FILE: '/run/secrets/smtp' }
    expect(() => readConfig(both)).toThrow('MESSAGING_SMTP_URL and MESSAGING_SMTP_URL_FILE are both set')
    expect(() => readConfig(both)).not.toThrow('hidden')
  })

  it('that was pasted and is longer than any name of a file is not shown by a warning either', () => {
    expect(settingWarnings({ MESSAGING_SMTP_URL_FILE: 'x'.repeat(300) })).toEqual([])
    expect(settingWarnings({ MESSAGING_FCM_SERVICE_ACCOUNT_FILE: 'x'.repeat(300) })).toEqual([])
  })

  it('that cannot be used is refused with the reason', async () => {
    await using folder = await newFolder()
    const refuses = (path: string, why: string) =>
      expect(() => readConfig({ MESSAGING_SANDBOX_KEY_FILE: path })).toThrow(
        `MESSAGING_SANDBOX_KEY_FILE must be the path of a file with the secret: ${why}.`,
      )
    refuses(join(folder.path, 'nowhere'), 'there is no such file')
    refuses(join(await secretFile(folder.path, 'x'), 'below'), 'there is no such file')
    await mkdir(join(folder.path, 'folder'))
    refuses(join(folder.path, 'folder'), 'it names a folder')
    refuses('/dev/zero', 'it names no regular file')
    refuses(await secretFile(folder.path, '\n'), 'the file is empty')
    refuses(await secretFile(folder.path, 'x'.repeat(65_537)), 'the file has more than 65536 bytes')
    // The superuser may read everything.
    if (process.getuid?.() !== 0)
      refuses(await secretFile(folder.path, 'x', 0), 'the user of the platform may not read the file')
  })

  it.each(['smtp://u:hidden@a.example.com', 'hidden', '{"hidden": 1}'])(
    'that was pasted in place of its path, %s, is not shown',
    (pasted) => {
      expect(() => readConfig({ MESSAGING_SMTP_URL_FILE: pasted })).toThrow('MESSAGING_SMTP_URL_FILE must be')
      expect(() => readConfig({ MESSAGING_SMTP_URL_FILE: pasted })).not.toThrow('hidden')
    },
  )

  it('whose content does not fit is refused without its content', async () => {
    await using folder = await newFolder()
    const path = await secretFile(folder.path, 'hidden')
    expect(() => readConfig({ MESSAGING_SMTP_URL_FILE: path })).toThrow('MESSAGING_SMTP_URL must be an address')
    expect(() => readConfig({ MESSAGING_SMTP_URL_FILE: path })).not.toThrow('hidden')
  })
})

describe('a file with a secret that everybody may read', () => {
  it.skipIf(process.platform === 'win32').each([
    { name: 'MESSAGING_SMTP_URL_FILE', text: (path: string) => path },
    { name: 'MESSAGING_EVIDENCE_PEM', text: (path: string) => path },
    { name: 'MESSAGING_APNS_KEY_FILE', text: (path: string) => path },
    { name: 'MESSAGING_DKIM', text: (path: string) => `s1._domainkey.example.com=${path}` },
  ])('is told of: $name', async ({ name, text }) => {
    await using folder = await newFolder()
    const path = await secretFile(folder.path, 'smtp://a.example.com', 0o644)
    expect(settingWarnings({ [name]: text(path) })).toEqual([
      `${name}: everybody on this machine may read ${path}. Take that right away: chmod o-r.`,
    ])
    await chmod(path, 0o640)
    expect(settingWarnings({ [name]: text(path) })).toEqual([])
  })
})

describe('the names', () => {
  it('are known, and a misspelt one is not', () => {
    expect(settingWarnings({ MESSAGING_SMTP_URL_FILE: '/nowhere', MESSAGING_KEY_FILE: '/nowhere' })).toEqual([])
    expect(settingWarnings({ MESSAGING_SMTP_URL_FIEL: '/nowhere' })).toEqual([
      'There is no setting MESSAGING_SMTP_URL_FIEL. Did you mean MESSAGING_SMTP_URL_FILE?',
    ])
    // What is no secret has no file.
    expect(settingWarnings({ MESSAGING_PORT_FILE: '/nowhere' })).toHaveLength(1)
  })

  it('stand in docs/operations.md', async () => {
    const document = await readFile(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
    const section = /### Secrets in files\n(.*?)\n##/s.exec(document)?.[1] ?? ''
    const named = [...section.matchAll(/`((?:MESSAGING|DATABASE)\w+_FILE)`/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set([...secrets, 'MESSAGING_KEY'].map(fileVariable)))
  })

  it('warns of what SMPP has no room for, without showing it', () => {
    const name = 'MESSAGING_SMPP_URL'
    expect(settingWarnings({ [name]: 'smpp://shop:eightchr@smsc.example.com' })).toEqual([])
    const [warning, ...others] = settingWarnings({ [name]: 'smpp://shop:fourteen_chars@smsc.example.com' })
    expect(warning).toMatch(/^MESSAGING_SMPP_URL: the password has 14 characters, and SMPP has room for 8\./)
    expect(warning).not.toContain('fourteen')
    expect(others).toEqual([])
  })
})
