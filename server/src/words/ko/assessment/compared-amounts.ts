import { formatManwon, formatPercent } from '../format.ts'

/** From this multiple on, a text is clearer than an exact ratio. */
const MULTIPLE = 10

/**
 * Compares an amount with another, to follow `…은 `: a smaller one as a share, a larger one as the excess amount,
 * and never as an unreadable ratio. `other` must not be 0.
 */
export function comparedWith(manwon: number, other: number): string {
  const named = formatManwon(other)
  if (manwon > other * MULTIPLE) return `${named}의 열 배가 넘습니다`
  const over = formatManwon(Math.abs(manwon - other))
  if (over === '0원') return `${named}과 같습니다`
  return manwon > other ? `${named}보다 ${over} 많습니다` : `${named}과 비교하면 ${formatPercent(manwon / other)}입니다`
}

/** Does the same for two monthly amounts that were both named before. */
export function monthlyDifference(manwon: number, other: number): string {
  if (manwon > other * MULTIPLE) return '열 배가 넘습니다.'
  if (manwon === other) return '두 금액이 같습니다.'
  return `한 달 ${formatManwon(Math.abs(manwon - other))} ${manwon > other ? '많습니다' : '적습니다'}.`
}

/** The largest percentage shown: three digits are still readable. */
const MOST_PERCENT = MULTIPLE * 100 - 1

/** Whether a share is readable as a percentage. */
export function isReadable(share: number): boolean {
  return share * 100 <= MOST_PERCENT
}

/** Formats a share as a percentage, up to the largest readable one. */
export function formatShare(share: number): string {
  return isReadable(share) ? formatPercent(share) : `${MOST_PERCENT}% 초과`
}

/** The share of a deposit in a value, to the per cent, so that it is the same in a headline and in the sentences below. */
export function formatWholeShare(depositManwon: number, valueManwon: number): string {
  const percent = Math.round((depositManwon / valueManwon) * 100)
  return percent === 0 && depositManwon > 0 ? '1% 미만' : formatPercent(percent / 100)
}
