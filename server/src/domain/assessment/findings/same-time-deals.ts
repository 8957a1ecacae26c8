import { message } from '../../../words/message.ts'
import { DATED_SALES, SAME_TIME_DEALS } from '../../rule-book/value-lines.ts'
import type { SameTimePair } from '../../value/same-time-deals.ts'
import { ratioEvidence } from '../criteria/sample.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { isDepositDoubted } from './amount-unrealistic.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, finding } from './finding.ts'

/**
 * Signs of a buyer without money in published deals (R-SCORE-49): a recent sale of the home for about the deposit, and
 * such pairs among the lot's past deals.
 */
export function sameTimeDeals(facts: LeaseFacts): Finding[] {
  return [...(isDepositDoubted(facts) ? [] : ownSale(facts)), ...pairsOfLot(facts)]
}

function ownSale({ sameTimeDeals: deals, terms: { depositManwon } }: LeaseFacts): Finding[] {
  const sale = deals?.ownSale ?? null
  if (sale === null || depositManwon < SAME_TIME_DEALS.depositOfPrice * sale.amountManwon) return []
  const { days } = SAME_TIME_DEALS
  return [
    finding('SAME_TIME_DEAL', 'CAUTION', {
      headline: message('HEADLINE_SAME_TIME_DEAL', { depositManwon, sale }),
      sentence: message('SAME_TIME_DEAL', { depositManwon, sale, days }),
      evidence: [
        {
          source: 'sale-transaction',
          field: 'sameTimeSale',
          value: message('AMOUNT', { manwon: sale.amountManwon }),
          description: message('SAME_TIME_SALE', sale),
        },
        ratioEvidence('depositToSameTimeSale', depositManwon / sale.amountManwon, message('DEPOSIT_BY_SAME_TIME_SALE')),
      ],
    }),
  ]
}

function pairsOfLot({ sameTimeDeals: deals }: LeaseFacts): Finding[] {
  if (deals === undefined || deals.nearPriceCount === 0) return []
  const { pairCount, nearPriceCount, nearPrice } = deals
  const [newest = null] = nearPrice
  const { days, depositOfPrice: share } = SAME_TIME_DEALS
  const { months } = DATED_SALES
  const counted = { pairCount, nearPriceCount, months, days, share }
  return [
    finding('SAME_TIME_DEALS_OF_LOT', nearPriceCount < SAME_TIME_DEALS.cautionFrom ? 'NOTE' : 'CAUTION', {
      sentence: message('SAME_TIME_DEALS_OF_LOT', { ...counted, newest: newest && named(newest) }),
      short: message('SAME_TIME_DEALS_OF_LOT_IN_SHORT', counted),
      evidence: nearPrice.map(pairEvidence),
    }),
  ]
}

/** The data of both contracts and of the home. */
function named({ sale, lease }: SameTimePair) {
  const { contractDate: soldOn, amountManwon: saleManwon, areaSquareMeter, floor, direct } = sale
  const { contractDate: letOn, depositManwon } = lease
  return { soldOn, saleManwon, letOn, depositManwon, areaSquareMeter, floor, direct }
}

function pairEvidence(pair: SameTimePair): Evidence {
  const { saleManwon, depositManwon, ...of } = named(pair)
  return {
    source: 'sale-transaction',
    field: 'sameTimePair',
    value: message('SAME_TIME_PAIR_AMOUNTS', { saleManwon, depositManwon }),
    description: message('SAME_TIME_PAIR', of),
  }
}
