import type { Queryable } from '../../platform/database/transaction.ts'
import { hashSecretToken, newSecretToken } from '../../platform/secrets/secret-token.ts'
import { digestOf } from './request-takedown.ts'
import { addTakedown, type TakedownRow } from './takedowns.ts'

export type SampleTakedown = Pick<TakedownRow, 'postId' | 'authorUserId' | 'grounds' | 'excerpt'> & {
  statement: string
  requesterName: string
}

const CONTACT = 'sample@example.com'

/** Stores open requests by fictitious requesters for a demonstration. */
export async function storeSampleTakedowns(
  transaction: Queryable,
  requests: readonly SampleTakedown[],
  now: Date,
): Promise<void> {
  for (const { statement, ...request } of requests) {
    const { grounds, requesterName } = request
    await addTakedown(transaction, {
      ...request,
      targetType: 'POST',
      targetId: request.postId,
      words: statement,
      contact: CONTACT,
      secretHash: hashSecretToken(newSecretToken()),
      requestDigest: digestOf({ grounds, statement, requesterName, contact: CONTACT }),
      now,
    })
  }
}
