import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Unworded } from '../../words/message.ts'

/** An answer as stored: its messages are worded when it is read; one of 0.3.0 or earlier contains its sentences. */
export type StoredAnswer = Unworded<Omit<RentRiskDiagnosisResponse, 'diagnosisId'>>
