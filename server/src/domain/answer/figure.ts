import { message } from '../../words/message.ts'
import type { Figure, Stake } from './answer.ts'

const PERCENT = 100

/**
 * The deposit with what certainly stands before it, as a share of the middle of the value; above the middle, the amount by
 * which it exceeds it (R-ANSWER-18). `null`: nothing shows what the home is worth.
 */
export function figureOf(stake: Stake | null): Figure | null {
  if (stake === null) return null
  const { depositManwon, aheadManwon, overValueManwon, scope, value } = stake
  const sumManwon = depositManwon + (aheadManwon?.low ?? 0)
  // as in the headline, a sum that rounds to the whole value is not called more
  const isOver = overValueManwon > 0 && Math.round((sumManwon / value.midManwon) * PERCENT) > PERCENT
  return {
    text: isOver
      ? message('FIGURE_OVER_VALUE', { overManwon: overValueManwon })
      : message('FIGURE_SHARE', { sumManwon, midManwon: value.midManwon }),
    caption: message('FIGURE_CAPTION', {
      isOver,
      building: scope === 'BUILDING',
      hasAhead: sumManwon > depositManwon,
      isLeast: aheadManwon !== null && aheadManwon.high !== aheadManwon.low,
    }),
  }
}
