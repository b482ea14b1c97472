// Plain JavaScript, so that old versions of Node can print the error.

/** Oldest major version that runs TypeScript without a build and has `node:sqlite`. */
const OLDEST = 24

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `The messaging platform needs Node ${OLDEST} or newer. You are using ${process.versions.node}. On Linux (x64, glibc), \`npm start\` and \`npx messaging\` use the version that \`npm ci\` installs. Otherwise, get it from https://nodejs.org/.`,
  )
  process.exit(1)
}
