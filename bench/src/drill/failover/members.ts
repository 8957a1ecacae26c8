import { type Network, NODES, type NodeName } from './network.ts'

/** A cluster member as reported by the primary's Patroni. `lag`: the lag of a standby, in bytes. */
export type Member = { name: NodeName; role: string; state: string; timeline?: number; lag?: number | 'unknown' }

const MOST_LAG = 1024 * 1024

/**
 * Whether the cluster can survive another primary failure: one leader and two standbys that stream on its timeline, one
 * of them synchronous. Patroni also reports `running` for a standby that follows no primary.
 */
export function isWhole(members: readonly Member[]): boolean {
  const standbys = members.filter(({ role }) => role !== 'leader')
  return (
    members.length === 3 &&
    standbys.length === 2 &&
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    new Set(members.map(({ timeline }) => timeline)).size === 1 &&
    standbys.some(({ role }) => role === 'sync_standby') &&
    standbys.every(({ lag }) => typeof lag === 'number' && lag < MOST_LAG)
  )
}

/** Uses the same check as the balancer. In its view of the cluster, a cut-off node may still be listed as the leader. */
export async function findPrimary(network: Network): Promise<NodeName | undefined> {
  const answers = await Promise.all(NODES.map((name) => fetchFrom(network, name, 'primary')))
  return NODES.find((_, index) => answers[index]?.status === 200)
}

/** The members reported by the primary's Patroni; empty while there is no primary. */
export async function readMembers(network: Network): Promise<Member[]> {
  const primary = await findPrimary(network)
  const answer = primary && (await fetchFrom(network, primary, 'cluster'))
  const { members = [] } = ((await answer?.json().catch(() => undefined)) ?? {}) as { members?: Member[] }
  return members
}

function fetchFrom(network: Network, name: NodeName, path: string): Promise<Response | undefined> {
  const url = `http://${network.address(name)}:8008/${path}`
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
}
