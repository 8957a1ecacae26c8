/**
 * How far stored data cover a favorite. No verdict of a diagnosis rests on it, so it is not part of the version: the
 * letter comes from the owner's own diagnosis.
 */
export const HOME_COVERAGE = {
  source: 'R-FAV-07; R-FAV-08',
  since: '2026-11-22',
  weights: {
    'building-register': 0.25,
    transaction: 0.2,
    'monthly-statistic': 0.15,
    'public-price': 0.15,
    'market-signal': 0.1,
    diagnosis: 0.15,
  },
  /** Below this coverage no letter is given. */
  letterFrom: 0.4,
  confidence: { mostlyFrom: 0.8, partlyFrom: 0.5 },
} as const
