import { type Message, message, type Text } from '../../../words/message.ts'
import type { ClaimKind } from '../claims/claim.ts'
import { PAPER_CONSTANTS, type PaperConstant } from '../constants/paper-constants.ts'
import type { Guarantor, GuarantorAnswer, GuarantorContext } from './guarantor-condition.ts'
import { type PriceInUse, priceInUse } from './price-in-use.ts'

/**
 * What is held against the price: debt that is paid first (of a shared house without tenants' deposits), the same with
 * the deposits of the other tenants of a shared house, everything with the own deposit.
 */
export type GateCode = 'SENIOR_DEBT' | 'SENIOR_WITH_TENANTS' | 'WITH_OWN_DEPOSIT'

/** Manwon, or a share. `null`: an amount was not typed, so no upper end is known. */
type OpenSpan = { low: number; high: number | null }

/** A threshold that guarantors reportedly have for the price in use (R-PAPERS-24). */
export type Gate = {
  code: GateCode
  amount: OpenSpan
  /** Amount ÷ price in use; `null`: no price is known. */
  share: OpenSpan | null
  /** Above this share of the price a guarantee is reportedly refused. */
  line: number
  /** Above this share sources differ; `null`: they do not. */
  askAbove: number | null
  position: GatePosition
  answer: GuarantorAnswer
  constants: PaperConstant[]
}

/** Surely above the threshold, perhaps (above a lower one of other sources, or by what is not known), or surely not. */
type GatePosition = 'ABOVE' | 'PERHAPS' | 'BELOW'

type Thresholds = {
  /** The threshold, then the lower one of other sources. */
  senior: [PaperConstant, PaperConstant]
  withTenants: PaperConstant
  withOwn: PaperConstant
  /** What an amount above a threshold means: where no source names one for this guarantor, it is only asked about. */
  above: Record<GateCode, 'CONFLICT_IN_INPUT' | 'ASK_GUARANTOR'>
}

const HUG: Thresholds = {
  senior: [PAPER_CONSTANTS.HUG_SENIOR_SHARE, PAPER_CONSTANTS.HUG_SENIOR_SHARE_OF_90],
  withTenants: PAPER_CONSTANTS.HUG_SHARED_HOUSE_SHARE,
  withOwn: PAPER_CONSTANTS.HUG_PRICE_SHARE,
  above: {
    SENIOR_DEBT: 'CONFLICT_IN_INPUT',
    SENIOR_WITH_TENANTS: 'CONFLICT_IN_INPUT',
    WITH_OWN_DEPOSIT: 'CONFLICT_IN_INPUT',
  },
}

const THRESHOLDS: Record<Guarantor, Thresholds> = {
  HUG,
  HF: {
    ...HUG,
    senior: [PAPER_CONSTANTS.HF_SENIOR_SHARE_OF_PRICE, PAPER_CONSTANTS.HF_SENIOR_SHARE],
    withTenants: PAPER_CONSTANTS.HF_SHARED_HOUSE_SHARE,
    above: { ...HUG.above, WITH_OWN_DEPOSIT: 'ASK_GUARANTOR' },
  },
  SGI: {
    ...HUG,
    above: { SENIOR_DEBT: 'ASK_GUARANTOR', SENIOR_WITH_TENANTS: 'ASK_GUARANTOR', WITH_OWN_DEPOSIT: 'ASK_GUARANTOR' },
  },
}

/** Registered claims that are deposits of tenants. */
const TENANTS: readonly ClaimKind[] = ['SENIOR_TENANTS', 'JEONSE_RIGHT', 'LEASE_REGISTRATION']

