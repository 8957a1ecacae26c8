import { type Message, message } from '../../../words/message.ts'
import type { HomeValue } from '../papers-input.ts'
import { type ClaimsAhead, unknownNames } from './claims-ahead.ts'

/** The deposit and all claims ahead of it, as a share of the home's possible value. */
export type Coverage = {
  depositPlusAheadToValue: {
    /** The certain claims, relative to the upper end of the value. */
    low: number
    /** The certain claims, relative to its middle: at least this much. */
    mid: number
    /** The maximum of the claims, relative to the lower end; `null`: unlimited, because a claim has no known amount. */
    high: number | null
  }
  sentence: Message
}

export function coverage(depositManwon: number, { totalAhead }: ClaimsAhead, value: HomeValue): Coverage {
  const sure = depositManwon + totalAhead.low
  const most = totalAhead.high === null ? null : depositManwon + totalAhead.high
  const low = shareOf(sure, value.highManwon)
  const mid = shareOf(sure, value.midManwon)
  const high = most === null ? null : shareOf(most, value.lowManwon)
  const unknown = unknownNames(totalAhead)
  return {
    depositPlusAheadToValue: { low, mid, high },
    sentence: message('COVERAGE', { sumManwon: sure, low, mid, high, unknown }),
  }
}

/** Rounded to a tenth of a percent. */
function shareOf(amount: number, value: number): number {
  return Math.round((amount / value) * 1000) / 1000
}
