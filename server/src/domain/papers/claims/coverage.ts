import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
import type { HomeValue } from '../papers-input.ts'
import type { ClaimsAhead } from './claims-ahead.ts'

/** Deposit and everything ahead of it, as a share of what the home may be worth. */
export type Coverage = {
  depositPlusAheadToValue: {
    /** The claims that are sure, over the upper end of the value. */
    low: number
    /** The claims that are sure, over its middle: at least this much. */
    mid: number
    /** The most that the claims may be, over the lower end; `null`: open, since some claim has no known amount. */
    high: number | null
  }
  sentence: string
}

export function coverage(depositManwon: number, { totalAhead }: ClaimsAhead, value: HomeValue): Coverage {
  const sure = depositManwon + totalAhead.low
  const most = totalAhead.high === null ? null : depositManwon + totalAhead.high
  const low = shareOf(sure, value.highManwon)
  const mid = shareOf(sure, value.midManwon)
  const high = most === null ? null : shareOf(most, value.lowManwon)
  return { depositPlusAheadToValue: { low, mid, high }, sentence: coverageSentence(sure, low, mid, high, totalAhead) }
}

/** To a tenth of a percent. */
function shareOf(amount: number, value: number): number {
  return Math.round((amount / value) * 1000) / 1000
}

function coverageSentence(
  sure: number,
  low: number,
  mid: number,
  high: number | null,
  { unknowns }: ClaimsAhead['totalAhead'],
): string {
  const basis = `입력하신 내용으로 계산하면 보증금과 먼저 배당받는 금액을 더한 ${formatManwon(sure)}은`
  if (high !== null)
    return `${basis} 집값의 ${formatPercent(low)}에서 ${formatPercent(high)} 사이(가운데 값으로 ${formatPercent(mid)})입니다.`
  const names = [...new Set(unknowns.map(({ label }) => label))].join(', ')
  return `${basis} 적어도 집값의 ${formatPercent(low)}(가운데 값으로 ${formatPercent(mid)})이며, 금액을 모르는 것(${names})이 있어 위쪽 끝은 알 수 없습니다.`
}
