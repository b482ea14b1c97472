// The reference page of one API. It contains the document, so that nothing has to be fetched.
import type { Api } from './contracts.ts'
import { html, scriptJson } from './html.ts'
import { renderBar, renderHead } from './layout.ts'
import { withProvenance } from './provenance.ts'

/** Height of the bar in px, under which Redoc keeps its own menu: `--bar` of the style. */
const barHeight = 52

const options = {
  disableTelemetry: true,
  skipBundle: true,
  layout: 'three-panel',
  sortRequiredPropsFirst: true,
  jsonSamplesExpandLevel: 4,
  scrollYOffset: barHeight,
  downloadUrls: [{ title: 'OpenAPI 3.1 (JSON)', url: 'openapi.json' }],
}

/** The page of one API. */
export function renderReference({ name, document }: Api): string {
  const frame = { path: `${name}/index.html`, title: document.info.title }
  return html`<!doctype html>
<html lang="en">
<head>
${renderHead(frame)}
</head>
<body>
${renderBar(frame)}
<noscript><p>The reference needs a script. All operations stand in <a href="../operations.html">one table</a>.</p></noscript>
<div id="reference"></div>
<script src="../assets/site.js"></script>
<script src="../assets/redoc.js"></script>
<script>init(${scriptJson(withProvenance(document))}, ${scriptJson(options)}, document.getElementById('reference'))</script>
</body>
</html>
`.markup
}
