// Writes a file of Markdown as the one comment of this job on its merge request: `node merge-request-note.mjs diff.md`. It does
// nothing without the variable CONTRACT_TOKEN, for instance in a fork.
import { readFile } from 'node:fs/promises'

const { CI_API_V4_URL, CI_PROJECT_ID, CI_MERGE_REQUEST_IID, CONTRACT_TOKEN } = process.env
/** Tells the comment from those of people. */
const MARK = '<!-- contract -->'

if (!CONTRACT_TOKEN || !CI_MERGE_REQUEST_IID) {
  console.log('No comment: CONTRACT_TOKEN or the merge request is missing.')
  process.exit(0)
}

const notes = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}/notes`

async function call(method, address, body) {
  const headers = { 'PRIVATE-TOKEN': CONTRACT_TOKEN, 'content-type': 'application/json' }
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${address} returned ${answer.status}: ${await answer.text()}`)
  return answer
}

/** The comment of an earlier run, or undefined. */
async function findNote() {
  for (let page = 1; page; ) {
    const answer = await call('GET', `${notes}?per_page=100&page=${page}`)
    const found = (await answer.json()).find(({ body }) => body.startsWith(MARK))
    if (found) return found
    page = Number(answer.headers.get('x-next-page'))
  }
}

const body = `${MARK}\n${await readFile(process.argv[2], 'utf8')}`
const known = await findNote()
await (known ? call('PUT', `${notes}/${known.id}`, { body }) : call('POST', notes, { body }))
