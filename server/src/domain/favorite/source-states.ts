/** Every source of a favorite and its possible states. */
export const SOURCE_STATES = {
  'building-register': ['NEEDS_EXACT_ADDRESS', 'FOUND', 'AMBIGUOUS', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR'],
  transaction: ['NEEDS_EXACT_ADDRESS', 'FOUND', 'OTHER_TYPE', 'TYPE_UNKNOWN', 'NOT_FOUND'],
  'monthly-statistic': ['NEEDS_EXACT_ADDRESS', 'TYPE_UNKNOWN', 'FOUND', 'FOUND_WIDER', 'NOT_FOUND'],
  'public-price': ['NEEDS_EXACT_ADDRESS', 'FOUND', 'NOT_FOUND', 'NOT_STORED', 'TYPE_UNKNOWN', 'NOT_PUBLISHED_FOR_TYPE'],
  'market-signal': ['NEEDS_EXACT_ADDRESS', 'TYPE_UNKNOWN', 'FOUND_INDICATOR', 'FOUND_STATISTIC', 'NOT_FOUND'],
  diagnosis: ['NEEDS_EXACT_ADDRESS', 'FOUND', 'OTHER_TERMS', 'NOT_FOUND'],
} as const

export type SourceKey = keyof typeof SOURCE_STATES
export type SourceState = (typeof SOURCE_STATES)[SourceKey][number]
