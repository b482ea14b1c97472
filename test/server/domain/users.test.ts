// Users and their passwords, on a real store.
import { beforeAll, describe, expect, it } from 'vitest'
import { type Accounts, createAccounts } from '../../../src/server/domain/accounts/accounts.ts'
import { createLoginGuard } from '../../../src/server/domain/accounts/users/login-guard.ts'
import { hashPassword, isPassword } from '../../../src/server/domain/accounts/users/passwords.ts'
import { createUsers } from '../../../src/server/domain/accounts/users/users.ts'
import { createClock } from '../../../src/server/lib/clock.ts'
import { useStore } from '../../support/use-store.ts'

const store = useStore()
let accounts: Accounts
let users: ReturnType<typeof createUsers>
let account: number

beforeAll(async () => {
  const parts = { store, clock: createClock(store.skew) }
  accounts = createAccounts({ ...parts, sandbox: true })
  users = createUsers({ ...parts, accounts })
  account = (await accounts.create('Test', 'live')).accountId
})

describe('passwords', () => {
  it('are kept as hashes that name their parameters, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('Olá ✓'), hashPassword('Olá ✓')])
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    await expect(isPassword('Olá ✓', one)).resolves.toBe(true)
    await expect(isPassword('Olá', one)).resolves.toBe(false)
  })

  it('are read with the parameters that stand there, and with no others', async () => {
    // RFC 7914 section 12, third vector, cut to 32 bytes.
    const salt = Buffer.from('SodiumChloride').toString('base64url')
    const key = Buffer.from('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2', 'hex').toString(
      'base64url',
    )
    await expect(isPassword('pleaseletmein', `scrypt$16384$8$1$${salt}$${key}`)).resolves.toBe(true)
    await expect(isPassword('pleaseletmein', `scrypt$16384$8$2$${salt}$${key}`)).resolves.toBe(false)
    await expect(isPassword('a', 'md5$a')).rejects.toThrow(/unknown form/)
  })
})

describe('logIn', () => {
  it('tells the account; who logs in many times at once, and again, is known', async () => {
    const { username, password } = await users.create(account, { username: 'ana' })
    const all = await Promise.all(Array.from({ length: 500 }, () => users.logIn(username, password, '127.0.0.1')))
    expect(new Set(all.map(({ accountId, kind, keyId }) => `${accountId} ${kind} ${keyId}`))).toEqual(
      new Set([`${account} live user 1`]),
    )
  })

  it('believes the store and no memory: a changed password, and a user who may not log in any more', async () => {
    const { password } = await users.create(account, { username: 'rui', password: 'first' })
    await users.logIn('rui', password, '127.0.0.1')
    const other = await hashPassword('second')
    await store.write((tx) =>
      tx.updateTable('platform_user').set({ password_hash: other }).where('username', '=', 'rui').execute(),
    )
    await expect(users.logIn('rui', 'first', '127.0.0.1')).rejects.toMatchObject({ code: 'unauthorized' })
    await expect(users.logIn('rui', 'second', '127.0.0.1')).resolves.toMatchObject({ accountId: account })
    await store.write((tx) =>
      tx.updateTable('platform_user').set({ status: 'inactive' }).where('username', '=', 'rui').execute(),
    )
    await expect(users.logIn('rui', 'second', '127.0.0.1')).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('lets nobody through who waited in line while others failed', async () => {
    // Time stands still, so that no wait ends before the last try has its turn.
    const clock = createClock(store.skew)
    const now = clock.steady()
    const still = createUsers({ store, clock: { ...clock, steady: () => now }, accounts })
    await still.create(account, { username: 'eva', password: 'right' })
    const tries = Array.from({ length: 30 }, (_, n) =>
      still.logIn('eva', `wrong ${n}`, '10.0.0.1').catch((error: { code: string }) => error.code),
    )
    const codes = await Promise.all(tries)
    // Two hashes are made at a time.
    expect(codes.filter((code) => code === 'unauthorized').length).toBeLessThanOrEqual(7)
    expect(codes).toContain('rate_limited')
    await expect(still.logIn('eva', 'right', '10.0.0.2')).resolves.toMatchObject({ accountId: account })
  })
})

describe('create', () => {
  it.each(['', 'two words', 'apikey', 'x'.repeat(101), 'olá'])('refuses the name %j', async (username) => {
    await expect(users.create(account, { username })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('gives a name once, over all accounts', async () => {
    await users.create(account, { username: 'taken' })
    await expect(users.create(account + 1, { username: 'taken' })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('the guard', () => {
  it('makes each further try wait twice as long, up to 15 minutes, and forgets after an hour', () => {
    let now = 1_000_000
    const guard = createLoginGuard(() => now)
    const waitOf = () => {
      try {
        guard.check('ana', 'a')
        return 0
      } catch (error) {
        return Number(/(\d+) seconds/.exec((error as Error).message)?.[1])
      }
    }
    const waits: number[] = []
    for (let n = 0; n < 17; n++) {
      guard.failed('ana', 'a')
      waits.push(waitOf())
      now += waitOf() * 1_000
      expect(waitOf()).toBe(0)
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    now += 3_600_000
    guard.failed('ana', 'a')
    expect(waitOf()).toBe(0)
  })

  it('counts an address whatever the user, and forgives the user who logs in', () => {
    const guard = createLoginGuard(() => 0)
    for (let n = 0; n < 19; n++) guard.failed(`user ${n}`, 'a')
    expect(() => guard.check('ana', 'a')).not.toThrow()
    guard.failed('ana', 'a')
    expect(() => guard.check('rui', 'a')).toThrow(/Too many/)
    expect(() => guard.check('rui', 'b')).not.toThrow()
    for (let n = 0; n < 4; n++) guard.failed('eva', 'c')
    guard.succeeded('eva', 'c')
    guard.failed('eva', 'c')
    expect(() => guard.check('eva', 'c')).not.toThrow()
  })
})
