import type { CheckId } from '@lease-risk/contract/codes/assessment'
import type { Text } from '../../../words/message.ts'

/** A string `value` is ready to print; a number is in the unit that `description` names. */
export type Evidence = { source: string; field: string; value: Text | number; description: Text }

export type MissingData = {
  field: string
  reason: Text
  requiredAction: Text
  /** The check in the catalogue that resolves it; `null` if there is none. */
  checkId: CheckId | null
  /** Possible answers from public data, in the unit of the field; omitted if there are none. */
  choices?: number[]
}
