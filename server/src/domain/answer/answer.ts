import type { CheckId, DecisionCode, FindingCode, PaperReasonCode } from '@lease-risk/contract/codes/assessment'
import type { Text } from '../../words/message.ts'
import type { HomeValue } from '../papers/papers-input.ts'
import type { Span } from '../papers/recovery/recovery-bands.ts'
import type { LeadGroup } from '../rule-book/answer-thresholds.ts'

/**
 * One thing to do. `field`: the field of the form to correct. `name`: where it is not that of the check. `question`: what
 * was read makes the tenant ask the other side.
 */
export type AnswerAction = {
  checkId: CheckId | null
  field: NonNullable<LeadGroup['field']> | null
  sentence: Text
  name?: Text
  question?: Text
}

/** Where the value comes from. `TYPED`: the tenant stated it. */
export type ValueBasis = 'ESTIMATE' | 'SAMPLE' | 'DATED_SALES' | 'PUBLIC_PRICE' | 'TYPED'

/**
 * The part of the deposit that is at stake, in whole manwon. Without papers it is the best case: nothing ranks before the
 * deposit, and unknown debts can only make it worse (R-ANSWER-03).
 */
export type Stake = {
  depositManwon: number
  value: HomeValue & { basis: ValueBasis }
  /** `BUILDING`: the value is that of a whole house, from which the deposits of other households are paid, too. */
  scope: 'HOME' | 'BUILDING'
  /** What is known to be paid before the deposit; `high` null: an amount is not known. `null`: no papers were read. */
  aheadManwon: { low: number; high: number | null } | null
  /** What may be paid before the deposit and nobody has typed. */
  unknown: Text[]
  /** The deposit and all that certainly stands before it, minus the middle of the value; 0 if that is not exceeded. */
  overValueManwon: number
  /** The shortfall if the home were sold for each share of the middle of its value. */
  ifSold: { share: number; shortfallManwon: Span }[]
  sentence: Text
}

/** The one figure that is read first, and what it is. */
export type Figure = { text: Text; caption: Text }

/** What is said first of a home: one sentence, its reason, the amount at stake, and what to do (R-ANSWER-01). */
export type Answer = {
  headline: Text
  because: FindingCode | PaperReasonCode | null
  stake: Stake | null
  figure: Figure | null
  firstAction: AnswerAction
  thenActions: AnswerAction[]
  decision: DecisionCode
}
