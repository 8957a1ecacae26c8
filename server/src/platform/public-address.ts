import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Names that are never public, whatever they resolve to. */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|example)\.?$/i

/** Whether an IP address is public: not of this machine, its network, a carrier, a test network or a tunnel. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/**
 * Whether others may make the service call this address: https on the default port, a name that can be public,
 * and no credentials. What the name resolves to is checked at the call (`lookupPublic`).
 */
export function isPublicHttpsAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  return !isNumber && url.hostname.includes('.') && !OWN_NAMES.test(url.hostname)
}

/** The name resolves to an address that is not public. */
export class NotPublic extends Error {
  override name = 'NotPublic'
}

/** A `lookup` for connections. They use the very addresses that were checked, so that a name cannot change in between. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) {
      callback(error, '')
      return
    }
    const [first] = found
    if (first === undefined || found.some(({ address }) => !isPublicAddress(address)))
      callback(new NotPublic('the name does not lead to the internet'), '')
    else if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
