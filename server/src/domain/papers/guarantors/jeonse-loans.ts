import { message, sentences, type Text } from '../../../words/message.ts'
import { overdueNotes } from '../constants/constant-notes.ts'
import { LOAN_RULES_SINCE, PAPER_CONSTANTS } from '../constants/paper-constants.ts'

const { JEONSE_LOAN_SHARE_CAPITAL: CAPITAL, JEONSE_LOAN_SHARE_OTHER: OTHER } = PAPER_CONSTANTS

/** What a guarantee covers of a jeonse loan (R-LAW-45): to come before the day on which it begins, then in force. */
export function jeonseLoanShares(asOf: string): Text {
  const { checkedOn } = CAPITAL
  const startsOn = LOAN_RULES_SINCE.shares
  const hasBegun = startsOn <= asOf
  const shares = { capitalShare: CAPITAL.value, otherShare: OTHER.value }
  return sentences([
    message('JEONSE_LOAN_SHARE', { ...shares, startsOn, hasBegun, checkedOn }),
    ...overdueNotes([CAPITAL, OTHER], asOf),
  ])
}
