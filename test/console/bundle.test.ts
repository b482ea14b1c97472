// What the browser loads: small enough, and it names nobody else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'

/** Bytes of the whole console as browsers get it over TLS, and with the older compression. */
const BUDGET = { brotli: 104_200, gzip: 121_000 }

const names = ['console.html', 'console.css', 'console.js']
const files = names.map((name) => readFileSync(join(root, 'generated', 'console', name)))

test('the whole console is no larger than its budget', () => {
  const sum = (compress: (file: Buffer) => Buffer) => files.reduce((bytes, file) => bytes + compress(file).length, 0)
  expect(sum(brotliCompressSync)).toBeLessThan(BUDGET.brotli)
  expect(sum((file) => gzipSync(file, { level: 9 }))).toBeLessThan(BUDGET.gzip)
})

test('it names no address but those of the platform in its defaults, of examples and of namespaces', () => {
  const hosts = files.flatMap((file) => [...file.toString().matchAll(/\b(?:https?|wss?):\/\/([\w.-]+)/g)])
  const foreign = new Set(hosts.map(([, host = '']) => host))
  const known = /^(host|localhost|127\.0\.0\.1|www\.w3\.org|schemas\.xmlsoap\.org|([\w-]+\.)*example\.(com|org|net))$/
  expect([...foreign].filter((host) => !known.test(host))).toEqual([])
})

test('its styles have no colours but the tokens', () => {
  const folder = join(root, 'src', 'console')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  expect(names).toContain(join('styles', 'tokens.css'))
  const colours = names
    .filter((name) => !name.endsWith('tokens.css'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [])
  expect(colours.filter((word) => !/^#(console|page|body)/.test(word))).toEqual([])
})
