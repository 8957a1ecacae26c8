import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Unworded } from '../../words/message.ts'

/** An answer as it is kept: its messages are worded when it is read; one of 0.3.0 or earlier holds its sentences. */
export type StoredAnswer = Unworded<Omit<RentRiskDiagnosisResponse, 'diagnosisId'>>