/** The thresholds that apply to this home, each over the price that the guarantor uses. */
export function gatesOf(guarantor: Guarantor, context: GuarantorContext): Gate[] {
  const { terms, claims, home } = context
  const { senior, withTenants, withOwn, above } = THRESHOLDS[guarantor]
  const price = priceInUse(context)
  const ahead: OpenSpan = { low: claims.totalAhead.low, high: claims.totalAhead.high }
  const [line, lower] = senior
  const gate = (code: GateCode, amount: OpenSpan, constant: PaperConstant, ask: PaperConstant | null = null): Gate => {
    const position = price === null ? 'PERHAPS' : positionOf(amount, price, [constant, ask ?? constant])
    return {
      code,
      amount,
      share: price && shareOf(amount, price),
      line: constant.value,
      askAbove: ask?.value ?? null,
      position,
      answer: answerOf({ position, amount, price, above: above[code] }),
      constants: ask === null ? [constant] : [constant, ask],
    }
  }
  const own = {
    low: terms.depositManwon + ahead.low,
    high: ahead.high === null ? null : terms.depositManwon + ahead.high,
  }
  return [
    gate('SENIOR_DEBT', home.isShared ? debtWithoutTenants(context) : ahead, line, lower),
    ...(home.isShared ? [gate('SENIOR_WITH_TENANTS', ahead, withTenants)] : []),
    gate('WITH_OWN_DEPOSIT', own, withOwn),
  ]
}

function debtWithoutTenants({ claims }: GuarantorContext): OpenSpan {
  const debts = claims.ahead.filter(({ kind }) => !TENANTS.includes(kind))
  return {
    low: debts.reduce((sum, { low }) => sum + low, 0),
    high: debts.some(({ high }) => high === null) ? null : debts.reduce((sum, { high }) => sum + (high ?? 0), 0),
  }
}

function shareOf({ low, high }: OpenSpan, { span }: PriceInUse): OpenSpan {
  return { low: low / span.high, high: high === null ? null : high / span.low }
}

function positionOf(
  amount: OpenSpan,
  { span }: PriceInUse,
  [line, lower]: [PaperConstant, PaperConstant],
): GatePosition {
  if (isAbove(amount.low, span.high, line)) return 'ABOVE'
  return amount.high === null || isAbove(amount.high, span.low, lower) ? 'PERHAPS' : 'BELOW'
}

type Judged = { position: GatePosition; amount: OpenSpan; price: PriceInUse | null; above: GuarantorAnswer }

function answerOf({ position, amount, price, above }: Judged): GuarantorAnswer {
  if (position === 'ABOVE' && above === 'CONFLICT_IN_INPUT') return above
  if (price === null || amount.high === null) return 'MISSING_INFORMATION'
  return position !== 'BELOW' || price.isOwnGuess ? 'ASK_GUARANTOR' : 'NO_CONFLICT_IN_INPUT'
}

/** Compares in whole percents, so that an amount of exactly the threshold is not above it. */
function isAbove(amountManwon: number, priceManwon: number, { value }: PaperConstant): boolean {
  return amountManwon * 100 > priceManwon * Math.round(value * 100)
}

/** Gates that the amount of the own deposit does not change: above one of them no deposit fits. */
export function gatesOfOthers(gates: readonly Gate[]): Gate[] {
  return gates.filter(({ code }) => code !== 'WITH_OWN_DEPOSIT')
}

/** The threshold with what was typed beside it, and the day on which its second-hand source was read. */
export function gateSentence(guarantor: Guarantor, gate: Gate): Text {
  const { code, line, askAbove, share, constants } = gate
  const isPublished = THRESHOLDS[guarantor].above[code] === 'CONFLICT_IN_INPUT'
  return message('GUARANTEE_GATE', {
    code,
    line,
    askAbove,
    isPublished,
    share: gateShare(share),
    checkedOn: oldestDay(constants),
  })
}

/** The share of the price in words; `null`: no price is known. */
export function gateShare(share: Gate['share']): Message | null {
  if (share === null) return null
  const { low, high } = share
  return high === null ? message('AT_LEAST_SHARE', { share: low }) : message('GATE_SHARE', { low, high })
}

/** The oldest day on which one of the numbers was checked. */
export function oldestDay(constants: readonly PaperConstant[]): string {
  return constants.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? ''
}
