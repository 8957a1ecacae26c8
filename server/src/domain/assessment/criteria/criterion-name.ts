import { type Message, message } from '../../../words/message.ts'
import type { CriterionCode } from '../../rule-book/criteria.ts'

/** The name of a criterion in the list of criteria. */
export function criterionName(criterion: CriterionCode): Message {
  return message('CRITERION_NAME', { criterion })
}
