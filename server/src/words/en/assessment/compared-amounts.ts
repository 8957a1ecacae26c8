import { formatManwon, formatPercent } from '../format.ts'

/** From this multiple on, a text is clearer than an exact ratio. */
const MULTIPLE = 10

/**
 * Compares an amount with another, to follow `… is `: a smaller one as a share, a larger one as the excess amount,
 * and never as an unreadable ratio. `other` must not be 0.
 */
export function comparedWith(manwon: number, other: number): string {
  const named = formatManwon(other)
  if (manwon > other * MULTIPLE) return `more than ten times ${named}`
  const over = formatManwon(Math.abs(manwon - other))
  if (over === '₩0') return `the same as ${named}`
  return manwon > other ? `${over} more than ${named}` : `${formatPercent(manwon / other)} of ${named}`
}

/** Does the same for two monthly amounts that were both named before. */
export function monthlyDifference(manwon: number, other: number): string {
  if (manwon > other * MULTIPLE) return 'That is more than ten times as much.'
  if (manwon === other) return 'The two are the same.'
  return `That is ${formatManwon(Math.abs(manwon - other))} a month ${manwon > other ? 'more' : 'less'}.`
}

/** The largest percentage shown: three digits are still readable. */
const MOST_PERCENT = MULTIPLE * 100 - 1

/** Whether a share is readable as a percentage. */
export function isReadable(share: number): boolean {
  return share * 100 <= MOST_PERCENT
}

/** Formats a share as a percentage, up to the largest readable one. */
export function formatShare(share: number): string {
  return isReadable(share) ? formatPercent(share) : `over ${MOST_PERCENT}%`
}

/** The share of a deposit in a value, to the per cent, so that it is the same in a headline and in the sentences below. */
export function formatWholeShare(depositManwon: number, valueManwon: number): string {
  const percent = Math.round((depositManwon / valueManwon) * 100)
  return percent === 0 && depositManwon > 0 ? 'less than 1%' : formatPercent(percent / 100)
}
