import { statement } from '../../../platform/database/statement.ts'
import type { Language } from '../../../words/language.ts'

export type StoredExport = {
  exportId: string
  askedAt: Date
  /** `null`: it is being made. */
  finishedAt: Date | null
  expiresAt: Date
  sizeBytes: number
  nonce: Buffer
}

export const findExport = statement<StoredExport, { userId: number; now: Date }>({
  name: 'personal-export-of-user',
  columns: {
    exportId: 'uuid',
    askedAt: 'timestamptz',
    finishedAt: 'timestamptz',
    expiresAt: 'timestamptz',
    sizeBytes: 'int8',
    nonce: 'bytea',
  },
  text: `select export_id as "exportId", asked_at as "askedAt", finished_at as "finishedAt", expires_at as "expiresAt",
     size_bytes as "sizeBytes", nonce
   from personal_exports where user_id = :userId and expires_at > :now order by asked_at desc limit 1`,
})

type NewExport = {
  exportId: string
  userId: number
  language: Language
  nonce: Buffer
  hash: Buffer
  now: Date
  expiresAt: Date
}

export const insertExport = statement<never, NewExport>({
  name: 'personal-export-insert',
  columns: {},
  text: `insert into personal_exports
     (export_id, user_id, language, asked_at, touched_at, expires_at, nonce, token_hash)
   values (:exportId, :userId, :language, :now, :now, :expiresAt, :nonce, :hash)`,
})

export const findUnfinished = statement<{ userId: number; language: Language }, { exportId: string; now: Date }>({
  name: 'personal-export-unfinished',
  columns: { userId: 'int8', language: 'text' },
  text: `select user_id as "userId", language from personal_exports
   where export_id = :exportId and finished_at is null and expires_at > :now`,
})

/** Counts a part before it is written. Nothing is returned once the export has expired or its account has ended. */
export const announcePart = statement<{ exportId: string }, { exportId: string; parts: number; now: Date }>({
  name: 'personal-export-announce-part',
  columns: { exportId: 'uuid' },
  text: `update personal_exports set parts = greatest(parts, :parts), touched_at = :now
   where export_id = :exportId and finished_at is null and expires_at > :now returning export_id as "exportId"`,
})

export const finishExport = statement<never, { exportId: string; sizeBytes: number; now: Date; expiresAt: Date }>({
  name: 'personal-export-finish',
  columns: {},
  text: `update personal_exports set finished_at = :now, size_bytes = :sizeBytes, expires_at = :expiresAt
   where export_id = :exportId and finished_at is null and expires_at > :now`,
})

type Taken = { userId: number; presented: Buffer; nonce: Buffer; hash: Buffer; now: Date }

/** Replaces the token by the next one: of two uses at once, one succeeds. */
export const takeExport = statement<{ exportId: string; parts: number; sizeBytes: number }, Taken>({
  name: 'personal-export-take',
  columns: { exportId: 'uuid', parts: 'int4', sizeBytes: 'int8' },
  text: `update personal_exports set nonce = :nonce, token_hash = :hash
   where user_id = :userId and token_hash = :presented and finished_at is not null and expires_at > :now
   returning export_id as "exportId", parts, size_bytes as "sizeBytes"`,
})

/** Its files are removed by the next housekeeping. */
export const endExports = statement<never, { userId: number }>({
  name: 'personal-exports-end',
  columns: {},
  text: `update personal_exports set expires_at = '-infinity', nonce = '', token_hash = ''
   where user_id = :userId and expires_at <> '-infinity'`,
})

/** Not those that a job may still be writing. */
export const findExpired = statement<
  { exportId: string; parts: number },
  { now: Date; untouchedSince: Date; most: number }
>({
  name: 'personal-exports-expired',
  columns: { exportId: 'uuid', parts: 'int4' },
  text: `select export_id as "exportId", parts from personal_exports
   where expires_at <= :now and (finished_at is not null or touched_at <= :untouchedSince)
   order by expires_at limit :most`,
})

export const removeExport = statement<never, { exportId: string; parts: number }>({
  name: 'personal-export-remove',
  columns: {},
  text: 'delete from personal_exports where export_id = :exportId and parts = :parts',
})
