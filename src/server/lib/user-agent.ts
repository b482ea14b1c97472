// What a browser says of itself in its User-Agent: the kind of the device, the system and the browser with their
// versions. Only families: more would tell one person from another.

export interface NamedVersion {
  name: string
  /** `Unknown` when the browser does not say. */
  version: string
}

export interface Agent {
  device: 'desktop' | 'mobile' | 'tablet'
  system: NamedVersion
  browser: NamedVersion
}

/** Browsers name themselves in far fewer characters; the rest is not looked at. */
const MAX_TEXT = 500
const UNKNOWN = 'Unknown'

/** The first pattern that fits gives the name; its group is the version. */
type Family = readonly [RegExp, string]

// Browsers pretend to be those after them.
const browsers: readonly Family[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+(?:\.\d+)?)/, 'Edge'],
  [/\b(?:OPR|OPT)\/(\d+(?:\.\d+)?)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+(?:\.\d+)?)/, 'Samsung Internet'],
  [/\bYaBrowser\/(\d+(?:\.\d+)?)/, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\/(\d+(?:\.\d+)?)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+(?:\.\d+)?)/, 'Chrome'],
  [/\bVersion\/(\d+(?:\.\d+)?).* Safari\//, 'Safari'],
]

const systems: readonly Family[] = [
  [/\bWindows NT (\d+\.\d+)/, 'Windows'],
  [/\bAndroid(?: (\d+(?:\.\d+)?))?/, 'Android'],
  [/\b(?:iPhone|iPad|iPod).*? OS (\d+(?:_\d+)?)/, 'iOS'],
  [/\bMac OS X (\d+[._]\d+)/, 'macOS'],
  [/\bCrOS \S+ (\d+(?:\.\d+)?)/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Windows counts its kernels otherwise than its versions. Since 10, browsers say no more than that. */
const windows: Readonly<Record<string, string>> = { '10.0': '10', '6.3': '8.1', '6.2': '8', '6.1': '7' }

function findFamily(text: string, families: readonly Family[]): NamedVersion {
  for (const [pattern, name] of families) {
    const found = pattern.exec(text)
    if (!found) continue
    const version = (found[1] ?? UNKNOWN).replace('_', '.')
    return { name, version: name === 'Windows' ? (windows[version] ?? version) : version }
  }
  return { name: UNKNOWN, version: UNKNOWN }
}

function deviceOf(text: string): Agent['device'] {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(text)) return 'tablet'
  return /\bMobile\b|\biPhone\b|\biPod\b/.test(text) ? 'mobile' : 'desktop'
}

/** Reads a User-Agent. */
export function agentOf(userAgent: string): Agent {
  const text = userAgent.slice(0, MAX_TEXT)
  return { device: deviceOf(text), system: findFamily(text, systems), browser: findFamily(text, browsers) }
}
