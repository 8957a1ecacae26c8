export type WeightedValue = { value: number; weight: number }

/**
 * The value at which half of the weight is reached; the mean of two values if it falls between them. `NaN` for no values.
 */
export function weightedMedian(values: readonly WeightedValue[]): number {
  const sorted = values.toSorted((one, other) => one.value - other.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let reached = 0
  for (const [at, { value, weight }] of sorted.entries()) {
    reached += weight
    if (reached > half) return value
    if (reached === half) return (value + (sorted[at + 1]?.value ?? value)) / 2
  }
  return Number.NaN
}
