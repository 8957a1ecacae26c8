const STEP_PERCENT = 5
const FEW = 0.05
const MOST = 0.95

/** A chance as the service words it (estimator.md): in steps of 5 %, and nothing near the ends told as exact. */
export function wordChance(
  probability: number,
  words: { few: string; most: string; about(percent: number): string },
): string {
  if (probability < FEW) return words.few
  if (probability >= MOST) return words.most
  return words.about(Math.round((probability * 100) / STEP_PERCENT) * STEP_PERCENT)
}
