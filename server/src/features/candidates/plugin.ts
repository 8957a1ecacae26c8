import { PageOf } from '@lease-risk/contract/common'
import { CandidateSearchRequest, RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { type CandidateServices, findCandidates } from './find-candidates.ts'

export function candidatesFeature(services: CandidateServices): FeatureModule {
  return { routes: (app) => candidateRoutes(app, services) }
}

/** R-DIAG-47. */
function candidateRoutes(app: HttpApp, services: CandidateServices): void {
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
