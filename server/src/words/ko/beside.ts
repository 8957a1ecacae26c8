import { formatManwon, formatPercent } from './format.ts'

/** From here on a ratio says less than that it is a multiple. */
const MULTIPLE = 10

/**
 * How an amount stands beside another, after `…은 `: a smaller one as a share of it, a larger one as an amount over it, and
 * none as a ratio that nobody can read. `other` is not 0.
 */
export function besideAmount(manwon: number, other: number): string {
  const named = formatManwon(other)
  if (manwon > other * MULTIPLE) return `${named}의 열 배가 넘습니다`
  const over = formatManwon(Math.abs(manwon - other))
  if (over === '0원') return `${named}과 같습니다`
  return manwon > other ? `${named}보다 ${over} 많습니다` : `${named}과 비교하면 ${formatPercent(manwon / other)}입니다`
}

/** The same of two amounts a month that were both named before. */
export function monthlyDifference(manwon: number, other: number): string {
  if (manwon > other * MULTIPLE) return '열 배가 넘습니다.'
  if (manwon === other) return '두 금액이 같습니다.'
  return `한 달 ${formatManwon(Math.abs(manwon - other))} ${manwon > other ? '많습니다' : '적습니다'}.`
}

/** The largest percentage that is shown: three digits can be read. */
const MOST_PERCENT = MULTIPLE * 100 - 1

/** Whether a share can be read as a percentage. */
export function isReadable(share: number): boolean {
  return share * 100 <= MOST_PERCENT
}

/** A share as percent, as far as that can be read. */
export function formatShare(share: number): string {
  return isReadable(share) ? formatPercent(share) : `${MOST_PERCENT}% 초과`
}
