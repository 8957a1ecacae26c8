import { formatManwon, formatPercent } from './format.ts'

/** From here on a ratio says less than that it is a multiple. */
const MULTIPLE = 10

/**
 * How an amount stands beside another, after `… is `: a smaller one as a share of it, a larger one as an amount over it,
 * and none as a ratio that nobody can read. `other` is not 0.
 */
export function besideAmount(manwon: number, other: number): string {
  const named = formatManwon(other)
  if (manwon > other * MULTIPLE) return `more than ten times ${named}`
  const over = formatManwon(Math.abs(manwon - other))
  if (over === '₩0') return `the same as ${named}`
  return manwon > other ? `${over} more than ${named}` : `${formatPercent(manwon / other)} of ${named}`
}

/** The same of two amounts a month that were both named before. */
export function monthlyDifference(manwon: number, other: number): string {
  if (manwon > other * MULTIPLE) return 'That is more than ten times as much.'
  if (manwon === other) return 'The two are the same.'
  return `That is ${formatManwon(Math.abs(manwon - other))} a month ${manwon > other ? 'more' : 'less'}.`
}

/** The largest percentage that is shown: three digits can be read. */
const MOST_PERCENT = MULTIPLE * 100 - 1

/** Whether a share can be read as a percentage. */
export function isReadable(share: number): boolean {
  return share * 100 <= MOST_PERCENT
}

/** A share as percent, as far as that can be read. */
export function formatShare(share: number): string {
  return isReadable(share) ? formatPercent(share) : `over ${MOST_PERCENT}%`
}
