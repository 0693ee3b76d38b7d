/** What a browser's own line says of it. Good for a name in a list, never for a decision. */
export type UserAgent = {
  /** With its main version: "Chrome 142". */
  readonly browser: string
  readonly system: string
  readonly systemVersion: string
  /** "iPhone", the model of an Android phone, or what kind of thing it is. */
  readonly device: string
  readonly isMobile: boolean
}

/** The first that is found counts: most browsers also name those they come from. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['LINE', /\bLine\/(\d+)/],
  ['Facebook', /FBAV\/(\d+)/],
  ['UC Browser', /UCBrowser\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /(?:OPR|OPT|OPX)\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[^]*Safari/],
]

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iOS', /(?:iPhone|iPad|iPod)[^)]* OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['HarmonyOS', /(?:HarmonyOS|OpenHarmony) ?([\d.]*)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux()/],
]

const ANDROID_MODEL = /Android [\d.]+; (?:[a-z]{2}-[a-z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/i
/** Where a phone's model would stand, browsers that tell less write this, or what they are. */
const NO_MODEL = /^(?:K|Mobile|Tablet|wv|rv:.*)$/

/** Tablets that want a desktop's pages call themselves a Mac; only their fingers give them away. */
export function readUserAgent(line: string, touchPoints = 0): UserAgent {
  const [browser, browserVersion] = firstOf(BROWSERS, line)
  const [system, version] = firstOf(SYSTEMS, line)
  const isTablet = system === 'macOS' && touchPoints > 1
  const isMobile = isTablet || /Mobi|iPhone|iPad|iPod|Android|HarmonyOS/.test(line)
  return {
    browser: [browser, browserVersion].filter(Boolean).join(' '),
    system: isTablet ? 'iPadOS' : system,
    // A Mac's line has said 10.15.7 for years, whatever it runs.
    systemVersion: isTablet ? '' : version.replaceAll('_', '.'),
    device: isTablet ? 'iPad' : (modelOf(line) ?? (isMobile ? 'mobile' : 'desktop')),
    isMobile,
  }
}

function firstOf(table: readonly (readonly [string, RegExp])[], line: string): [string, string] {
  for (const [name, pattern] of table) {
    const found = pattern.exec(line)
    if (found) return [name, found[1] ?? '']
  }
  return ['', '']
}

function modelOf(line: string): string | null {
  const apple = /\b(iPhone|iPad|iPod)\b/.exec(line)?.[1]
  if (apple) return apple
  const model = ANDROID_MODEL.exec(line)?.[1]?.trim() ?? ''
  return model === '' || NO_MODEL.test(model) ? null : model
}
