import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Unworded } from '../../words/message.ts'

/** An answer as it is kept: its messages are worded when it is read; an older one holds its sentences. */
export type StoredAnswer = Unworded<Omit<RentRiskDiagnosisResponse, 'diagnosisId'>>
