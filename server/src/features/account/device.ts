import Bowser from 'bowser'

/**
 * The device a login comes from. Its names come from fixed lists, so that text written by a caller is never shown;
 * `null`: not recognised.
 */
export type Device = {
  kind: 'PHONE' | 'TABLET' | 'COMPUTER' | null
  /** Such as `Chrome`. */
  browser: string | null
  /** Such as `Windows`. */
  system: string | null
}

export const UNKNOWN_DEVICE: Device = { kind: null, browser: null, system: null }

const KINDS: Readonly<Record<string, Device['kind']>> = { mobile: 'PHONE', tablet: 'TABLET', desktop: 'COMPUTER' }
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP))
/** Longer than what browsers send. */
const MOST_CHARACTERS = 512

/** Browser and system without their versions, from a `User-Agent`. */
export function readDevice(userAgent: string | undefined): Device {
  if (!userAgent) return UNKNOWN_DEVICE
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MOST_CHARACTERS))
  const known = (name: string | undefined, names: Set<string>) => (name && names.has(name) ? name : null)
  return {
    kind: KINDS[platform.type ?? ''] ?? null,
    browser: known(browser.name, BROWSERS),
    system: known(os.name, SYSTEMS),
  }
}
