import type { Text } from '../../../words/message.ts'
import type { CheckId } from '../../checks/check.ts'

/** `value` is ready to print where it is a string, and in the unit that `description` names where it is a number. */
export type Evidence = { source: string; field: string; value: Text | number; description: Text }

export type MissingData = {
  field: string
  reason: Text
  requiredAction: Text
  /** What to do about it, as the catalogue has it; `null` where nothing in it helps. */
  checkId: CheckId | null
  /** Answers that public data offer, in the unit of the field; left out where there are none. */
  choices?: number[]
}
