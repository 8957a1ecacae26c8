import type {
  RegistryConfirmationStatus,
  RegistryDocumentConfirmationRequest,
  RegistryDocumentConfirmationResponse,
  RegistryOccasion,
} from '@lease-risk/contract/diagnosis-history'
import { seoulDate, seoulDateTime } from '../../../domain/calendar.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../../platform/http/refuse-wrong.ts'
import { message } from '../../../words/message.ts'

type RecordRow = {
  status: RegistryConfirmationStatus
  memo: string | null
  occasion: RegistryOccasion | null
  /** `null`: not given. */
  viewed_on: string | null
  recorded_at: Date
}
type OwnedRow = { [K in keyof RecordRow]: RecordRow[K] | null }

/** One row without a record if the diagnosis belongs to the user and has none yet; no row if it does not. */
const readRecords = statement<OwnedRow, { diagnosisId: number; userId: number }>({
  name: 'registry-confirmation-read',
  columns: { status: 'text', memo: 'text', occasion: 'text', viewed_on: 'date', recorded_at: 'timestamptz' },
  text: `select status, memo, occasion, viewed_on, recorded_at
   from diagnoses left join registry_confirmations using (diagnosis_id)
   where diagnosis_id = :diagnosisId and requester_user_id = :userId
   order by confirmation_id desc limit 200`,
})

const addRecord = statement<
  { diagnosis_id: number },
  {
    diagnosisId: number
    userId: number
    status: string
    memo: string | null
    occasion: string | null
    viewedOn: string | null
    now: Date
  }
>({
  name: 'registry-confirmation-add',
  columns: { diagnosis_id: 'int8' },
  text: `insert into registry_confirmations (diagnosis_id, status, memo, occasion, viewed_on, recorded_at)
   select diagnosis_id, :status, :memo, :occasion, :viewedOn, :now from diagnoses
   where diagnosis_id = :diagnosisId and requester_user_id = :userId
   returning diagnosis_id`,
})

/** The user's last note. @throws AppError 404 also for another user's diagnosis. */
export async function readRegistryConfirmation(
  database: Queryable,
  userId: number,
  diagnosisId: number,
): Promise<RegistryDocumentConfirmationResponse> {
  const rows = await readRecords(database, { diagnosisId, userId })
  if (rows.length === 0) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const history = rows.filter(isRecord).map((row) => ({
    status: row.status,
    memo: row.memo,
    occasion: row.occasion,
    viewedOn: row.viewed_on,
    updatedAt: seoulDateTime(row.recorded_at),
  }))
  const current = history[0] ?? NOTHING_YET
  return { diagnosisId, ...current, history }
}

const NOTHING_YET = { status: 'NOT_CHECKED', memo: null, occasion: null, viewedOn: null, updatedAt: null } as const

function isRecord(row: OwnedRow): row is RecordRow {
  return row.status !== null
}

const IN_THE_FUTURE = {
  field: 'viewedOn',
  code: 'RANGE',
  message: message('REGISTRY_SEEN_IN_FUTURE'),
}

/** What the schema cannot express. */
export function confirmationProblems(
  { viewedOn }: Doubtful<RegistryDocumentConfirmationRequest>,
  now: Date,
): FieldProblem[] {
  return (textOf(viewedOn) ?? '') > seoulDate(now) ? [IN_THE_FUTURE] : []
}

/**
 * Adds a note, regardless of the previous one; the diagnosis itself is unchanged.
 * @throws AppError 404 as for reading, 400 for a day that is still in the future in Seoul.
 */
export async function confirmRegistry(
  { pool, now }: { pool: Queryable; now: Date },
  userId: number,
  diagnosisId: number,
  { status, memo = '', occasion, viewedOn }: RegistryDocumentConfirmationRequest,
): Promise<RegistryDocumentConfirmationResponse> {
  const errors = confirmationProblems({ viewedOn }, now)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  const noted = { status, memo: memo.trim() || null, occasion: occasion ?? null, viewedOn: viewedOn ?? null }
  const added = await addRecord(pool, { diagnosisId, userId, ...noted, now })
  if (added.length === 0) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return readRegistryConfirmation(pool, userId, diagnosisId)
}
