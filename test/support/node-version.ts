// Run by vitest before all tests.

/** The tests start the server, and the server stores with `node:sqlite` as Node 24 has it. */
const LEAST = 24

export function setup(): void {
  const [major] = process.versions.node.split('.')
  if (Number(major) >= LEAST) return
  throw new Error(
    `The tests need Node ${LEAST} or newer; this is ${process.versions.node}. ` +
      'Use `npm test`, or node_modules/.bin/node node_modules/vitest/vitest.mjs run.',
  )
}
