import { EnvelopeOf } from '@lease-risk/contract/common'
import { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { seoulDateTime } from '../../domain/calendar.ts'
import { bytesOf } from '../../platform/bytes-of.ts'
import { envelope } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import { compileSerializer } from '../../platform/http/serialization.ts'
import { inWords } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { type DiagnosisServices, diagnose } from './diagnose.ts'
import { type KeyedRequest, oncePerKey, type Settle } from './once-per-key.ts'
import { readDiagnosis } from './record/read-diagnosis.ts'
import { findIssuedToken } from './record/status-token.ts'
import type { WrittenDiagnosis } from './record/store-diagnosis.ts'

/**
 * The response body for a caller who waits for the diagnosis (`RentRiskDiagnosisCreated` in its envelope); with a key,
 * the one that was made when the key first arrived, with the same token.
 */
export async function createDiagnosis(
  services: DiagnosisServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  { keyed, language }: { keyed: KeyedRequest | null; language: Language },
): Promise<Buffer> {
  const create = async (settle?: Settle) => {
    const statusToken = services.statusTokens.issue(services.clock.now())
    const written = await diagnose(services, request, requesterUserId, { statusToken, ...(settle && { settle }) })
    return created(written, statusToken, language)
  }
  if (keyed === null) return create()
  return oncePerKey(services, keyed, {
    first: create,
    again: (diagnosisId) => createdBefore(services, diagnosisId, language),
  })
}

async function createdBefore(
  { pool, statusTokens }: DiagnosisServices,
  diagnosisId: number,
  language: Language,
): Promise<Buffer> {
  const [{ answer }, issued] = await Promise.all([
    readDiagnosis(pool, diagnosisId, 'SERVICE', ['answer']),
    findIssuedToken(pool, diagnosisId),
  ])
  if (issued === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const statusToken = { token: statusTokens.of(issued), expiresAt: issued.expiresAt }
  return created({ diagnosisId, answer }, statusToken, language)
}

const writeCreated = compileSerializer(EnvelopeOf(RentRiskDiagnosisCreated))

function created(
  { diagnosisId, answer }: WrittenDiagnosis,
  { token, expiresAt }: { token: string; expiresAt: Date },
  language: Language,
): Buffer {
  const data = { diagnosisId, ...answer, statusToken: token, statusTokenExpiresAt: seoulDateTime(expiresAt) }
  return bytesOf(writeCreated(inWords(envelope(data, message('DIAGNOSIS_DONE')), language)))
}
