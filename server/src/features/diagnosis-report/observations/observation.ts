import type { DataStatus } from '@lease-risk/contract/diagnosis-response'

/**
 * One thing that the facts say, with its sentence. Summary, decision, findings, matrix and next actions are all drawn from
 * the same list, so they cannot contradict each other.
 */
export type Observation = {
  code: string
  /** `SEVERE` alone is a reason to stop; `GAP`: something that could not be checked; `NOTE`: a plain statement. */
  weight: 'SEVERE' | 'CAUTION' | 'GAP' | 'NOTE'
  /** The finding it belongs to; `INPUT` to none. */
  topic: 'MONEY' | 'RIGHTS' | 'BUILDING' | 'INPUT'
  sourceKey: DataStatus['key'] | 'user-input' | 'address'
  /** Noun phrase. */
  title: string
  sentence: string
  /** What the user can do about it. */
  action: string | null
}

const ORDER: Record<Observation['weight'], number> = { SEVERE: 0, CAUTION: 1, GAP: 2, NOTE: 3 }

/** Heaviest first, otherwise in the order observed. */
export function byWeight(observations: readonly Observation[]): Observation[] {
  return observations.toSorted((a, b) => ORDER[a.weight] - ORDER[b.weight])
}

export function ofWeight(observations: readonly Observation[], ...weights: Observation['weight'][]): Observation[] {
  return observations.filter(({ weight }) => weights.includes(weight))
}
