import { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { analyseRegion, type RegionalServices } from './analyse-region.ts'

const MESSAGES: Record<RegionalIndicatorAnalysisResponse['analysisState'], string> = {
  success: '지역 지표를 분석했습니다.',
  limited: '지역 지표의 일부만 분석했습니다. 어디까지인지 해석과 한계를 확인해 주세요.',
  empty: '분석할 수 있는 저장된 지역 지표가 없습니다.',
}

/** R-REGION-03, R-REGION-04. */
export async function regionalRoutes(app: HttpApp, services: RegionalServices): Promise<void> {
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
    async ({ body }) => {
      if (!body.locationKeyword?.trim() && !body.rawKeyword?.trim()) {
        const message = 'locationKeyword나 rawKeyword 가운데 하나를 입력해 주세요.'
        throw new AppError('COMMON_400_VALIDATION', {
          errors: [{ field: 'locationKeyword', code: 'REQUIRED', message }],
        })
      }
      const analysis = await analyseRegion(services, body)
      return envelope(analysis, MESSAGES[analysis.analysisState])
    },
  )
}
