// The reference page of one API: the document stands in the page, so that nothing has to be fetched.
import type { Api } from './contracts.ts'
import { html, scriptJson } from './html.ts'
import { contentPolicy } from './layout.ts'
import { withProvenance } from './provenance.ts'

const wayBack = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="32"><text x="2" y="21" font-family="system-ui,sans-serif" font-size="15" font-weight="600" fill="#5b6ee1">‹ Messaging platform</text></svg>`

/** Redoc shows a logo above its menu: here it is the way back to the first page. */
const logo = { url: `data:image/svg+xml,${encodeURIComponent(wayBack)}`, href: '../index.html', altText: 'All APIs' }

const options = {
  disableTelemetry: true,
  skipBundle: true,
  layout: 'three-panel',
  sortRequiredPropsFirst: true,
  jsonSamplesExpandLevel: 4,
  downloadUrls: [{ title: 'OpenAPI 3.1 (JSON)', url: 'openapi.json' }],
}

/** The page of one API. */
export function renderReference({ document }: Api): string {
  const annotated = withProvenance(document)
  const definition = { ...annotated, info: { ...annotated.info, 'x-logo': logo } }
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} ${document.info.version}</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 }</style>
</head>
<body>
<noscript><p>The reference needs a script. All operations stand in a table on <a href="../index.html">the first page</a>.</p></noscript>
<div id="reference"></div>
<script src="../assets/redoc.js"></script>
<script>init(${scriptJson(definition)}, ${scriptJson(options)}, document.getElementById('reference'))</script>
</body>
</html>
`.markup
}
