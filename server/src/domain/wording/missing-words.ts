import type { Sought } from '../../words/ko/sources/missing.ts'
import { message, type Text } from '../../words/message.ts'
import type { LeaseFacts } from '../assessment/facts/lease-facts.ts'
import type { LookupStatus } from '../lookup.ts'

type Reason = NonNullable<
  LeaseFacts['register']['reason'] | LeaseFacts['leases']['reason'] | LeaseFacts['publicPrice']['reason']
>

/** A look-up without a usable result. */
type Missing = { status: LookupStatus; reason: Reason | null }

/** Why a look-up has no result; `notFound` if the provider itself replied that it has no data. */
export function missingBecause({ status, reason }: Missing, sought: Sought, notFound: Text): Text {
  if (status === 'NOT_FOUND' && reason === null) return notFound
  return message('MISSING_BECAUSE', { sought, reason, called: status !== 'UNAVAILABLE' })
}
