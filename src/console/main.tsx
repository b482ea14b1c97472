// The console: a page that shows what the platform does. It calls the typed clients and nothing else.
import { render } from 'preact'
import { Shell } from './shell/shell.tsx'
import { t } from './texts/texts.ts'

document.documentElement.lang = t.language

const place = document.getElementById('console')
if (place) render(<Shell />, place)
