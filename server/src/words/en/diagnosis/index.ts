import { ANSWER } from './answer.ts'
import { CLAUSES } from './clauses.ts'
import { DECISION } from './decision.ts'
import { DIAGNOSES } from './diagnoses.ts'
import { IDENTITY } from './identity.ts'
import { POST_DRAFT } from './post-draft.ts'
import { PURPOSES } from './purposes.ts'
import { REVIEW } from './review.ts'
import { RISK_CARDS } from './risk-cards.ts'
import { SHARING } from './sharing.ts'
import { SINCE_LAST } from './since-last.ts'
import { UNRETURNED_DEPOSIT } from './unreturned-deposit.ts'

export const DIAGNOSIS = {
  ...ANSWER,
  ...CLAUSES,
  ...DECISION,
  ...DIAGNOSES,
  ...IDENTITY,
  ...POST_DRAFT,
  ...PURPOSES,
  ...REVIEW,
  ...RISK_CARDS,
  ...SHARING,
  ...SINCE_LAST,
  ...UNRETURNED_DEPOSIT,
}
