import { keptUntil } from '../../../domain/privacy/retention.ts'
import { removal } from '../../../platform/database/removal.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

type ChallengePurpose = 'REGISTER' | 'PROVE'
type Asked = { userId: number; sessionId: string; purpose: ChallengePurpose; now: Date }

/** `isForFirst`: requested with the password alone; void once the user has a key. */
type Challenge = { challenge: string; isForFirst: boolean }

const keep = statement<never, Omit<Asked, 'now'> & Challenge & { expiresAt: Date }>({
  name: 'passkey-challenge-keep',
  columns: {},
  text: `insert into passkey_challenges (user_id, purpose, session_id, challenge, is_for_first, expires_at)
   values (:userId, :purpose, :sessionId, :challenge, :isForFirst, :expiresAt)
   on conflict (session_id, purpose) do update set
     challenge = excluded.challenge, is_for_first = excluded.is_for_first, expires_at = excluded.expires_at`,
})
/** If a challenge is used twice at once, the second use waits for the row lock of the first and then finds none. */
const take = statement<Challenge, Asked>({
  name: 'passkey-challenge-take',
  columns: { challenge: 'text', isForFirst: 'bool' },
  text: `delete from passkey_challenges
   where user_id = :userId and purpose = :purpose and session_id = :sessionId and expires_at > :now
   returning challenge, is_for_first as "isForFirst"`,
})

/** Stores the challenge that a device must sign; an earlier one of the session for the same purpose becomes void. */
export async function keepChallenge(
  database: Queryable,
  { now, ...asked }: Asked,
  challenge: Challenge,
): Promise<void> {
  await keep(database, { ...asked, ...challenge, expiresAt: keptUntil('PASSKEY_CHALLENGES', now) })
}

/**
 * Takes the challenge, which is thereby used up, whatever the outcome; `undefined`: there is none, or it has expired.
 */
export async function takeChallenge(database: Queryable, asked: Asked): Promise<Challenge | undefined> {
  return (await take(database, asked))[0]
}

export const removeExpiredChallenges = removal<{ now: Date }>({
  name: 'passkey-challenges-remove-expired',
  oldest: 'expires_at',
  text: 'delete from passkey_challenges where expires_at <= :now',
})
