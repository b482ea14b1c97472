import { command, json } from '../frame/command.ts'

export const docs = command({
  name: 'docs',
  summary: 'Writes the documentation as a site that needs neither a server nor a network',
  options: { out: { type: 'text', value: 'folder', summary: 'where to write', default: 'site' }, json },
  details:
    'Its pages come from generated/ and specs/. Open <folder>/index.html in a browser; no page loads anything from another\nmachine. The running server has the same pages under /docs/.',
  examples: [['docs --out public', 'for a web server that serves the folder public']],
  run: async (call) => (await import('../docs.ts')).writeDocs(call),
})
