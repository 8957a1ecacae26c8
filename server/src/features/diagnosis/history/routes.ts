import { type Page, PageOf } from '@lease-risk/contract/common'
import { DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import {
  DiagnosisHistoryQuery,
  DiagnosisHistorySummary,
  RegistryDocumentConfirmationRequest,
  RegistryDocumentConfirmationResponse,
} from '@lease-risk/contract/diagnosis-history'
import { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import { DiagnosisDeletionRequest, DiagnosisPath } from '@lease-risk/contract/operations'
import { Type } from 'typebox'
import { PAPER_NAMES } from '../../../domain/checks/paper-names.ts'
import { requesterUserId, userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import type { Services } from '../../../services.ts'
import { message, type Unworded } from '../../../words/message.ts'
import type { OperatorServices } from '../../account/index.ts'
import { operatorContext } from '../../audit/index.ts'
import { keptAnswer, keptAnswers } from '../../papers/index.ts'
import { listDiagnoses } from '../record/list-diagnoses.ts'
import { findDiagnosis, heldToken } from '../record/read-diagnosis.ts'
import { readSample } from '../record/read-sample.ts'
import { confirmationProblems, confirmRegistry, readRegistryConfirmation } from '../record/registry-confirmation.ts'
import type { StoredAnswer } from '../record/stored-record.ts'
import { readOwnProgress } from '../runs/read-status.ts'
import { deleteAnyDiagnosis, deleteDiagnosis } from './delete-diagnosis.ts'

const config = { access: 'authenticated' } as const
const tags = ['diagnosis-history']
/**
 * Distinguished by one field: a union would check every field of a result against today's schema, and an old result
 * would fail.
 */
const ResultOrProgress = Type.Unsafe<RentRiskDiagnosisResponse | DiagnosisProgress>({
  type: 'object',
  if: { type: 'object', required: ['steps'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: DiagnosisProgress,
  else: RentRiskDiagnosisResponse,
})
const CONFIRMATION_PATH = '/api/rent-risk-diagnoses/:diagnosisId/registry-document-confirmation'

/** R-DIAG-48, R-DIAG-49: the logged-in user's own diagnoses. */
export function historyRoutes(app: HttpApp, services: Services): void {
  listRentRiskDiagnosesRoute(app, services)
  readRentRiskDiagnosisRoute(app, services)
  deleteRentRiskDiagnosisRoute(app, services)
  registryConfirmationRoutes(app, services)
}

function listRentRiskDiagnosesRoute(app: HttpApp, services: Services): void {
  app.get(
    '/api/rent-risk-diagnoses',
    {
      config,
      schema: {
        operationId: 'listRentRiskDiagnoses',
        tags,
        summary: '내 진단 이력',
        description:
          '로그인한 사용자가 한 진단의 목록입니다. 최근 것부터이며, 로그인하지 않고 한 진단은 나오지 않습니다.',
        querystring: DiagnosisHistoryQuery,
        response: ok(PageOf(DiagnosisHistorySummary)),
      },
    },
    async (request) => envelope(await listOwnDiagnoses(services, userOf(request).userId, request.query)),
  )
}

/** The user's own diagnoses, newest first; those with stored papers say what they say with them (R-ANSWER-09). */
async function listOwnDiagnoses(
  services: Services,
  userId: number,
  query: DiagnosisHistoryQuery,
): Promise<Page<Unworded<DiagnosisHistorySummary>>> {
  const page = await listDiagnoses(services.pool, userId, query)
  const answers = await keptAnswers(services, {
    userId,
    diagnosisIds: page.content.map(({ diagnosisId }) => diagnosisId),
  })
  const content = page.content.map((summary) => {
    const kept = answers.get(summary.diagnosisId)
    return { ...summary, withPapers: kept ? { headline: kept.answer.headline, decision: kept.decision } : null }
  })
  return { ...page, content }
}

function readRentRiskDiagnosisRoute(app: HttpApp, services: Services): void {
  app.get(
    '/api/rent-risk-diagnoses/:diagnosisId',
    {
      config,
      schema: {
        operationId: 'readRentRiskDiagnosis',
        tags,
        summary: '내 진단 결과',
        description:
          '진단했을 때의 답을 그대로 보여줍니다. 저장한 서류가 있으면 answer와 decision은 그 서류까지 본 답입니다. 아직 끝나지 않았거나 끝내지 못한 비동기 진단은 processingStatus와 진행 상황을 보여줍니다. 다른 사람의 진단과 로그인하지 않고 한 진단은 404입니다.',
        params: DiagnosisPath,
        response: {
          ...ok(ResultOrProgress),
          ...refusals('DIAGNOSIS_404_NOT_FOUND'),
        },
      },
    },
    async (request) => envelope(await readResult(services, userOf(request).userId, request.params.diagnosisId)),
  )
}

/**
 * The stored answer, read first with the papers that were stored since (R-ANSWER-09); the progress of a diagnosis
 * without an answer.
 * @throws AppError 404 also for another user's diagnosis.
 */
async function readResult(
  services: Services,
  userId: number,
  diagnosisId: number,
): Promise<({ diagnosisId: number } & StoredAnswer) | Unworded<DiagnosisProgress>> {
  const { pool } = services
  const stored = await findDiagnosis(pool, diagnosisId, { userId }, ['answer'])
  if (stored !== undefined) {
    const { answer } = stored
    const withPapers = await keptAnswer(services, { userId, diagnosisId })
    const decision = answer.answer && { decision: answer.decisionSummary.statusCode }
    return { diagnosisId, ...answer, ...decision, ...withPapers }
  }
  const progress = await readOwnProgress(pool, userId, diagnosisId)
  if (progress === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  // completed between the two look-ups
  if (progress.finishedAt !== null && progress.failure === null) return readResult(services, userId, diagnosisId)
  return progress
}

function deleteRentRiskDiagnosisRoute(app: HttpApp, { pool }: Services): void {
  app.delete(
    '/api/rent-risk-diagnoses/:diagnosisId',
    {
      config,
      schema: {
        operationId: 'deleteRentRiskDiagnosis',
        tags,
        summary: '내 진단 지우기',
        description:
          '진단과 그 근거, 거래 표본, 등기 확인 기록, 토큰을 지웁니다. 되돌릴 수 없습니다. 진행 중인 비동기 진단은 그만둡니다. 다른 사람의 진단과 로그인하지 않고 한 진단은 404입니다.',
        params: DiagnosisPath,
        response: { ...ok(Type.Null({ description: '내용 없음' })), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteDiagnosis(pool, userOf(request).userId, request.params.diagnosisId)
      return envelope(null, message('DIAGNOSIS_DELETED'))
    },
  )
}

/** R-DIAG-50. */
function registryConfirmationRoutes(app: HttpApp, { pool, clock }: Services): void {
  const response = { ...ok(RegistryDocumentConfirmationResponse), ...refusals('DIAGNOSIS_404_NOT_FOUND') }
  app.get(
    CONFIRMATION_PATH,
    {
      config,
      schema: {
        operationId: 'readRegistryDocumentConfirmation',
        tags,
        summary: '등기 확인 상태',
        description: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 직접 확인했는지 남긴 기록입니다. 기록이 없으면 NOT_CHECKED입니다.`,
        params: DiagnosisPath,
        response,
      },
    },
    async (request) =>
      envelope(await readRegistryConfirmation(pool, userOf(request).userId, request.params.diagnosisId)),
  )

  app.put(
    CONFIRMATION_PATH,
    {
      config: { ...config, alsoWrong: (given) => confirmationProblems(given, clock.now()) },
      schema: {
        operationId: 'writeRegistryDocumentConfirmation',
        tags,
        summary: '등기 확인 상태 기록',
        description: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 직접 확인했는지 기록합니다. 어떤 상태에서 어떤 상태로든 바꿀 수 있고, 이전 기록은 남습니다. 진단의 점수와 등급은 바뀌지 않습니다.`,
        params: DiagnosisPath,
        body: RegistryDocumentConfirmationRequest,
        response,
      },
    },
    async (request) => {
      const { userId } = userOf(request)
      const { diagnosisId } = request.params
      const answer = await confirmRegistry({ pool, now: clock.now() }, userId, diagnosisId, request.body)
      return envelope(answer, message('REGISTRY_NOTED'))
    },
  )
}

const SamplePath = Type.Object({ ...DiagnosisPath.properties, sourceKey: SampleSource })

const SampleQuery = Type.Object({
  statusToken: Type.Optional(
    Type.String({ maxLength: 100, description: '진단할 때 받은 토큰. 진단한 사람이 로그인했으면 생략' }),
  ),
})

/** The deals behind a diagnosis, for readers who want to check its numbers. */
export function evidenceRoutes(app: HttpApp, { pool, clock }: Services): void {
  app.get(
    '/api/rent-risk-diagnoses/:diagnosisId/evidence/:sourceKey',
    {
      // a status token grants access without a login; without either, the reply is still a 401
      config: { access: 'public' },
      schema: {
        operationId: 'readRentRiskDiagnosisSample',
        tags: ['diagnosis-history'],
        summary: '진단에 쓰인 거래 표본',
        description:
          '대표 금액을 계산한 과거 거래와 그 분포, 그 안에서 입력한 금액의 자리입니다. 진단한 때의 자료 그대로이며 나중에 수집한 자료로 바뀌지 않습니다. 진단한 사람이 로그인하거나, 진단할 때 받은 statusToken으로 볼 수 있습니다. 다른 사람의 진단은 404입니다.',
        params: SamplePath,
        querystring: SampleQuery,
        response: { ...ok(DiagnosisSample), ...refusals('AUTH_401_TOKEN_MISSING', 'DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { diagnosisId, sourceKey } = request.params
      const { statusToken } = request.query
      const reader = { userId: requesterUserId(request), token: heldToken(statusToken, clock.now()) }
      if (reader.userId === null && reader.token === null) throw new AppError('AUTH_401_TOKEN_MISSING')
      reply.header('cache-control', 'no-store')
      return envelope(await readSample(pool, reader, diagnosisId, sourceKey))
    },
  )
}

export function operatorRoutes(app: HttpApp, services: OperatorServices): void {
  app.delete(
    '/api/admin/rent-risk-diagnoses/:diagnosisId',
    {
      config: { access: { admin: 'DIAGNOSIS_DATA_READ' } },
      schema: {
        operationId: 'deleteAnyDiagnosis',
        tags: ['operations'],
        summary: '진단 기록 지우기',
        description:
          '누가 요청했든 한 진단과 그 근거, 거래 표본, 등기 확인 기록, 공유 링크, 토큰을 지웁니다. 되돌릴 수 없습니다. 처리하는 관리자의 비밀번호를 다시 확인하고 감사 기록을 남깁니다.',
        params: DiagnosisPath,
        body: DiagnosisDeletionRequest,
        response: {
          ...ok(Type.Null({ description: '내용 없음' })),
          ...refusals('AUTH_401_INVALID_CREDENTIALS', 'DIAGNOSIS_404_NOT_FOUND', 'AUTH_429_TOO_MANY_ATTEMPTS'),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await deleteAnyDiagnosis(services, operatorContext(request), input), message('DIAGNOSIS_DELETED'))
    },
  )
}
