import { type Message, message } from '../../../words/message.ts'
import { approvedOn } from '../criteria/building-age.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

/** Short text on uses and approval date of the building; `null` if no single one was determined or nothing is stated. */
export function whatStands({ property, asOf }: LeaseFacts): Message | null {
  const { building } = property
  if (building === null) return null
  const { mainUseName: mainUse, detailUse } = building
  const approved = approvedOn(property, asOf)?.date ?? null
  return mainUse === null && detailUse === null && approved === null
    ? null
    : message('WHAT_STANDS', { mainUse, detailUse, approvedOn: approved })
}
