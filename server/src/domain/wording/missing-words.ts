import type { Sought } from '../../words/ko/missing.ts'
import { message, type Text } from '../../words/message.ts'
import type { LeaseFacts } from '../assessment/facts/lease-facts.ts'
import type { LookupStatus } from '../lookup.ts'

type Reason = NonNullable<
  LeaseFacts['register']['reason'] | LeaseFacts['leases']['reason'] | LeaseFacts['publicPrice']['reason']
>

/** A look-up that gave nothing to use. */
type Missing = { status: LookupStatus; reason: Reason | null }

/** Why a look-up gave nothing; `notFound` where it is the provider's own word that there is nothing. */
export function missingBecause({ status, reason }: Missing, sought: Sought, notFound: Text): Text {
  if (status === 'NOT_FOUND' && reason === null) return notFound
  return message('MISSING_BECAUSE', { sought, reason, called: status !== 'UNAVAILABLE' })
}
