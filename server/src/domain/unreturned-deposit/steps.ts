import { message, type Text } from '../../words/message.ts'
import type { Sureness } from '../law/law-constant.ts'

/** How sure the least sure part of each step is, in the order in which they are shown (R-LAW-15, R-LAW-18, R-LAW-25, R-LAW-41). */
const STEPS = {
  SUPPORT_CENTER: '2',
  STAY_REGISTERED: 'K',
  WRITTEN_DEMAND: 'K',
  LEASE_REGISTRATION_ORDER: 'K',
  GUARANTOR: 'K',
  AUCTION: 'K',
  COURT: 'K',
} as const satisfies Record<string, Sureness>
type StepId = keyof typeof STEPS

/** A step for tenants whose deposit was not paid back, the office for it, and what it cannot do. */
type UnreturnedDepositStep = {
  id: StepId
  title: Text
  what: Text
  office: Text
  limits: Text
  source: Text
  sureness: Sureness
}

/** R-PAPERS-28: the same for everybody; it promises nothing. */
export const UNRETURNED_DEPOSIT_STEPS: readonly UnreturnedDepositStep[] = (Object.keys(STEPS) as StepId[]).map(
  (id) => ({
    id,
    title: message(`UNRETURNED_${id}_TITLE`),
    what: message(`UNRETURNED_${id}_WHAT`),
    office: message(`UNRETURNED_${id}_OFFICE`),
    limits: message(`UNRETURNED_${id}_LIMITS`),
    source: message(`UNRETURNED_${id}_SOURCE`),
    sureness: STEPS[id],
  }),
)
