/** The variable set for the tests of `npm test`. */
export const FEW_EXAMPLES_VARIABLE = 'LEASE_RISK_FEW_EXAMPLES'

/**
 * How many examples a proof takes that needs much CPU for each: all by default, the first quarter of them in `npm test`.
 * `npm run test:rest` runs a file that asks for this again, with all.
 */
export function examples(all: number): number {
  const { [FEW_EXAMPLES_VARIABLE]: few } = process.env
  return few === 'true' ? Math.ceil(all / 4) : all
}

/** All of a list, or each fourth in `npm test`. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  const step = all.length / examples(all.length)
  return Array.from({ length: examples(all.length) }, (_, at) => all[Math.floor(at * step)] as T)
}
