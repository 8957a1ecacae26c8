import type { AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { inPath } from '@lease-risk/contract/in-path'
import type { Ask } from '../../platform/http/ask-operation.ts'
import { message } from '../../words/message.ts'
import { refusedField } from './refused-field.ts'

/** The result of a status token. @throws OperationRefused when there is none (yet). */
export async function readResult(ask: Ask, statusToken: string): Promise<RentRiskDiagnosisResponse> {
  const url = `/api/rent-risk-diagnoses/async/${inPath(statusToken)}`
  const { result } = await ask<AsyncDiagnosisStatus>({ method: 'GET', url })
  return result ?? refusedField('statusToken', 'NOT_READY', message('ASSISTANT_NO_RESULT_YET'))
}
