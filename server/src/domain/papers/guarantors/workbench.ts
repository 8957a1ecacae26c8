import { type Message, message, type Text } from '../../../words/message.ts'
import { lawConstants } from '../constants/constant-notes.ts'
import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'
import { blockingConditions } from './guarantor-blocks.ts'
import type { Guarantor, GuarantorAnswer, GuarantorContext } from './guarantor-condition.ts'
import { hugDepositCap } from './hug-deposit-cap.ts'
import { isQuoted } from './price-limit.ts'

type Span = { low: number; high: number }

/** A possible basis of the price, in the guarantor's order. `null`: not known. */
type PriceBasis = {
  basis: 'QUOTATION' | 'PUBLIC_PRICE' | 'APPRAISAL' | 'VALUE'
  label: Message
  priceManwon: number | null
  /** Whether this is the first known basis. */
  used: boolean
}

/** One guarantor's limits compared with the typed amounts: what may be too high, and the amount that would not be. */
export type GuaranteeWorkbench = {
  guarantor: Guarantor
  bases: PriceBasis[]
  priceManwon: number | null
  /** 90 % of the price. */
  limitManwon: number | null
  ahead: { low: number; high: number | null }
  depositPlusAhead: { low: number; high: number | null }
  /** `null`: no cap of this guarantor is known. */
  depositCapManwon: number | null
  priceCapManwon: number | null
  /** The largest deposit that conflicts with none of these numbers; `null`: not known. */
  largestDeposit: Span | null
  blockers: Text[]
  answer: GuarantorAnswer
  sentence: Text
}

export function guaranteeWorkbench(context: GuarantorContext): GuaranteeWorkbench[] {
  return (['HUG', 'HF', 'SGI'] as const).map((guarantor) => benchOf(guarantor, context))
}

function benchOf(guarantor: Guarantor, context: GuarantorContext): GuaranteeWorkbench {
  const { terms, claims } = context
  const bases = priceBases(context)
  const used = bases.find(({ used: isUsed }) => isUsed) ?? null
  const priceManwon = used?.priceManwon ?? null
  const limitManwon = priceManwon === null ? null : shareOf(priceManwon)
  const isHug = guarantor === 'HUG'
  const depositCapManwon = isHug ? hugDepositCap(context.home.legalDistrictCode).cap.value : null
  const priceCapManwon = isHug ? PAPER_CONSTANTS.HUG_PRICE_CAP.value : null
  const { low, high } = claims.totalAhead
  const price = priceSpan(used, context.value)
  const largest = price && largestDeposit({ price, priceCapManwon, depositCapManwon, low, high })
  const conditions = blockingConditions(context).filter(({ code }) => code !== 'APPLICATION_WINDOW')
  const blockers = conditions.flatMap(({ answer, condition }) => (answer === 'CONFLICT_IN_INPUT' ? [condition] : []))
  // a violation mark blocks; its absence can never be confirmed, so no answer is required for it
  const open = conditions.flatMap(({ code, answer }) => (code === 'BUILDING_USE' ? [] : [answer]))
  const isOverCap = priceCapManwon !== null && price !== null && price.low > priceCapManwon
  const answer = answerOf({ context, largest, isBlocked: blockers.length > 0 || isOverCap, open, used, isHug })
  return {
    guarantor,
    bases,
    priceManwon,
    limitManwon,
    ahead: { low, high },
    depositPlusAhead: { low: terms.depositManwon + low, high: high === null ? null : terms.depositManwon + high },
    depositCapManwon,
    priceCapManwon,
    largestDeposit: largest,
    blockers,
    answer,
    sentence: message('GUARANTEE_WORKBENCH', {
      largest: largest?.high ?? null,
      least: largest?.low ?? null,
      ofValue: used?.basis === 'VALUE',
      blocked: blockers.length > 0,
    }),
  }
}

