import { CheckCatalogue } from '@lease-risk/contract/checks'
import { PageOf } from '@lease-risk/contract/common'
import { CandidateSearchRequest, RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { DiagnosisPurposeCatalogResponse } from '@lease-risk/contract/diagnosis-purposes'
import { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { CHECKS } from '../../domain/checks/catalogue.ts'
import type { Check } from '../../domain/checks/check.ts'
import { requesterUserId } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { checkRequest } from './check-request.ts'
import { createDiagnosis } from './create-diagnosis.ts'
import type { DiagnosisServices } from './diagnose.ts'
import { findCandidates } from './find-candidates.ts'
import { IdempotencyHeaders, keyedRequest } from './once-per-key.ts'
import { DIAGNOSIS_PURPOSES } from './report/purposes.ts'

/** R-DIAG-09: the purposes, and the available checks. */
export function catalogueRoutes(app: HttpApp): void {
  app.get(
    '/api/diagnosis-purposes',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listDiagnosisPurposes',
        tags: ['diagnosis'],
        summary: '진단 목적 목록',
        description: '진단 목적과 실행 경로입니다. 전세와 월세만 실행할 수 있고 나머지는 준비 중인 목적입니다.',
        response: ok(DiagnosisPurposeCatalogResponse),
      },
    },
    async () => envelope({ purposes: [...DIAGNOSIS_PURPOSES] }),
  )

  app.get(
    '/api/checks',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listChecks',
        tags: ['diagnosis'],
        summary: '확인할 일과 서류의 목록',
        description: '진단 결과의 checkId가 가리키는 확인할 일과, 그 서류를 누가 어디에서 얼마에 받는지 알려 줍니다.',
        response: ok(CheckCatalogue),
      },
    },
    async () => envelope({ checks: CHECKS.map(catalogued) }),
  )
}

/** R-DIAG-18: the creation of a diagnosis. */
export function creationRoutes(app: HttpApp, services: DiagnosisServices): void {
  app.post(
    '/api/rent-risk-diagnoses',
    {
      config: { access: 'public', rateLimit: 'diagnosis' },
      attachValidation: true,
      schema: {
        operationId: 'createRentRiskDiagnosis',
        tags: ['diagnosis'],
        summary: '전월세 위험 사전 진단',
        description:
          '정확한 지번주소와 계약 조건으로 공공자료를 모아 위험을 미리 진단합니다. 법률·감정·중개 판단이 아니며, 등기부·선순위 보증금·보증보험·현장 하자는 직접 확인할 일로만 안내합니다. 외부 자료를 얻지 못한 부분은 그 상태로 답합니다. 함께 주는 statusToken으로 7일 동안 결과와 거래 표본을 다시 볼 수 있습니다.',
        headers: IdempotencyHeaders,
        body: RentRiskDiagnosisRequest,
        response: {
          ...ok(RentRiskDiagnosisCreated),
          ...refusals('DIAGNOSIS_400_INVALID_AMOUNT', 'COMMON_409_IDEMPOTENCY_KEY'),
        },
      },
    },
    async (request, reply) => {
      checkRequest(request)
      const keyed = keyedRequest(request, 'createRentRiskDiagnosis', services.markOf)
      const body = await createDiagnosis(services, request.body, requesterUserId(request), {
        keyed,
        language: languageOf(request),
      })
      // already serialised, by the same schema
      return sayLanguage(reply).type('application/json; charset=utf-8').send(body)
    },
  )
}

function catalogued({ id: checkId, title, detail, category, source: sourceKey, paper }: Check) {
  return { checkId, title, detail, category, sourceKey, paper }
}

/** R-DIAG-47. */
export function candidateRoutes(app: HttpApp, services: DiagnosisServices): void {
  app.post(
    '/api/rent-risk-diagnoses/address-candidates',
    {
      config: { access: 'public', rateLimit: 'diagnosis' },
      schema: {
        operationId: 'searchRentRiskDiagnosisCandidates',
        tags: ['diagnosis'],
        summary: '비교 기준으로 고를 과거 전월세 거래',
        description:
          '신고된 과거 전월세 거래를 같은 지번부터 찾습니다. 같은 지번에 하나도 없을 때만 같은 법정동의 거래를 신뢰도가 낮은 참고 자료로 답합니다. 지금 계약할 수 있는 집의 목록이 아닙니다. 면적과 층을 주면 비슷한 거래가 앞에 오고, 그다음은 최근 계약 순서입니다. 도로명주소나 단지 이름(예: 대치동 은마아파트)은 저장된 자료에 있으면 그 지번으로 찾습니다. 주소를 지번까지 확인하지 못하면 빈 목록과, 후보가 있으면 후보를 담은 안내 문장을 답합니다.',
        body: CandidateSearchRequest,
        response: ok(PageOf(RentCandidate)),
      },
    },
    async (request) => {
      const { page, message } = await findCandidates(services, request.body)
      return envelope(page, message)
    },
  )
}
