import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'

const { under, from, steps } = CLIENT_THRESHOLDS.probability
const STEP_PERCENT = 100 / steps

/** A probability as the service words it: in steps of 5 %, with nothing near either end stated as exact. */
export function wordChance(
  probability: number,
  words: { few: string; most: string; about(percent: number): string },
): string {
  if (probability < under) return words.few
  if (probability >= from) return words.most
  return words.about(Math.round((probability * 100) / STEP_PERCENT) * STEP_PERCENT)
}
