import { becauseMissing, type Sought } from '../../words/ko/missing.ts'
import { message, type Text } from '../../words/message.ts'
import type { LeaseFacts } from '../assessment/facts/lease-facts.ts'
import type { LookupStatus } from '../lookup.ts'

type Reason = NonNullable<
  LeaseFacts['register']['reason'] | LeaseFacts['leases']['reason'] | LeaseFacts['publicPrice']['reason']
>

/** A look-up that gave nothing to use. */
type Missing = { status: LookupStatus; reason: Reason | null }

/** Said wherever something is missing: an absence is never a good sign. */
export const MISSING_IS_NOT_GOOD = '자료가 없는 것은 위험이 낮다는 뜻이 아니라 확인되지 않았다는 뜻입니다.'

/**
 * Why a look-up gave nothing, as a sentence. `object` is the thing with its particle, such as `매매 실거래를`;
 * `notFound` the sentence for the provider's own word that there is nothing.
 */
export function whyMissing({ status, reason }: Missing, object: string, notFound: string): string {
  if (status === 'NOT_FOUND' && reason === null) return notFound
  return becauseMissing(object, { reason, called: status !== 'UNAVAILABLE' })
}

/** The same, not yet in words. */
export function missingBecause({ status, reason }: Missing, sought: Sought, notFound: Text): Text {
  if (status === 'NOT_FOUND' && reason === null) return notFound
  return message('MISSING_BECAUSE', { sought, reason, called: status !== 'UNAVAILABLE' })
}
