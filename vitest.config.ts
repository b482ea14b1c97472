import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/node-version.ts', 'test/support/engine.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: one file a core. The journeys hold both.
    maxWorkers: 2,
  },
})
