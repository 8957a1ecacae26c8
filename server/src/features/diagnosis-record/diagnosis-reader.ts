/**
 * Who asks to see a stored diagnosis: its owner, or whoever holds the status token of its asynchronous form. Of the
 * token only the hash is known here; `null`: not logged in, no token.
 */
export type DiagnosisReader = { userId: number | null; statusTokenHash: Buffer | null; now: Date }

/** The parameters of `READABLE`, in its order. */
export type ReaderParameters = [userId: number | null, statusTokenHash: Buffer | null, now: Date]

/** The condition on `diagnoses` under which a reader sees one. An anonymous diagnosis without a token is nobody's. */
export const READABLE = `(
  requester_user_id = $1::bigint
  or exists (
    select from diagnosis_runs as runs
    where runs.diagnosis_id = diagnoses.diagnosis_id and status_token_hash = $2::bytea and expires_at > $3
  )
)`
