import type { Queryable } from '../../platform/database/transaction.ts'
import { hashSecretToken, newSecretToken } from '../../platform/secrets/secret-token.ts'
import { addTakedown, type TakedownRow } from './takedowns.ts'

export type SampleTakedown = Pick<TakedownRow, 'postId' | 'authorUserId' | 'grounds' | 'excerpt'> & {
  statement: string
  requesterName: string
}

/** Stores open requests by fictitious requesters for a demonstration. */
export async function storeSampleTakedowns(
  transaction: Queryable,
  requests: readonly SampleTakedown[],
  now: Date,
): Promise<void> {
  for (const { statement, ...request } of requests) {
    await addTakedown(transaction, {
      ...request,
      targetType: 'POST',
      targetId: request.postId,
      words: statement,
      contact: 'sample@example.com',
      secretHash: hashSecretToken(newSecretToken()),
      now,
    })
  }
}
