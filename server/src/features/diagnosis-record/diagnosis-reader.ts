/**
 * The reader of a stored diagnosis: its owner, or the holder of its status token. Only the token's hash is known here;
 * `null`: not logged in, no token.
 */
export type DiagnosisReader = { userId: number | null; statusTokenHash: Buffer | null; now: Date }

/**
 * The condition on `diagnoses` under which a `DiagnosisReader`, whose members are its parameters, may see one. Nobody
 * may see an anonymous diagnosis without a token.
 */
export const READABLE = `(
  requester_user_id = :userId::bigint
  or exists (
    select from status_tokens as tokens
    where tokens.diagnosis_id = diagnoses.diagnosis_id and token_hash = :statusTokenHash::bytea and expires_at > :now
  )
)`
