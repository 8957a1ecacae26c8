import type { PaperReading, RegistryReading } from '@lease-risk/contract/papers-input'
import { today } from '../../../lib/amount.ts'

type Entry = RegistryReading['entries'][number]
/** `sum` null: unknown, which never means zero. `isDetailed`: typed entry by entry among the papers. */
export type Mortgages = { sum: number | null; isDetailed: boolean }

/** The registry's mortgages as one sum, from the reading so far. */
export function mortgagesOf({ registry }: PaperReading): Mortgages {
  if (!registry) return { sum: null, isDetailed: false }
  const amounts = registry.entries
    .filter(({ kind, cancelled }) => kind === 'MORTGAGE' && !cancelled)
    .map(({ amountManwon }) => amountManwon ?? null)
  const sum = amounts.includes(null) ? null : amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0)
  return { sum, isDetailed: !registry.entries.every(isSum) || registry.entries.length > 1 }
}

/** The reading with another sum; its other values stay. `null`: unknown. */
export function withMortgages({ registry }: PaperReading, sum: number | null): Pick<PaperReading, 'registry'> {
  const entry: Entry = { kind: 'MORTGAGE', cancelled: false, jointCollateral: false }
  const read = registry ?? { readOn: today(), part: 'UNIT', ownerIsLandlord: 'UNKNOWN', entries: [] }
  if (sum !== null) return { registry: { ...read, entries: sum === 0 ? [] : [{ ...entry, amountManwon: sum }] } }
  if (read.ownerIsLandlord === 'UNKNOWN') return { registry: undefined }
  return { registry: { ...read, entries: [entry] } }
}

/** Whether the entry was typed in the single field, that is, without a date. */
function isSum({ kind, registeredOn, cancelled, jointCollateral }: Entry): boolean {
  return kind === 'MORTGAGE' && registeredOn === undefined && !cancelled && !jointCollateral
}
