import type { ExternalApiHealth } from '@lease-risk/contract/operations'

export type HealthState = 'off' | 'paused' | 'failing' | 'noRecord' | 'answering'

export const TONES = {
  off: 'unknown',
  paused: 'high',
  failing: 'high',
  noRecord: 'unknown',
  answering: 'low',
} as const

/** The state of a provider; unknown without a call in the last 24 hours. */
export function stateOf(health: Pick<ExternalApiHealth, 'configured' | 'breakerState' | 'healthy'>): HealthState {
  if (!health.configured) return 'off'
  if (health.breakerState === 'OPEN') return 'paused'
  if (health.healthy === null) return 'noRecord'
  return health.healthy ? 'answering' : 'failing'
}
