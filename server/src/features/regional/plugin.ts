import { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { ok } from '../../platform/http/envelope.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { type Doubtful, textOf } from '../../platform/http/refuse-wrong.ts'
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
      config: { access: 'public', alsoWrong: keywordProblems },
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
      const errors = keywordProblems(body)
      if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
      const written = await analyse(body, languageOf(request))
      return sayLanguage(reply).type('application/json; charset=utf-8').send(written)
    },
  )
}

/** What the schema cannot express: one of the two is needed. */
function keywordProblems(given: Doubtful<RegionalIndicatorAnalysisRequest>): FieldProblem[] {
  if (textOf(given.locationKeyword)?.trim() || textOf(given.rawKeyword)?.trim()) return []
  return [{ field: 'locationKeyword', code: 'REQUIRED', message: message('REGION_KEYWORD_REQUIRED') }]
}
