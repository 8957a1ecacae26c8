import { type Message, message } from '../../../words/message.ts'
import type { CriterionCode } from '../../rule-book/criteria.ts'

/** As the list of criteria calls it. */
export function criterionName(criterion: CriterionCode): Message {
  return message('CRITERION_NAME', { criterion })
}
