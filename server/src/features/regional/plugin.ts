import { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { ok } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import type { Services } from '../../services.ts'
import { message } from '../../words/message.ts'
import { createKeptAnalyses } from './kept-analyses.ts'

export function regionalFeature(services: Services): FeatureModule {
  return { routes: (app) => regionalRoutes(app, services) }
}

/** R-REGION-03, R-REGION-04. */
async function regionalRoutes(app: HttpApp, services: Services): Promise<void> {
  const analyse = createKeptAnalyses(services)
  app.post(
    '/api/regional-indicator-analyses',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'analyseRegionalIndicators',
        tags: ['regional'],
        summary: '지역 지표 분석',
        description:
          '지역이나 주택 유형을 나타내는 말(예: 성수동 오피스텔 월세)로 저장된 과거 통계를 요약합니다. 저장된 자료만 읽고 외부를 호출하지 않으며, 현재 매물을 제공하지 않습니다. 이름이 여러 지역을 뜻하면 후보를 알려 줍니다.',
        body: RegionalIndicatorAnalysisRequest,
        response: ok(RegionalIndicatorAnalysisResponse),
      },
    },
    async (request, reply) => {
      const { body } = request
      if (!body.locationKeyword?.trim() && !body.rawKeyword?.trim()) {
        throw new AppError('COMMON_400_VALIDATION', {
          errors: [{ field: 'locationKeyword', code: 'REQUIRED', message: message('REGION_KEYWORD_REQUIRED') }],
        })
      }
      const written = await analyse(body, languageOf(request))
      return sayLanguage(reply).type('application/json; charset=utf-8').send(written)
    },
  )
}
