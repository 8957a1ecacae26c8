import { readFileSync } from 'node:fs'
import { zstdDecompressSync } from 'node:zlib'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type Backfill, readBackfills } from '../../../platform/database/backfill.ts'
import { statement } from '../../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { insertEvidence, jsonbOf, type StoredRecord } from './stored-record.ts'

// Releases 0.2.0 to 0.7.0 packed a diagnosis into `diagnoses.record`. This release unpacks what they left and packs
// nothing. This file, its test, its dictionaries, the column and the index diagnoses_packed go with the next one. Until
// then `select from diagnoses where record is not null` has to find nothing: `npm run doctor` tells of the backfill, and
// the log, hourly, of records that cannot be unpacked.

/** The first byte of a record is the number of the dictionary that it was packed with. */
const DICTIONARIES = [1, 2, 3, 4].map((number) => readFileSync(new URL(`dictionaries/${number}.txt`, import.meta.url)))

/** @throws Error for a record that no release packed. */
export function unpackRecord(record: Buffer): StoredRecord {
  const dictionary = DICTIONARIES[(record[0] ?? 0) - 1]
  if (dictionary === undefined) throw new Error(`no dictionary ${record[0]} for a packed diagnosis`)
  const text = zstdDecompressSync(record.subarray(1), { dictionary }).toString('utf8')
  const end = text.indexOf('\n')
  const basis = JSON.parse(text.slice(end + 1)) as Omit<StoredRecord, 'answer'>
  return { ...basis, answer: JSON.parse(text.slice(0, end)) }
}

const selectPacked = statement<{ diagnosisId: number; record: Buffer }, { after: number; limit: number }>({
  name: 'diagnoses-packed',
  columns: { diagnosisId: 'int8', record: 'bytea' },
  text: `select diagnosis_id as "diagnosisId", record from diagnoses
   where diagnosis_id > :after and record is not null order by diagnosis_id limit :limit`,
})
const writeUnpacked = statement<never, { unpacked: string }>({
  name: 'diagnoses-write-unpacked',
  columns: {},
  text: `with written as (
     update diagnoses set response = answer, facts = unpacked.facts, timings = unpacked.timings, record = null
     from jsonb_to_recordset(:unpacked::jsonb) as unpacked (
       "diagnosisId" bigint, answer jsonb, facts jsonb, timings jsonb, evidence jsonb
     )
     where diagnosis_id = "diagnosisId" and record is not null
     returning diagnosis_id, evidence
   )
   ${insertEvidence({ written: 'written', rows: 'evidence' })}
   on conflict do nothing`,
})

type Log = Pick<Logger, 'error'>
const NAME = 'packed diagnoses'
/** Unpacking takes a millisecond or two each, during which no request is answered. */
const MOST_AT_ONCE = 25

/** Moves packed records into the columns that are read with SQL. One that cannot be unpacked stays as it is. */
export function unpackRecords(log: Log): Backfill {
  return {
    name: NAME,
    table: 'diagnoses',
    async batch(transaction, after, limit) {
      const packed = await selectPacked(transaction, {
        after: Number(after ?? 0),
        limit: Math.min(limit, MOST_AT_ONCE),
      })
      const unpacked = packed.flatMap(({ diagnosisId, record }) => {
        try {
          return [{ diagnosisId, ...unpackRecord(record) }]
        } catch (error) {
          log.error({ diagnosisId, error: String(error) }, 'a packed diagnosis cannot be unpacked and stays as it is')
          return []
        }
      })
      if (unpacked.length > 0) await writeUnpacked(transaction, { unpacked: jsonbOf(unpacked) })
      return { last: packed.at(-1)?.diagnosisId.toString() ?? null, rows: unpacked.length }
    },
  }
}

/** The records that the release before wrote beside this one, after the backfill had passed them. */
export async function unpackLateRecords(pool: Pool, log: Log): Promise<void> {
  if ((await readBackfills(pool)).some(({ name }) => name === NAME)) return
  const { batch } = unpackRecords(log)
  const next = (after: string | null) =>
    inTransaction(pool, (transaction: Queryable) => batch(transaction, after, MOST_AT_ONCE))
  for (let last: string | null = null; ; ) {
    last = (await next(last)).last
    if (last === null) return
  }
}
