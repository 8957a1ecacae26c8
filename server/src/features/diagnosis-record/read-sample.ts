import type { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { AppError } from '../../platform/http/errors.ts'
import { statement } from '../../platform/statement.ts'
import type { Unworded } from '../../words/message.ts'
import { type DiagnosisReader, READABLE } from './diagnosis-reader.ts'
import { basisOf } from './kept-record.ts'
import { presentSample, withoutSample } from './present-sample.ts'
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

const NO_SAMPLE =
  '진단할 때 비교할 수 있는 거래가 없었습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아니므로 국토교통부 실거래가 공개시스템에서 직접 확인하십시오.'

const NO_ESTIMATE =
  '진단할 때 추정한 금액이 없습니다. 면적을 모르거나 지역의 거래가 적거나 여러 가구가 사는 집은 추정하지 않습니다.'

/** Diagnoses that are older than the column. */
const NOT_KEPT = '이 진단은 거래 목록을 함께 저장하기 전의 것이어서, 대표 금액을 계산한 거래를 보여 드릴 수 없습니다.'

/**
 * The deals behind one representative amount as the diagnosis saw them, whatever was collected since.
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
  return { ...looked, ...withoutSample, explanation: whyNone(sourceKey, row.sample_count ?? 0) }
}

function whyNone(sourceKey: SampleSource, sampleCount: number): string {
  if (sourceKey === 'value-estimate' || sourceKey === 'jeonse-estimate') return NO_ESTIMATE
  return sampleCount > 0 ? NOT_KEPT : NO_SAMPLE
}
