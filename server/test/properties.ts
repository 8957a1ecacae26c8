import fc from 'fast-check'

/**
 * fast-check, configured to draw the same examples in every run, so that only changes affect results. `PROPERTY_SEED` selects
 * others: a number, which a failure prints as `seed`, or `random`.
 */
const { PROPERTY_SEED: seed = '1' } = process.env
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })

export default fc

/**
 * Sets how often a property is tried: as given by the test, or by `PROPERTY_RUNS` for a manual run, which reports the first
 * failure as it is instead of shrinking it.
 */
export function runs(usual: number): { numRuns: number; endOnFailure: boolean } {
  const { PROPERTY_RUNS: byHand } = process.env
  return { numRuns: Number(byHand ?? usual), endOnFailure: byHand !== undefined }
}
