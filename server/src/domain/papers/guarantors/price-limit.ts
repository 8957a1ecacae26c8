import { message } from '../../../words/message.ts'
import type { PropertyType } from '../../property/property-type.ts'
import { lawConstants } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import type { DraftedCondition, GuarantorAnswer, GuarantorContext, OfficialPrice } from './guarantor-condition.ts'

/** Whether HUG prefers quotations (KB, 한국부동산원) to a public price for this type of home (R-LAW-09). */
export function isQuoted(propertyType: PropertyType): boolean {
  return propertyType === 'APARTMENT' || propertyType === 'OFFICETEL'
}

/**
 * Compares deposit and claims ahead with HUG's limit relative to the home's price. Uses the first known basis: the public
 * price of a home that is not quoted, an appraisal, else the value that the papers calculate with.
 */
export function priceLimits(context: GuarantorContext): DraftedCondition[] {
  const { home, publicPrice, appraisalManwon = null } = context
  if (isQuoted(home.propertyType)) return [priceLimit(context)]
  const decides = publicPrice !== null && publicPrice.basis !== 'LAND'
  return decides && appraisalManwon === null
    ? [publicPriceLimit(context)]
    : [publicPriceLimit(context), priceLimit(context)]
}

/** The median of a lot's units is not the price of any one unit, so the guarantor has to be asked. */
function publicPriceLimit(context: GuarantorContext): DraftedCondition {
  const { publicPrice, asOf } = context
  const [multiple] = lawConstants('HUG_PUBLIC_PRICE_SHARE', asOf)
  const drafted = { code: 'PUBLIC_PRICE_LIMIT', condition: message('GUARANTOR_PUBLIC_PRICE_LIMIT') } as const
  if (multiple === undefined || publicPrice === null) {
    const basis = message('PUBLIC_PRICE_NOT_KNOWN')
    return { ...drafted, ownValue: null, basis, answer: 'MISSING_INFORMATION', constants: multiple ? [multiple] : [] }
  }
  const limit = Math.floor(publicPrice.priceManwon * multiple.value)
  return {
    ...drafted,
    ownValue: limitBesideSum(context, limit),
    basis: shareOfPrice(publicPrice, multiple.value),
    answer: publicPrice.basis === 'LOT_MEDIAN' ? 'ASK_GUARANTOR' : againstLimit(context, limit),
    constants: [multiple],
  }
}

function shareOfPrice({ isTyped = false, ...price }: OfficialPrice, share: number) {
  return message(isTyped ? 'SHARE_OF_TYPED_PUBLIC_PRICE' : 'SHARE_OF_PUBLIC_PRICE', { ...price, share })
}

function priceLimit(context: GuarantorContext): DraftedCondition {
  const { home, value, quotationManwon = null, appraisalManwon = null } = context
  const share = PAPER_CONSTANTS.HUG_PRICE_SHARE
  const isHomeQuoted = isQuoted(home.propertyType)
  const drafted = {
    code: 'PRICE_LIMIT' as const,
    condition: message('GUARANTOR_PRICE_LIMIT', { share: share.value, quoted: isHomeQuoted }),
    constants: [share],
  }
  if (isHomeQuoted && quotationManwon !== null) {
    const limit = Math.floor(quotationManwon * share.value)
    const basis = message('SHARE_OF_QUOTATION', { manwon: quotationManwon, share: share.value })
    return { ...drafted, ownValue: limitBesideSum(context, limit), basis, answer: againstLimit(context, limit) }
  }
  if (appraisalManwon !== null) {
    const limit = Math.floor(appraisalManwon * share.value)
    const basis = message('SHARE_OF_APPRAISAL', { manwon: appraisalManwon, share: share.value })
    return { ...drafted, ownValue: limitBesideSum(context, limit), basis, answer: againstLimit(context, limit) }
  }
  if (value === null) {
    const basis = message('QUOTATION_NOT_KNOWN', { quoted: isHomeQuoted })
    return { ...drafted, ownValue: null, basis, answer: 'MISSING_INFORMATION' }
  }
  const limit = Math.floor(value.midManwon * share.value)
  return {
    ...drafted,
    ownValue: limitBesideSum(context, limit),
    basis: message('SHARE_OF_VALUE', { ...value, share: share.value }),
    answer: againstValue(context, value.highManwon * share.value),
  }
}

function limitBesideSum({ terms, claims }: GuarantorContext, limitManwon: number) {
  const { low, high } = claims.totalAhead
  return message('LIMIT_AND_CLAIMS', { limitManwon, sumManwon: terms.depositManwon + low, orMore: high === null })
}

function againstLimit({ terms, claims }: GuarantorContext, limit: number): GuarantorAnswer {
  const { low, high } = claims.totalAhead
  if (terms.depositManwon + low > limit) return 'CONFLICT_IN_INPUT'
  if (high === null) return 'MISSING_INFORMATION'
  return terms.depositManwon + high > limit ? 'ASK_GUARANTOR' : 'NO_CONFLICT_IN_INPUT'
}

/** The guarantor does not use the value of the papers, so it shows a conflict only if even its upper end does. */
function againstValue({ terms, claims }: GuarantorContext, limit: number): GuarantorAnswer {
  return terms.depositManwon + claims.totalAhead.low > limit ? 'CONFLICT_IN_INPUT' : 'ASK_GUARANTOR'
}
