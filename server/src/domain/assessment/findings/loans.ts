import { message, sentences } from '../../../words/message.ts'
import { overdueNotes } from '../../papers/constants/constant-notes.ts'
import { LOAN_RULES_SINCE, PAPER_CONSTANTS } from '../../papers/constants/paper-constants.ts'
import { isInCapital } from '../../papers/guarantors/deposit-caps.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** What an owner may borrow to pay a jeonse back (R-LAW-45). */
export function loanFindings({ terms, address, asOf }: LeaseFacts): Finding[] {
  if (terms.purpose !== 'JEONSE' || terms.depositManwon === 0) return []
  // every regulated area lies in the capital area
  return address.confirmed && isInCapital(address.legalDistrictCode) ? [ownerLoanLimit(asOf)] : []
}

function ownerLoanLimit(asOf: string): Finding {
  const limit = PAPER_CONSTANTS.OWNER_LOAN_LIMIT
  const { value, checkedOn } = limit
  return finding('OWNER_LOAN_LIMIT', 'ASK', {
    sentence: sentences([
      message('OWNER_LOAN_LIMIT', { limitManwon: value, startsOn: LOAN_RULES_SINCE.ownerLimit, checkedOn }),
      ...overdueNotes([limit], asOf),
    ]),
    short: message('OWNER_LOAN_LIMIT_IN_SHORT'),
  })
}
