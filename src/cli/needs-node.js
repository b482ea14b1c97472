// Plain JavaScript that old versions of Node run as well, so that they can say what is missing.

/** The oldest major version that runs the platform: its TypeScript as it is, and `node:sqlite`. */
const OLDEST = 24

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `The messaging platform needs Node ${OLDEST} or newer; this is ${process.versions.node}. Use \`npm start\` or \`npx messaging\`, which on Linux (x64, glibc) run the one that \`npm ci\` installed, or get one from https://nodejs.org/.`,
  )
  process.exit(1)
}
