import { message, type Text } from '../../../words/message.ts'
import type { Stake } from '../../answer/answer.ts'
import { shortfallsOfTheFirst } from '../../papers/recovery/recovery-of-the-first.ts'
import { isSharedHouse } from '../../property/determination.ts'
import { STAKE_SHARES } from '../../rule-book/answer-lines.ts'
import type { Estimate } from '../../value/estimate.ts'
import { homeValue } from '../criteria/home-value.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { isDepositDoubted } from '../findings/amount-unrealistic.ts'

/** Sale prices of a region's homes say nothing about this one. */
const BASES: Partial<Record<Estimate['basis'], Stake['value']['basis']>> = {
  ESTIMATE: 'ESTIMATE',
  SALE_SAMPLE: 'SAMPLE',
  DATED_SALES: 'DATED_SALES',
  PUBLIC_PRICE: 'PUBLIC_PRICE',
}

/** The best case (R-ANSWER-03). Returns `null` without a deposit, for a doubted one (R-SCORE-38), or when nothing shows the value of the home. */
export function stakeOf(facts: LeaseFacts): Stake | null {
  if (isDepositDoubted(facts)) return null
  const depositManwon = Math.round(facts.terms.depositManwon)
  const value = homeValue(facts)
  const basis = value === null ? undefined : BASES[value.basis]
  if (depositManwon <= 0 || value === null || basis === undefined) return null
  const [lowManwon, midManwon, highManwon] = [value.lowManwon, value.midManwon, value.highManwon].map(Math.round) as [
    number,
    number,
    number,
  ]
  if (lowManwon < 1) return null
  const scope = isSharedHouse(facts.property) ? 'BUILDING' : 'HOME'
  const ifSold = shortfallsOfTheFirst(STAKE_SHARES.shares, { midManwon }, depositManwon)
  return {
    depositManwon,
    value: { lowManwon, midManwon, highManwon, basis },
    scope,
    aheadManwon: null,
    unknown: [],
    overValueManwon: Math.max(0, depositManwon - midManwon),
    ifSold: ifSold.map(({ share, shortfallManwon: one }) => ({ share, shortfallManwon: { low: one, high: one } })),
    sentence: stakeSentence(ifSold, scope === 'BUILDING'),
  }
}

/** States the highest share with a shortfall, or that there is none down to the lowest share. */
function stakeSentence(ifSold: ReturnType<typeof shortfallsOfTheFirst>, building: boolean): Text {
  const first = ifSold.find(({ shortfallManwon }) => shortfallManwon > 0)
  const { share } = first ?? ifSold.at(-1) ?? { share: 1 }
  return message('STAKE', { share, missingManwon: first?.shortfallManwon ?? 0, ...(building && { building }) })
}
