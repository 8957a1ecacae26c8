import { message, type Text } from '../../words/message.ts'
import type { Sureness } from '../law/law-constant.ts'
import { TOLD } from '../law/told-facts.ts'

/** The certainty of the least certain part of each step, in display order (R-LAW-15, R-LAW-18, R-LAW-25, R-LAW-41). */
const STEPS = {
  SUPPORT_CENTER: '2',
  STAY_REGISTERED: 'K',
  WRITTEN_DEMAND: 'K',
  LEASE_REGISTRATION_ORDER: 'K',
  GUARANTOR: 'K',
  FRAUD_VICTIMS: TOLD.FRAUD_VICTIMS_ACT.sureness,
  AUCTION: 'K',
  COURT: 'K',
} as const satisfies Record<string, Sureness>
type StepId = keyof typeof STEPS

/** A step for tenants whose deposit was not returned, the responsible office, and the step's limits. */
type UnreturnedDepositStep = {
  id: StepId
  title: Text
  what: Text
  office: Text
  limits: Text
  source: Text
  sureness: Sureness
}

/** R-PAPERS-28: the same for all users, by the day on which they read it; promises nothing. */
export function unreturnedDepositSteps(today: string): UnreturnedDepositStep[] {
  return (Object.keys(STEPS) as StepId[]).map((id) => ({
    id,
    title: message(`UNRETURNED_${id}_TITLE`),
    what: id === 'FRAUD_VICTIMS' ? fraudVictimsAct(today) : message(`UNRETURNED_${id}_WHAT`),
    office: message(`UNRETURNED_${id}_OFFICE`),
    limits: message(`UNRETURNED_${id}_LIMITS`),
    source: message(`UNRETURNED_${id}_SOURCE`),
    sureness: STEPS[id],
  }))
}

function fraudVictimsAct(today: string): Text {
  const { lastDay, signedDay, leastShare, shareFrom, checkedOn } = TOLD.FRAUD_VICTIMS_ACT
  if (today > lastDay) return message('FRAUD_VICTIMS_ACT_PASSED', { lastDay, checkedOn })
  const [part, of] = leastShare
  const [from, orFrom] = shareFrom
  return message('FRAUD_VICTIMS_ACT', { lastDay, signedDay, part, of, from, orFrom, checkedOn })
}
