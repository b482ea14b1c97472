import { defineCommand, json } from '../../terminal/command.ts'

export const docs = defineCommand({
  name: 'docs',
  summary: 'Build the documentation site',
  options: {
    out: { type: 'text', value: 'folder', summary: 'output folder', default: 'site' },
    contract: { type: 'text', value: 'path', summary: 'document this OpenAPI document or folder instead' },
    server: { type: 'text', value: 'url', summary: 'platform that the pages name and call' },
    json,
  },
  details: `Open <folder>/index.html in your browser. The site works offline: pages load nothing
from other hosts. A running server has the same pages at /docs/.

With --server, samples and contract files name that platform, with its path prefix, and
forms call it. Add the origin of the site to MESSAGING_CORS of the platform.

With --contract, the site is the reference of another contract: OpenAPI 3.0 or 3.1, JSON
or YAML, in one file or several. --server replaces its address. Its pages have no forms.`,
  examples: [
    ['docs --out public', 'write the site to the folder public'],
    ['docs --contract api/openapi.yaml', 'document another contract'],
    ['docs --server https://api.example.com/messaging', 'write it for a platform behind a path prefix'],
  ],
  run: async (call) =>
    (await import('../docs.ts')).writeDocs(
      call,
      async () => (await import('../../../scripts/diff/history.ts')).unreleasedEntry,
    ),
})
