import { BlockList, isIPv6 } from 'node:net'

/** R-ADMIN-19: whether operators may perform operator actions from this address. */
export type IsOperatorNetwork = (address: string) => boolean

export function operatorNetworks(networks: readonly string[] | undefined): IsOperatorNetwork {
  if (networks === undefined) return () => true
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const withoutZone = address.replace(/%.*$/, '')
    return list.check(withoutZone, familyOf(withoutZone))
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
