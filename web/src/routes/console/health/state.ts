import type { ExternalApiHealth } from '@lease-risk/contract/operations'

export type HealthState = 'off' | 'paused' | 'failing' | 'noRecord' | 'answering'

export const TONES = {
  off: 'unknown',
  paused: 'high',
  failing: 'high',
  noRecord: 'unknown',
  answering: 'low',
} as const

/** What is known of a provider. Without a call in 24 hours nothing is. */
export function stateOf(health: Pick<ExternalApiHealth, 'configured' | 'breakerState' | 'healthy'>): HealthState {
  if (!health.configured) return 'off'
  if (health.breakerState === 'OPEN') return 'paused'
  if (health.healthy === null) return 'noRecord'
  return health.healthy ? 'answering' : 'failing'
}
