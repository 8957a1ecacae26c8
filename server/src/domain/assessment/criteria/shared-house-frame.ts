import { message, sentences } from '../../../words/message.ts'
import { isSharedHouse } from '../../property/determination.ts'
import { SALE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import { SHARED_HOUSE_FRAME } from '../../rule-book/value-thresholds.ts'
import type { Estimate } from '../../value/estimate.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { homePrice } from './home-price.ts'

/** `null`: not a shared house, or the price of the whole house is not known. */
export function sharedHouseFrame(facts: LeaseFacts): Estimate | null {
  const price = homePrice(facts)
  if (price?.basis !== 'HOUSE' || !facts.address.confirmed || !isSharedHouse(facts.property)) return null
  const { lowRatio, highRatio } = SHARED_HOUSE_FRAME
  return {
    basis: 'PUBLIC_PRICE',
    lowManwon: Math.floor(price.priceManwon * lowRatio),
    midManwon: Math.round(price.priceManwon * Math.sqrt(lowRatio * highRatio)),
    highManwon: Math.ceil(price.priceManwon * highRatio),
  }
}

/**
 * Compares the rough frame of a shared house with all its deposits: the tenant's own and, as a range, those that the
 * other households may have paid (R-VALUE-29). A finding only; it is never scored. Nothing without a deposit.
 */
export function againstFrame(facts: LeaseFacts): Finding[] {
  const frame = sharedHouseFrame(facts)
  const price = homePrice(facts)
  const { depositManwon } = facts.terms
  if (frame === null || price === null || depositManwon === 0) return []
  const { lowManwon, highManwon } = frame
  const { low = null, high = null, otherHouseholds = 0 } = facts.unseenSeniorDeposits ?? {}
  const sum = low === null || high === null ? null : { low: depositManwon + low, high: depositManwon + high }
  const standing = standingOf({ low: sum?.low ?? depositManwon, high: sum?.high ?? depositManwon }, frame)
  const { baseYear, basis, priceManwon } = price
  const worth = message('SHARED_HOUSE_FRAME', {
    price: message('PUBLIC_PRICE_AMOUNT', { baseYear, basis, priceManwon }),
    lowManwon,
    highManwon,
  })
  const held =
    sum === null
      ? message('OWN_AGAINST_FRAME', { depositManwon, standing })
      : message('SUM_AGAINST_FRAME', { depositManwon, otherHouseholds, ...ends(sum), standing })
  return [
    finding('SHARED_HOUSE_FRAME', standing !== 'BELOW' ? 'CAUTION' : 'NOTE', {
      headline:
        sum === null
          ? message('HEADLINE_OWN_AGAINST_FRAME', { depositManwon, standing })
          : message('HEADLINE_SUM_AGAINST_FRAME', { otherHouseholds, ...ends(sum), standing }),
      sentence: sentences([worth, held]),
      evidence: [
        {
          source: 'public-price',
          field: 'sharedHouseFrame',
          value: message('ESTIMATE_INTERVAL', { lowManwon, highManwon }),
          description: message('SHARED_HOUSE_FRAME_MEANS'),
        },
      ],
    }),
  ]
}

function ends({ low, high }: { low: number; high: number }) {
  return { fromManwon: low, toManwon: high }
}

/** `ABOVE`: the minimum of the deposits exceeds the maximum value of the house. */
function standingOf(sum: { low: number; high: number }, { lowManwon, highManwon }: Estimate) {
  if (sum.low > highManwon) return 'ABOVE'
  return sum.high > SALE_THRESHOLDS.near * lowManwon ? 'POSSIBLE' : 'BELOW'
}
