import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
import type { StepTiming } from '../diagnosis/index.ts'

/** A diagnosis that was made while its sender waited, as a run would tell of it. */
export type MadeDiagnosis = {
  answer: Omit<RentRiskDiagnosisResponse, 'diagnosisId'>
  timings: StepTiming[]
  createdAt: Date
}

const readMade = statement<MadeDiagnosis, { diagnosisId: number }>({
  name: 'read-made-diagnosis',
  columns: { answer: 'jsonb', timings: 'jsonb', createdAt: 'timestamptz' },
  text: `select response as answer, timings, created_at as "createdAt" from diagnoses where diagnosis_id = :diagnosisId`,
})

/** `undefined` when there is none any more. */
export async function readMadeDiagnosis(database: Queryable, diagnosisId: number): Promise<MadeDiagnosis | undefined> {
  return (await readMade(database, { diagnosisId }))[0]
}
