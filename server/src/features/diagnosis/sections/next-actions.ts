import type { Diagnosed } from '../diagnosed.ts'
import { DIRECT_CONFIRMATION_PREFIX, directConfirmationItems } from '../purposes.ts'
import { byWeight, type Observation, ofWeight } from './observations/observation.ts'

/** What to do next: what this diagnosis calls for, what the purpose always leaves to the user, and what is good to do. */
export function nextActions({ terms }: Diagnosed, observations: readonly Observation[]): string[] {
  const called = byWeight(observations.filter(({ weight }) => weight !== 'NOTE')).flatMap(({ action }) => action ?? [])
  const left = directConfirmationItems(terms.purpose).map((item) => `${DIRECT_CONFIRMATION_PREFIX}${item}`)
  const besides = ofWeight(observations, 'NOTE').flatMap(({ action }) => action ?? [])
  return [...new Set([...called, ...left, ...besides])]
}
