import { rowsOfMonth } from './deals.ts'
import { SAMPLE_LOTS } from './sample-lots.ts'
import { monthNumber, monthOf, seoulDate } from './seoul-date.ts'

/** Past deals as a dump of the service's items (JSON). */
export type SampleDealFile = { name: string; text: string }

const OPERATIONS = ['Apt', 'RH', 'SH', 'Offi'].flatMap((type) => [true, false].map((isRent) => ({ type, isRent })))

/** Returns the invented deals of the last completed months: one file per kind and city district with deals. */
export function sampleDealFiles({ now, months }: { now: Date; months: number }): SampleDealFile[] {
  const today = seoulDate(now)
  const lawdCds = [...new Set(SAMPLE_LOTS.map(({ pnu }) => pnu.slice(0, 5)))].toSorted()
  const past = Array.from({ length: months }, (_, index) => monthOf(monthNumber(today) - months + index))
  return lawdCds.flatMap((lawdCd) =>
    OPERATIONS.flatMap((operation) => {
      const items = past.flatMap((month) => rowsOfMonth({ ...operation, ...month, lawdCd }, today))
      if (items.length === 0) return []
      const name = `${lawdCd}-${operation.type}${operation.isRent ? 'Rent' : 'Trade'}.json`
      return [{ name, text: JSON.stringify({ items }) }]
    }),
  )
}
