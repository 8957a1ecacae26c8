import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Names that lead to no other network, whatever they resolve to. */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|example)\.?$/i

/** Whether an IP address is one of the internet: not of this machine, its network, a carrier, a test or a tunnel. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/**
 * Whether somebody else may have the service call this address: https at its usual port, by a name that can be one of the
 * internet, without a login in it. What the name resolves to is looked at when it is called (`lookupPublic`).
 */
export function isPublicHttpsAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  return !isNumber && url.hostname.includes('.') && !OWN_NAMES.test(url.hostname)
}

/** The name resolves to an address that is none of the internet. */
export class NotPublic extends Error {
  override name = 'NotPublic'
}

/** For a connection: it goes to the very addresses that were looked at, so that a name cannot lead elsewhere a moment later. */
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
