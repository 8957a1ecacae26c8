import { type Message, message } from '../../../words/message.ts'
import { lawConstants } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import type { GuarantorAnswer, GuarantorContext } from './guarantor-condition.ts'
import { isQuoted } from './price-limit.ts'

/** A possible basis of the price, in the guarantor's order. `null`: not known. */
export type PriceBasis = {
  basis: 'QUOTATION' | 'PUBLIC_PRICE' | 'APPRAISAL' | 'VALUE'
  label: Message
  priceManwon: number | null
  /** Whether this is the first known basis. */
  used: boolean
}

/** What guarantors reportedly take as the price of the home, as far as it is known. */
export type PriceInUse = PriceBasis & {
  priceManwon: number
  /** A typed or official price is one number; the value of the papers may lie anywhere between its ends. */
  span: { low: number; high: number }
  /** The value of the papers is no guarantor's basis, and the median of a lot is not the price of one unit. */
  isOwnGuess: boolean
}

/** In order: a quotation for quoted homes, else public price × 140 %; then an appraisal; then the value of the papers. */
function pricesInOrder(context: GuarantorContext): [basis: PriceBasis['basis'], manwon: number | null][] {
  const { home, publicPrice, quotationManwon = null, appraisalManwon = null, value, asOf } = context
  const [ofPublic] = lawConstants('HUG_PUBLIC_PRICE_SHARE', asOf)
  const multiple = ofPublic === undefined ? null : ofPublic.value / PAPER_CONSTANTS.HUG_PRICE_SHARE.value
  const isKnown = publicPrice !== null && publicPrice.basis !== 'LAND' && multiple !== null
  // tenths of a manwon: 90 % of it are 126 % of the public price, to the manwon
  const priced = isKnown ? Math.round(publicPrice.priceManwon * multiple * 10) / 10 : null
  return [
    isQuoted(home.propertyType) ? ['QUOTATION', quotationManwon] : ['PUBLIC_PRICE', priced],
    ['APPRAISAL', appraisalManwon],
    ['VALUE', value?.midManwon ?? null],
  ]
}

export function priceBases(context: GuarantorContext): PriceBasis[] {
  const order = pricesInOrder(context)
  const first = order.findIndex(([, manwon]) => manwon !== null)
  return order.map(([basis, manwon], index) => ({
    basis,
    label: message('GUARANTEE_PRICE_BASIS', { basis }),
    priceManwon: manwon === null ? null : Math.round(manwon),
    used: index === first,
  }))
}

/** The first basis that is known; `null`: none is. */
export function priceInUse(context: GuarantorContext): PriceInUse | null {
  const used = priceBases(context).find((each) => each.used)
  if (used === undefined || used.priceManwon === null) return null
  const { basis, priceManwon } = used
  const { value, publicPrice } = context
  const exact = pricesInOrder(context).find(([each]) => each === basis)?.[1] ?? priceManwon
  const span =
    basis === 'VALUE' && value !== null ? { low: value.lowManwon, high: value.highManwon } : { low: exact, high: exact }
  const isMedian = basis === 'PUBLIC_PRICE' && publicPrice?.basis === 'LOT_MEDIAN'
  return { ...used, priceManwon, span, isOwnGuess: basis === 'VALUE' || isMedian }
}

/** Whether the price in use is above a guarantor's cap for prices; `null`: there is no such cap. */
export function againstPriceCap(price: PriceInUse | null, cap: PaperConstant | null): GuarantorAnswer {
  if (cap === null) return 'NO_CONFLICT_IN_INPUT'
  if (price === null) return 'MISSING_INFORMATION'
  if (price.span.low > cap.value) return 'CONFLICT_IN_INPUT'
  return price.span.high > cap.value ? 'ASK_GUARANTOR' : 'NO_CONFLICT_IN_INPUT'
}
