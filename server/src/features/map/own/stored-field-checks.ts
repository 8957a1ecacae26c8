import type { FieldCheckCode } from '../../../domain/field-checks.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Exactly one of the two is set. */
export type FieldCheckTarget = { diagnosisId: number | null; favoriteId: number | null }

export type StoredFieldCheck = { code: FieldCheckCode; completed: boolean; memo: string | null; updatedAt: Date }

export const listFieldChecks = statement<StoredFieldCheck, FieldCheckTarget>({
  name: 'field-checks-list',
  columns: { code: 'text', completed: 'bool', memo: 'text', updatedAt: 'timestamptz' },
  text: `
    select code, completed, memo, updated_at as "updatedAt" from field_checks
    where diagnosis_id = :diagnosisId::bigint or favorite_id = :favoriteId::bigint`,
})

/** Replaces the named checks; the others stay. */
export const putFieldChecks = statement<{ code: string }, FieldCheckTarget & { items: string; now: Date }>({
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

export const removeOfFavorite = statement<never, { favoriteId: number }>({
  name: 'field-checks-remove-of-favorite',
  columns: {},
  text: 'delete from field_checks where favorite_id = :favoriteId',
})
