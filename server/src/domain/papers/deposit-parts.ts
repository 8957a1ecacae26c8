import { sum } from '../distribution/won.ts'
import { latest } from './dates/days.ts'
import type { DepositTopUp, LeaseDates, TypedPapers } from './papers-input.ts'

type Deposits = Pick<TypedPapers, 'deposits' | 'dates'>

/** The deposit minus the parts with a separate fixed date has the fixed date of the lease and comes first. */
export function depositParts(
  depositManwon: number,
  { deposits = [], dates }: Deposits,
): (DepositTopUp & { isTopUp: boolean })[] {
  const amounts = deposits.map(({ amountManwon }) => amountManwon)
  const base = depositManwon - sum(amounts)
  if (base > 0 || deposits.length === 0) {
    const own = { amountManwon: base, fixedDateOn: dates.fixedDateOn, isTopUp: false }
    return [own, ...deposits.map((part) => ({ ...part, isTopUp: true }))]
  }
  // if the deposit of a diagnosis is smaller than the sum, the last parts are reduced
  const before = (index: number) => sum(amounts.slice(0, index))
  return deposits.map(({ amountManwon, fixedDateOn }, index) => ({
    amountManwon: Math.min(amountManwon, Math.max(0, depositManwon - before(index))),
    fixedDateOn: index === 0 ? (fixedDateOn ?? dates.fixedDateOn) : fixedDateOn,
    isTopUp: index > 0,
  }))
}

/** The days that decide when the last part of the deposit gets its priority; without a fixed date it gets none. */
export function datesOfLastPart(depositManwon: number, typed: Deposits): LeaseDates {
  const parts = depositParts(depositManwon, typed).filter(({ amountManwon }) => amountManwon > 0)
  if (parts.length === 0) return typed.dates
  return { ...typed.dates, fixedDateOn: latest(...parts.map(({ fixedDateOn }) => fixedDateOn)) }
}
