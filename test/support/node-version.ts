// Run by vitest before all tests.

/** Minimum version: the tests start the server, which needs `node:sqlite` as it is in Node 24. */
const LEAST = 24

export function setup(): void {
  const [major] = process.versions.node.split('.')
  if (Number(major) >= LEAST) return
  throw new Error(
    `The tests need Node ${LEAST} or newer; this is ${process.versions.node}. ` +
      'Use `npm test`, or node_modules/.bin/node node_modules/vitest/vitest.mjs run.',
  )
}
