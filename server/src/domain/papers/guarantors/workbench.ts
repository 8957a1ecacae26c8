import { message, sentences, type Text } from '../../../words/message.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import { againstDepositCap, depositCap } from './deposit-caps.ts'
import { type Gate, gateSentence, gatesOf, gatesOfOthers, oldestDay } from './gates.ts'
import { blockingConditions } from './guarantor-blocks.ts'
import type { DraftedCondition, Guarantor, GuarantorAnswer, GuarantorContext } from './guarantor-condition.ts'
import { againstPriceCap, type PriceBasis, type PriceInUse, priceBases, priceInUse } from './price-in-use.ts'

type Span = { low: number; high: number }

/** One guarantor's limits compared with the typed amounts: what may be too high, and the amount that would not be. */
export type GuaranteeWorkbench = {
  guarantor: Guarantor
  bases: PriceBasis[]
  priceManwon: number | null
  /** 90 % of the price. */
  limitManwon: number | null
  ahead: { low: number; high: number | null }
  depositPlusAhead: { low: number; high: number | null }
  /** The lines over the price, each with what was typed. */
  gates: (Omit<Gate, 'constants' | 'position'> & { sentence: Text })[]
  /** `null`: no cap of this guarantor is known. */
  depositCapManwon: number | null
  priceCapManwon: number | null
  /** The largest deposit that conflicts with none of these numbers; `null`: not known. */
  largestDeposit: Span | null
  blockers: Text[]
  answer: GuarantorAnswer
  sentence: Text
  constants: PaperConstant[]
}

export function guaranteeWorkbench(context: GuarantorContext): GuaranteeWorkbench[] {
  return (['HUG', 'HF', 'SGI'] as const).map((guarantor) => benchOf(guarantor, context))
}

function benchOf(guarantor: Guarantor, context: GuarantorContext): GuaranteeWorkbench {
  const { terms, claims } = context
  const price = priceInUse(context)
  const gates = gatesOf(guarantor, context)
  const depositLimit = depositCap(guarantor, context.home)?.cap ?? null
  const priceLimit = guarantor === 'HUG' ? PAPER_CONSTANTS.HUG_PRICE_CAP : null
  const { low, high } = claims.totalAhead
  const largest = price && largestDeposit({ price, gates, priceLimit, depositLimit, low, high })
  const blocking = blockingConditions(context).filter(({ code }) => code !== 'APPLICATION_WINDOW')
  const blockers = blocking.flatMap(({ answer, condition }) => (answer === 'CONFLICT_IN_INPUT' ? [condition] : []))
  const caps = [depositLimit, priceLimit].filter((cap) => cap !== null)
  const constants = [...gates.flatMap((gate) => gate.constants), ...caps]
  const held = gatesOfOthers(gates).filter(({ position }) => position !== 'BELOW' && price !== null)
  return {
    guarantor,
    bases: priceBases(context),
    priceManwon: price?.priceManwon ?? null,
    limitManwon: price === null ? null : limitOf(price),
    ahead: { low, high },
    depositPlusAhead: { low: terms.depositManwon + low, high: high === null ? null : terms.depositManwon + high },
    gates: gates.map((gate) => shownGate(guarantor, gate)),
    depositCapManwon: depositLimit?.value ?? null,
    priceCapManwon: priceLimit?.value ?? null,
    largestDeposit: largest,
    blockers,
    answer: worstOf([
      ...gates.map(({ answer }) => answer),
      ...answersOf(blocking),
      againstDepositCap(terms.depositManwon, depositLimit),
      againstPriceCap(price, priceLimit),
      // no source names the line of 90 % for all bases of another guarantor
      guarantor === 'HUG' ? 'NO_CONFLICT_IN_INPUT' : 'ASK_GUARANTOR',
    ]),
    sentence: sentences([
      ...held.map((gate) => gateSentence(guarantor, gate)),
      message('GUARANTEE_WORKBENCH', {
        largest: largest?.high ?? null,
        least: largest?.low ?? null,
        ofValue: price?.basis === 'VALUE',
        blocked: blockers.length > 0,
        checkedOn: oldestDay(constants),
      }),
    ]),
    constants,
  }
}

function shownGate(guarantor: Guarantor, gate: Gate): GuaranteeWorkbench['gates'][number] {
  const { constants: _constants, position: _position, ...shown } = gate
  return { ...shown, sentence: gateSentence(guarantor, gate) }
}

/** A violation mark blocks; its absence can never be confirmed, so no answer is required for it. */
function answersOf(blocking: readonly DraftedCondition[]): GuarantorAnswer[] {
  return blocking.flatMap(({ code, answer }) =>
    code === 'BUILDING_USE' && answer === 'MISSING_INFORMATION' ? [] : [answer],
  )
}

const CALM_FIRST: readonly GuarantorAnswer[] = [
  'NO_CONFLICT_IN_INPUT',
  'ASK_GUARANTOR',
  'MISSING_INFORMATION',
  'CONFLICT_IN_INPUT',
]

/** The least calm of the answers. */
function worstOf(answers: readonly GuarantorAnswer[]): GuarantorAnswer {
  return CALM_FIRST.findLast((answer) => answers.includes(answer)) ?? 'NO_CONFLICT_IN_INPUT'
}

function limitOf({ basis, priceManwon, span }: PriceInUse): number {
  return partOf(basis === 'VALUE' ? priceManwon : span.low, PAPER_CONSTANTS.HUG_PRICE_SHARE)
}

/** Calculates with whole percents, so that 90 % of a whole number is exact. */
function partOf(priceManwon: number, { value }: PaperConstant): number {
  return Math.floor((priceManwon * Math.round(value * 100)) / 100)
}

type Largest = {
  price: PriceInUse
  gates: readonly Gate[]
  priceLimit: PaperConstant | null
  depositLimit: PaperConstant | null
  low: number
  high: number | null
}

/**
 * The limit minus the claims, at most the cap. Claims without a known maximum leave nothing at least; a price above its
 * cap, or other claims above a line of their own, leave nothing at all.
 */
function largestDeposit({ price: { span }, gates, priceLimit, depositLimit, low, high }: Largest): Span {
  const priceCap = priceLimit?.value ?? Infinity
  const within = (priceManwon: number, claims: number) =>
    Math.max(
      0,
      Math.min(partOf(priceManwon, PAPER_CONSTANTS.HUG_PRICE_SHARE) - claims, depositLimit?.value ?? Infinity),
    )
  const others = gatesOfOthers(gates)
  const isSurelyAbove = others.some(({ position }) => position === 'ABOVE')
  const mayBeAbove = others.some(({ position }) => position !== 'BELOW')
  return {
    low: high === null || span.high > priceCap || mayBeAbove ? 0 : within(span.low, high),
    high: span.low > priceCap || isSurelyAbove ? 0 : within(Math.min(span.high, priceCap), low),
  }
}
