import { LeasePapers } from '@lease-risk/contract/papers-answer'
import { LeasePapersRequest } from '@lease-risk/contract/papers-input'
import { requesterUserId } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import type { Services } from '../../services.ts'
import { message } from '../../words/message.ts'
import { calculateLeasePapers } from './calculate.ts'
import { problemsOfAccepted } from './typed-papers.ts'

/** R-PAPERS-04. */
export function calculationRoute(app: HttpApp, services: Services): void {
  app.post(
    '/api/lease-papers/calculation',
    {
      // a diagnosis of one's own requires a login; without either, the reply is still a 401
      config: { access: 'public', rateLimit: 'papers', alsoWrong: (given) => problemsOfAccepted(services, given) },
      schema: {
        operationId: 'calculateLeasePapers',
        tags: ['papers'],
        summary: '직접 읽은 서류로 하는 계산',
        description:
          '등기부, 다른 임차인의 보증금, 미납 세금, 날짜를 직접 읽고 적으면 누가 먼저 배당받는지, 얼마에 팔리면 얼마가 남는지, 언제 보호받지 못하는지를 계산합니다. 적지 않은 것은 0이 아니라 모르는 것으로 셉니다. 아무것도 저장하지 않으며, 확인된 사실이 아니고 점수에 들어가지 않습니다. 자신의 진단(diagnosisId)이나 진단할 때 받은 토큰(statusToken)을 주면 조건, 집, 집값을 거기서 가져옵니다.',
        body: LeasePapersRequest,
        response: { ...ok(LeasePapers), ...refusals('AUTH_401_TOKEN_MISSING', 'DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const papers = await calculateLeasePapers(services, request.body, requesterUserId(request))
      return envelope(papers, message('PAPERS_CALCULATED'))
    },
  )
}
