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

/** A share as percent, as far as a percentage can be read: in three digits. */
export function formatShare(share: number): string {
  const most = MULTIPLE * 100 - 1
  return share * 100 > most ? `over ${most}%` : formatPercent(share)
}
