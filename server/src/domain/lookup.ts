/** The outcome of querying one public source (R-DIAG-30). */
export type LookupStatus = 'FOUND' | 'AMBIGUOUS' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'

/** Why a provider returned no usable reply. `DEADLINE`: the diagnosis as a whole ran out of time first. */
export const FAILURE_REASONS = [
  'TIMEOUT',
  'NETWORK',
  'HTTP_STATUS',
  'MALFORMED',
  'TOO_LARGE',
  'PROVIDER_ERROR',
  'KEY_REJECTED',
  'QUOTA_EXCEEDED',
  'CIRCUIT_OPEN',
  'DEADLINE',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/**
 * The result of a provider client, which never throws.
 * `NOT_FOUND`: the provider replied that it has no data. `UNAVAILABLE`: no call was made because no key is set.
 */
export type ProviderReply<T> =
  | { status: 'FOUND'; value: T }
  | { status: 'NOT_FOUND' }
  | { status: 'UNAVAILABLE'; reason: 'NO_KEY' }
  | { status: 'ERROR'; reason: FailureReason }
