import fc from 'fast-check'

/**
 * fast-check, which draws the same examples in every run, so that a change is judged by itself. `PROPERTY_SEED` draws
 * others: a number, which a failure prints as `seed`, or `random`.
 */
const { PROPERTY_SEED: seed = '1' } = process.env
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })

export default fc

/**
 * How often a property is tried: as the test says, or as `PROPERTY_RUNS` does for a run by hand, which shows the first
 * failure as it is instead of looking for a smaller one.
 */
export function runs(usual: number): { numRuns: number; endOnFailure: boolean } {
  const { PROPERTY_RUNS: byHand } = process.env
  return { numRuns: Number(byHand ?? usual), endOnFailure: byHand !== undefined }
}
