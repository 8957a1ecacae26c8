import { addDays } from '../../calendar.ts'
import { AFTER_EARLIEST, standingAfter } from '../../distribution/rank.ts'
import { latest } from '../dates/days.ts'
import type { TypedPapers } from '../papers-input.ts'
import type { SaleContext } from './sale-context.ts'
import { smallLeaseShare } from './small-lease.ts'

/** Possible days of an undated entry: around the own rank, and at the rows that change an amount. */
export function turningDays({ home, depositManwon, typed, table }: SaleContext): { ranks: string[]; rows: string[] } {
  const { moveInOn, reportOn, fixedDateOn } = typed.dates
  const doneOn = latest(moveInOn, reportOn)
  const own = [
    ...(doneOn === null ? [] : [doneOn, addDays(doneOn, 1)]),
    ...(fixedDateOn === null ? [] : [fixedDateOn, addDays(fixedDateOn, 1)]),
    ...(typed.deposits ?? []).flatMap((part) => (part.fixedDateOn === null ? [] : [part.fixedDateOn])),
  ]
  const rows = table.filter((row, index) => {
    const before = table[index - 1]
    return (
      home.isShared ||
      before === undefined ||
      smallLeaseShare(before, depositManwon) !== smallLeaseShare(row, depositManwon)
    )
  })
  return { ranks: [...own, ...daysOfOthers(typed)], rows: rows.map(({ effectiveFrom }) => effectiveFrom) }
}

/** The days of other creditors, and the following days. */
function daysOfOthers({ registry, seniorTenants, taxes }: TypedPapers): string[] {
  const days = [
    ...(registry?.entries ?? []).flatMap(({ cancelled, registeredOn, legalDate }) =>
      cancelled ? [] : [registeredOn, legalDate],
    ),
    ...(seniorTenants?.tenants ?? []).flatMap(({ moveInReportedOn, fixedDateOn }) => [
      moveInReportedOn && standingAfter(moveInReportedOn),
      fixedDateOn,
    ]),
    ...(taxes ?? []).map(({ legalDate }) => legalDate),
  ]
  return days.flatMap((day) => (day ? [day, addDays(day, 1)] : []))
}

/** The first days on which a tax on the home is later than a fixed date of the own deposit (R-DIST-10). */
export function daysAfterFixed({ typed: { dates, deposits = [] } }: SaleContext): string[] {
  const fixedDates = [dates.fixedDateOn, ...deposits.map(({ fixedDateOn }) => fixedDateOn)]
  return [...new Set(fixedDates.map((day) => (day === null ? AFTER_EARLIEST : addDays(day, 1))))]
}
