import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { closingLines } from './test/support/closing-lines.ts'
import { filesWithoutEngine } from './test/support/engine-files.ts'
import { memoryFolder } from './test/support/memory-folder.ts'
import { SlowestFirst } from './test/support/slowest-first.ts'

// Node processes that tests start find the compiled form of what they load: a command takes a third of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'node')

// A commit waits for the disk, and tests commit some 100,000 times. TMPDIR decides where one is set.
const inMemory = memoryFolder()
if (inMemory !== undefined) process.env['TMPDIR'] ??= inMemory

// `npm run test:postgres` leaves out what `npm test` has proved; a file that is named runs on either engine.
const left = process.env['TEST_FILES'] === 'engine' ? filesWithoutEngine() : []

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...left],
    globalSetup: ['test/support/node-version.ts', 'test/support/engine.ts'],
    reporters: ['default', closingLines({ left: left.length })],
    // Waits end when the condition holds: the limits are for a machine on which others keep the cores busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Two cores: a file on each, and a third while one of them waits for a process or a time.
    maxWorkers: 3,
    // A worker takes file after file and loads the platform once: nothing of ours keeps state beside its app.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // `npm test -- <word>` loads the platform as the last run did: half of the CPU before its first test.
    fsModuleCache: true,
  },
})
