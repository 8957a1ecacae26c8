import type { NodeName } from './network.ts'

/** As the primary's Patroni knows it. `lag`: of a standby, in bytes. */
export type Member = { name: NodeName; role: string; state: string; timeline?: number; lag?: number | 'unknown' }

const MOST_LAG = 1024 * 1024

/**
 * Whether the next primary may break: one leader and two that stream on its timeline, one of them waited for. Patroni says
 * `running` of one that follows nobody as well.
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
