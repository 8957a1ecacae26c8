/** More specific names come first: most browsers also name the ones they descend from. */
const BROWSERS: [name: string, version: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Whale', /\bWhale\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).* Safari\//],
]

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** `Chrome 131, Windows`; for a program that is not a known browser, its first word, such as `curl/8.5.0`. */
export function summariseUserAgent(userAgent: string): string {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  for (const [name, version] of BROWSERS) {
    const major = version.exec(userAgent)?.[1]
    if (major !== undefined) return [`${name} ${major}`, system].filter(Boolean).join(', ')
  }
  return userAgent.trim().split(/\s/, 1)[0]?.slice(0, 60) ?? ''
}