/** In order: a quotation for quoted homes, else public price × 140 %; then an appraisal. */
function priceBases(context: GuarantorContext): PriceBasis[] {
  const { home, publicPrice, quotationManwon = null, appraisalManwon = null, value, asOf } = context
  const [ofPublic] = lawConstants('HUG_PUBLIC_PRICE_SHARE', asOf)
  const multiple = ofPublic === undefined ? null : ofPublic.value / PAPER_CONSTANTS.HUG_PRICE_SHARE.value
  const isKnown = publicPrice !== null && publicPrice.basis !== 'LAND' && multiple !== null
  const priced = isKnown ? Math.round(publicPrice.priceManwon * multiple) : null
  const order: [basis: PriceBasis['basis'], priceManwon: number | null][] = [
    isQuoted(home.propertyType) ? ['QUOTATION', quotationManwon] : ['PUBLIC_PRICE', priced],
    ['APPRAISAL', appraisalManwon],
    ['VALUE', value?.midManwon ?? null],
  ]
  const first = order.findIndex(([, priceManwon]) => priceManwon !== null)
  return order.map(([basis, priceManwon], index) => ({
    basis,
    label: message('GUARANTEE_PRICE_BASIS', { basis }),
    priceManwon,
    used: index === first,
  }))
}

/** Calculates with whole percents, so that 90 % of a whole number is exact. */
function shareOf(priceManwon: number): number {
  return Math.floor((priceManwon * Math.round(PAPER_CONSTANTS.HUG_PRICE_SHARE.value * 100)) / 100)
}

/** A typed or official price is one number; the value of the papers may lie anywhere between its ends. */
function priceSpan(used: PriceBasis | null, value: GuarantorContext['value']): Span | null {
  if (used === null || used.priceManwon === null) return null
  if (used.basis === 'VALUE' && value !== null) return { low: value.lowManwon, high: value.highManwon }
  return { low: used.priceManwon, high: used.priceManwon }
}

type Largest = {
  price: Span
  priceCapManwon: number | null
  depositCapManwon: number | null
  low: number
  high: number | null
}

/** The limit minus the claims, at most the cap. Claims without a known maximum, or a price above its cap, leave nothing. */
function largestDeposit({ price, priceCapManwon, depositCapManwon, low, high }: Largest): Span {
  const priceCap = priceCapManwon ?? Infinity
  const within = (priceManwon: number, claims: number) =>
    Math.max(0, Math.min(shareOf(priceManwon) - claims, depositCapManwon ?? Infinity))
  return {
    low: high === null || price.high > priceCap ? 0 : within(price.low, high),
    high: price.low > priceCap ? 0 : within(Math.min(price.high, priceCap), low),
  }
}

type Judged = {
  context: GuarantorContext
  largest: Span | null
  isBlocked: boolean
  /** Answers on entries and owner. */
  open: GuarantorAnswer[]
  used: PriceBasis | null
  isHug: boolean
}

/** The limit of 90 % is published for all bases only by HUG; no guarantor uses the value of the papers as a basis. */
function answerOf({ context, largest, isBlocked, open, used, isHug }: Judged): GuarantorAnswer {
  const { terms, claims } = context
  if (isBlocked) return 'CONFLICT_IN_INPUT'
  if (largest === null) return 'MISSING_INFORMATION'
  if (terms.depositManwon > largest.high) return isHug ? 'CONFLICT_IN_INPUT' : 'ASK_GUARANTOR'
  if (claims.totalAhead.high === null || open.includes('MISSING_INFORMATION')) return 'MISSING_INFORMATION'
  if (open.includes('ASK_GUARANTOR')) return 'ASK_GUARANTOR'
  if (!isHug || used?.basis === 'VALUE' || terms.depositManwon > largest.low) return 'ASK_GUARANTOR'
  return context.publicPrice?.basis === 'LOT_MEDIAN' && used?.basis === 'PUBLIC_PRICE'
    ? 'ASK_GUARANTOR'
    : 'NO_CONFLICT_IN_INPUT'
}
