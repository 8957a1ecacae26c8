import type {
  RegistryConfirmationStatus,
  RegistryDocumentConfirmationRequest,
  RegistryDocumentConfirmationResponse,
} from '@lease-risk/contract/diagnosis-history'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { AppError } from '../../platform/http/errors.ts'
import { statement } from '../../platform/statement.ts'

type RecordRow = { status: RegistryConfirmationStatus; memo: string | null; recorded_at: Date }
type OwnedRow = { [K in keyof RecordRow]: RecordRow[K] | null }

/** One row without a record where the diagnosis is the user's own and has none yet; none at all where it is not. */
const readRecords = statement<OwnedRow, { diagnosisId: number; userId: number }>({
  name: 'registry-confirmation-read',
  columns: { status: 'text', memo: 'text', recorded_at: 'timestamptz' },
  text: `select status, memo, recorded_at
   from diagnoses left join registry_confirmations using (diagnosis_id)
   where diagnosis_id = :diagnosisId and requester_user_id = :userId
   order by confirmation_id desc limit 200`,
})

const addRecord = statement<
  { diagnosis_id: number },
  { diagnosisId: number; userId: number; status: string; memo: string | null; now: Date }
>({
  name: 'registry-confirmation-add',
  columns: { diagnosis_id: 'int8' },
  text: `insert into registry_confirmations (diagnosis_id, status, memo, recorded_at)
   select diagnosis_id, :status, :memo, :now from diagnoses
   where diagnosis_id = :diagnosisId and requester_user_id = :userId
   returning diagnosis_id`,
})

/** What the user last noted. @throws AppError 404 also for a diagnosis of somebody else. */
export async function readRegistryConfirmation(
  pool: Pool,
  userId: number,
  diagnosisId: number,
): Promise<RegistryDocumentConfirmationResponse> {
  const rows = await readRecords(pool, { diagnosisId, userId })
  if (rows.length === 0) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const history = rows.filter(isRecord).map((row) => ({
    status: row.status,
    memo: row.memo,
    updatedAt: seoulDateTime(row.recorded_at),
  }))
  const current = history[0] ?? { status: 'NOT_CHECKED', memo: null, updatedAt: null }
  return { diagnosisId, ...current, history }
}

function isRecord(row: OwnedRow): row is RecordRow {
  return row.status !== null
}

/** Adds a note, whatever the one before it said; the diagnosis itself stays as it is. @throws AppError 404 as for reading. */
export async function confirmRegistry(
  { pool, now }: { pool: Pool; now: Date },
  userId: number,
  diagnosisId: number,
  { status, memo = '' }: RegistryDocumentConfirmationRequest,
): Promise<RegistryDocumentConfirmationResponse> {
  const added = await addRecord(pool, { diagnosisId, userId, status, memo: memo.trim() || null, now })
  if (added.length === 0) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return readRegistryConfirmation(pool, userId, diagnosisId)
}
