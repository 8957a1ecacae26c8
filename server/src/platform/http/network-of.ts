import { isIPv6 } from 'node:net'

/**
 * Returns what limits by address count as one caller: an IPv4 address in any notation, or the /64 of an IPv6 address, which
 * is what one customer has. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const withoutZone = address.replace(/%.*$/, '')
  if (!isIPv6(withoutZone)) return address
  // `URL` normalises the notation: eight groups without leading zeros, one run of zeros left out
  const [left = '', right = ''] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [left, right].map((groups) => groups.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.map((pair) => `${pair >> 8}.${pair & 255}`).join('.')
}
