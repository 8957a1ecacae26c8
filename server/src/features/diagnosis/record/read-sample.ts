import type { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import { isAnswered } from '@lease-risk/contract/is-answered'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { statement } from '../../../platform/database/statement.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type Message, message, type Unworded } from '../../../words/message.ts'
import { basisOf } from './kept-record.ts'
import { presentSample, withoutSample } from './present-sample.ts'
import { type DiagnosisReader, READABLE } from './read-diagnosis.ts'
import type { StoredEstimate, StoredSample } from './stored-sample.ts'

type Row = {
  record: Buffer | null
  lookup_status: string | null
  collected_at: Date | null
  sample_count: number | null
  sample: StoredSample | StoredEstimate | null
}

const readRow = statement<Row, DiagnosisReader & { diagnosisId: number; sourceKey: SampleSource }>({
  name: 'diagnosis-sample',
  columns: {
    record: 'bytea',
    lookup_status: 'text',
    collected_at: 'timestamptz',
    sample_count: 'int4',
    sample: 'jsonb',
  },
  text: `select record, lookup_status, collected_at, sample_count, sample
   from diagnoses
     left join diagnosis_evidence
       on diagnosis_evidence.diagnosis_id = diagnoses.diagnosis_id and source_key = :sourceKey
   where diagnoses.diagnosis_id = :diagnosisId and ${READABLE}`,
})

/**
 * The deals behind one representative amount as the diagnosis saw them, regardless of what was collected since.
 * @throws AppError 404 also for a diagnosis that the reader may not see.
 */
export async function readSample(
  pool: Pool,
  reader: DiagnosisReader,
  diagnosisId: number,
  sourceKey: SampleSource,
): Promise<Unworded<DiagnosisSample>> {
  const [row] = await readRow(pool, { ...reader, diagnosisId, sourceKey })
  if (row === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const recorded = basisOf(row.record)?.evidence.find((each) => each.sourceKey === sourceKey)
  const looked = {
    diagnosisId,
    sourceKey,
    lookupStatus: recorded?.lookupStatus ?? row.lookup_status,
    collectedAt: recorded?.collectedAt ?? (row.collected_at === null ? null : seoulDateTime(row.collected_at)),
  }
  const sample = recorded?.sample ?? row.sample
  if (sample !== null) return { ...looked, ...presentSample(sample) }
  return { ...looked, ...withoutSample, explanation: whyNone(looked, row.sample_count ?? 0) }
}

type Looked = Pick<DiagnosisSample, 'sourceKey' | 'lookupStatus'>

function whyNone({ sourceKey, lookupStatus }: Looked, sampleCount: number): Message {
  if (sourceKey === 'value-estimate' || sourceKey === 'jeonse-estimate') return message('NO_ESTIMATE')
  // the diagnosis is older than the column
  if (sampleCount > 0) return message('SAMPLE_NOT_STORED')
  return isAnswered(lookupStatus) ? message('NO_SAMPLE') : message('SAMPLE_NOT_LOOKED_UP')
}
