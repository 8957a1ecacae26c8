import fc from 'fast-check'

/**
 * fast-check, which draws the same examples in every run, so that a change is judged by itself. `PROPERTY_SEED` draws
 * others: a number, which a failure prints as `seed`, or `random`.
 */
const { PROPERTY_SEED: seed = '1' } = process.env
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })

export default fc
