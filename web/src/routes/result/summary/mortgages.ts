import type { PaperReading, RegistryReading } from '@lease-risk/contract/papers-input'
import { today } from '../../../lib/amount.ts'

type Entry = RegistryReading['entries'][number]
/** `sum` null: unknown, which never means zero. `isDetailed`: the papers have more than one sum, so there is none here. */
export type Mortgages = { sum: number | null; isDetailed: boolean }

/** The one sum of mortgages that a tenant typed, if that is all that was read of the registry. */
export function mortgagesOf({ registry }: PaperReading): Mortgages {
  if (!registry) return { sum: null, isDetailed: false }
  const [first, ...others] = registry.entries
  if (first === undefined) return { sum: 0, isDetailed: false }
  if (others.length > 0 || !isSum(first)) return { sum: null, isDetailed: true }
  return { sum: first.amountManwon ?? null, isDetailed: false }
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
