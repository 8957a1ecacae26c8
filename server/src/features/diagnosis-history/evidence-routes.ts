import { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import { Type } from 'typebox'
import { requesterUserId } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { heldToken, readSample } from '../diagnosis-record/index.ts'
import type { HistoryServices } from './routes.ts'

const SamplePath = Type.Object({
  diagnosisId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '진단 번호' }),
  sourceKey: SampleSource,
})

const SampleQuery = Type.Object({
  statusToken: Type.Optional(
    Type.String({ maxLength: 100, description: '진단할 때 받은 토큰. 진단한 사람이 로그인했으면 생략' }),
  ),
})

/** The deals behind a diagnosis, for readers who want to check its numbers. */
export function evidenceRoutes(app: HttpApp, { pool, clock }: HistoryServices): void {
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
