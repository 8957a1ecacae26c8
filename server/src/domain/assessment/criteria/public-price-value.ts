import { message } from '../../../words/message.ts'
import { completedYears } from '../../calendar.ts'
import type { Estimate } from '../../value/estimate.ts'
import { assumedRatio, type PriceRatio } from '../../value/price-ratio.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Finding } from '../findings/finding.ts'
import { againstPartialValue, type PartialScores } from './against-value.ts'
import { type HomePrice, homePrice } from './home-price.ts'
import { ratioEvidence } from './sample.ts'
import { sharedHouseFrame } from './shared-house-frame.ts'

/** The value of the home by its public price; the middle and the bounds are price × ratio (R-SCORE-46). */
export function publicPriceValue(facts: LeaseFacts): Estimate | null {
  const frame = sharedHouseFrame(facts)
  if (frame !== null) return frame
  const priced = pricedHome(facts)
  if (priced === null) return null
  const { price, ratio } = priced
  const upper = Math.max(price.upperManwon ?? 0, price.priceManwon)
  return {
    basis: 'PUBLIC_PRICE',
    lowManwon: Math.max(1, Math.floor(price.priceManwon * ratio.lowRatio)),
    midManwon: Math.round(price.priceManwon * ratio.ratio),
    highManwon: Math.ceil(upper * ratio.highRatio),
  }
}

/** The price of the home and the ratio applied to it; `null`: one of them is not known. */
export function pricedHome(facts: LeaseFacts): { price: HomePrice; ratio: PriceRatio } | null {
  const price = homePrice(facts)
  const { address, property, terms, priceRatio, asOf } = facts
  if (price === null || !address.confirmed) return null
  const approved = property.building?.useApprovalDate ?? null
  const ratio =
    priceRatio ??
    assumedRatio(property.propertyType, {
      legalDistrictCode: address.legalDistrictCode,
      ageYears: approved === null ? null : completedYears(approved, asOf),
      isBasement: terms.floor !== null && terms.floor < 0,
      publicPriceManwon: price.priceManwon,
      baseYear: price.baseYear,
    })
  return ratio && { price, ratio }
}

/** Compares the deposit with that value, by the thresholds of sale values. */
export function againstPricedValue(facts: LeaseFacts, value: Estimate, scores: PartialScores): Finding[] {
  const priced = pricedHome(facts)
  if (priced === null) return []
  const { price, ratio } = priced
  const { lowManwon, midManwon, highManwon } = value
  const { baseYear, basis, priceManwon } = price
  const worth = message('VALUE_OF_PUBLIC_PRICE', {
    price: message('PUBLIC_PRICE_AMOUNT', { baseYear, basis, priceManwon }),
    ratio: ratio.ratio,
    salesBehind: ratio.salesBehind,
    lowManwon,
    midManwon,
    highManwon,
  })
  const source = 'public-price'
  const { depositManwon } = facts.terms
  const evidence = [
    { source, field: 'saleToPublicPrice', ...ratioWords(ratio) },
    { source, field: 'pricedValue', ...valueWords(value) },
    ratioEvidence('depositToPricedValue', depositManwon / midManwon, message('DEPOSIT_BY_PRICED_VALUE')),
  ]
  const named = { ...value, count: ratio.salesBehind }
  return [
    againstPartialValue(depositManwon, named, { compared: worth, evidence, ...scores }, 'DEPOSIT_TO_PRICED_VALUE'),
  ]
}

function ratioWords({ ratio, salesBehind }: PriceRatio) {
  return {
    value: message('SHARE', { share: ratio }),
    description: message('SALE_TO_PUBLIC_PRICE', { salesBehind }),
  }
}

function valueWords({ lowManwon, midManwon, highManwon }: Estimate) {
  return {
    value: message('AMOUNT', { manwon: midManwon }),
    description: message('PRICED_VALUE_INTERVAL', { lowManwon, highManwon }),
  }
}
