import { describe, expect, it } from 'vitest'
import { agentOf } from '../../../src/server/lib/user-agent.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0'
const agents: readonly [string, string][] = [
  [`${WINDOWS} ${CHROME} Safari/537.36`, 'desktop, Windows 10, Chrome 146.0'],
  [`${WINDOWS} ${CHROME} Safari/537.36 Edg/146.0.3.1`, 'desktop, Windows 10, Edge 146.0'],
  [`${WINDOWS} ${CHROME} Safari/537.36 OPR/120.1.0.0`, 'desktop, Windows 10, Opera 120.1'],
  ['Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', 'desktop, Windows 7, Firefox 115.0'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    'desktop, macOS 10.15, Safari 18.4',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Gecko/20100101 Firefox/135.0', 'desktop, Linux Unknown, Firefox 135.0'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'desktop, ChromeOS 14541.0, Chrome 146.0'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'mobile, Android 10, Chrome 146.0'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Safari/537.36`, 'tablet, Android 14, Chrome 146.0'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'mobile, Android 14, Samsung Internet 27.0',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:135.0) Gecko/135.0 Firefox/135.0', 'mobile, Android 15, Firefox 135.0'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    'mobile, iOS 18.4, Safari 18.4',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0.1 Mobile/15E148 Safari/604.1',
    'tablet, iOS 17.5, Chrome 146.0',
  ],
  ['curl/8.5.0', 'desktop, Unknown Unknown, Unknown Unknown'],
  ['', 'desktop, Unknown Unknown, Unknown Unknown'],
]

describe('agentOf', () => {
  it.each(agents)('%s', (userAgent, want) => {
    const { device, system, browser } = agentOf(userAgent)
    expect(`${device}, ${system.name} ${system.version}, ${browser.name} ${browser.version}`).toBe(want)
  })
})
