import { isIPv6 } from 'node:net'

/**
 * Whom limits by address count as one: an IPv4 address, in whichever form it comes, or the /64 of an IPv6 address, as that is
 * what one customer has. Anything else is itself.
 */
export function networkOf(address: string): string {
  const withoutZone = address.replace(/%.*$/, '')
  if (!isIPv6(withoutZone)) return address
  // the one form of many that URL writes: eight groups without leading zeros, one run of zeros left out
  const [left = '', right = ''] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [left, right].map((groups) => groups.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.map((pair) => `${pair >> 8}.${pair & 255}`).join('.')
}
