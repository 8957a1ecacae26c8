import type { RegistryEntry } from '../papers-input.ts'

/** One entry in two readings; `null`: only the other reading contains it. */
export type EntryChange = { before: RegistryEntry | null; after: RegistryEntry | null }

/**
 * Criteria for two entries to be the same, strictest first. Entries have no number, and a tenant may correct a date or an
 * amount between two readings.
 */
const LIKENESS: ((a: RegistryEntry, b: RegistryEntry) => boolean)[] = [
  (a, b) =>
    a.registeredOn === b.registeredOn &&
    a.amountManwon === b.amountManwon &&
    a.cancelled === b.cancelled &&
    a.jointCollateral === b.jointCollateral,
  (a, b) => a.registeredOn === b.registeredOn && a.amountManwon === b.amountManwon,
  (a, b) => a.registeredOn === b.registeredOn && a.registeredOn !== null,
  (a, b) =>
    a.amountManwon === b.amountManwon &&
    a.amountManwon !== null &&
    (a.registeredOn === null || b.registeredOn === null),
]

/** Pairs the entries of two readings; each entry is in exactly one pair. */
export function matchEntries(before: readonly RegistryEntry[], after: readonly RegistryEntry[]): EntryChange[] {
  const right = [...after]
  const pairs: EntryChange[] = []
  const unmatched = LIKENESS.reduce(
    (left, isAlike) =>
      left.filter((entry) => {
        const at = right.findIndex((other) => other.kind === entry.kind && isAlike(entry, other))
        if (at >= 0) pairs.push({ before: entry, after: right.splice(at, 1)[0] ?? null })
        return at < 0
      }),
    before,
  )
  return [
    ...pairs,
    ...unmatched.map((entry) => ({ before: entry, after: null })),
    ...right.map((entry) => ({ before: null, after: entry })),
  ]
}
