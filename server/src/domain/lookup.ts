/** How a look-up of one public source ended (R-DIAG-30). */
export type LookupStatus = 'FOUND' | 'AMBIGUOUS' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'

/** Why a provider gave no usable answer. `DEADLINE`: the diagnosis as a whole ran out of time first. */
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
 * What a provider client answers; it never throws.
 * `NOT_FOUND` is the provider's own word that there is nothing; `UNAVAILABLE` means that no call was made because no
 * key is set.
 */
export type ProviderReply<T> =
  | { status: 'FOUND'; value: T }
  | { status: 'NOT_FOUND' }
  | { status: 'UNAVAILABLE'; reason: 'NO_KEY' }
  | { status: 'ERROR'; reason: FailureReason }
