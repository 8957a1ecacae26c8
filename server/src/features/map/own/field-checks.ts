import type { FieldCheckQuery, FieldChecks, KeepFieldChecks } from '@lease-risk/contract/map-own'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { FIELD_CHECK_CODES, type FieldCheckCode } from '../../../domain/field-checks.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { refuseWhenGone } from '../../../platform/http/refuse-when-gone.ts'
import { type Doubtful } from '../../../platform/http/refuse-wrong.ts'
import { message, type Unworded } from '../../../words/message.ts'
import { readDiagnosis } from '../../diagnosis/index.ts'
import { ownFavorites } from '../../favorites/index.ts'

/** @throws AppError 400 unless exactly one target is named, 404 for another user's. */
export async function readFieldChecks(
  pool: Pool,
  userId: number,
  query: FieldCheckQuery,
): Promise<Unworded<FieldChecks>> {
  const target = await ownTarget(pool, userId, query)
  return fieldChecksOf(pool, target)
}

/** Exactly one of the two is set. */
type FieldCheckTarget = { diagnosisId: number | null; favoriteId: number | null }

type StoredFieldCheck = { code: FieldCheckCode; completed: boolean; memo: string | null; updatedAt: Date }

const listFieldChecks = statement<StoredFieldCheck, FieldCheckTarget>({
  name: 'field-checks-list',
  columns: { code: 'text', completed: 'bool', memo: 'text', updatedAt: 'timestamptz' },
  text: `
    select code, completed, memo, updated_at as "updatedAt" from field_checks
    where diagnosis_id = :diagnosisId::bigint or favorite_id = :favoriteId::bigint`,
})

/** Replaces the named checks; the others stay. */
const putFieldChecks = statement<{ code: string }, FieldCheckTarget & { items: string; now: Date }>({
  name: 'field-checks-put',
  columns: { code: 'text' },
  text: `
    insert into field_checks (diagnosis_id, favorite_id, code, completed, memo, updated_at)
    select :diagnosisId::bigint, :favoriteId::bigint, code, completed, memo, :now::timestamptz
    from jsonb_to_recordset(:items::jsonb) as item (code text, completed boolean, memo text)
    order by code
    on conflict (diagnosis_id, favorite_id, code) do update set
      completed = excluded.completed, memo = excluded.memo, updated_at = excluded.updated_at
    returning code`,
})

const removeOfFavorite = statement<never, { favoriteId: number }>({
  name: 'field-checks-remove-of-favorite',
  columns: {},
  text: 'delete from field_checks where favorite_id = :favoriteId',
})

/** Only the named codes change. @throws AppError as above. */
export async function keepFieldChecks(
  pool: Pool,
  userId: number,
  { items, ...query }: KeepFieldChecks,
  now: Date,
): Promise<Unworded<FieldChecks>> {
  const target = await ownTarget(pool, userId, query)
  // if a code is named twice, the last one counts
  const byCode = new Map(
    items.map(({ code, completed, memo }) => [code, { code, completed, memo: memo?.trim() || null }]),
  )
  const gone = target.favoriteId === null ? 'DIAGNOSIS_404_NOT_FOUND' : 'FAVORITE_404_NOT_FOUND'
  await refuseWhenGone(gone, () =>
    putFieldChecks(pool, { ...target, items: JSON.stringify([...byCode.values()]), now }),
  )
  return fieldChecksOf(pool, target)
}

/** Runs in the transaction in which a favorite moves to another lot. */
export async function forgetFieldChecks(transaction: Queryable, favoriteId: number): Promise<void> {
  await removeOfFavorite(transaction, { favoriteId })
}

/** How many of the field checks around a favorite are completed. */
export async function countFieldChecks(database: Queryable, favoriteId: number): Promise<{ done: number; of: number }> {
  const kept = await listFieldChecks(database, { diagnosisId: null, favoriteId })
  return { done: kept.filter(({ completed }) => completed).length, of: FIELD_CHECK_CODES.length }
}

/** Requires a target known to belong to the user. */
export async function fieldChecksOf(pool: Pool, target: FieldCheckTarget): Promise<Unworded<FieldChecks>> {
  const kept = await listFieldChecks(pool, target)
  return {
    diagnosisHistoryId: target.diagnosisId,
    favoriteId: target.favoriteId,
    items: FIELD_CHECK_CODES.map((code) => {
      const check = kept.find((each) => each.code === code)
      return {
        code,
        title: message('FIELD_CHECK_TITLE', { check: code }),
        guidance: message('FIELD_CHECK_GUIDANCE', { check: code }),
        completed: check?.completed ?? false,
        memo: check?.memo ?? null,
        updatedAt: check === undefined ? null : seoulDateTime(check.updatedAt),
      }
    }),
    notice: message('FIELD_CHECKS_ARE_NOTES'),
  }
}

/** What the schema cannot express: exactly one of the two is named. */
export function targetProblems({ diagnosisHistoryId, favoriteId }: Doubtful<FieldCheckQuery>): FieldProblem[] {
  if ((diagnosisHistoryId === undefined) !== (favoriteId === undefined)) return []
  return [{ field: 'favoriteId', code: 'CHOICE', message: message('FIELD_CHECK_TARGET_UNCLEAR') }]
}

async function ownTarget(
  pool: Pool,
  userId: number,
  { diagnosisHistoryId, favoriteId }: FieldCheckQuery,
): Promise<FieldCheckTarget> {
  const errors = targetProblems({ diagnosisHistoryId, favoriteId })
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  if (favoriteId !== undefined) {
    await ownFavorites(pool, userId, [favoriteId])
    return { diagnosisId: null, favoriteId }
  }
  const diagnosisId = diagnosisHistoryId as number
  await readDiagnosis(pool, diagnosisId, { userId })
  return { diagnosisId, favoriteId: null }
}
