import { FavoriteAnalysis, FavoriteComparison, FavoriteComparisonQuery } from '@lease-risk/contract/favorite-analysis'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { FavoritePath } from '../favorite-path.ts'
import type { FavoriteServices } from '../services.ts'
import { analyseFavorite } from './analyse-favorite.ts'
import { compareFavorites } from './compare-favorites.ts'

const tags = ['favorites']

export function analysisRoutes(app: HttpApp, services: FavoriteServices): void {
  app.get(
    '/api/favorites/:favoriteId/analysis',
    {
      // it may call a provider
      config: { access: 'authenticated', rateLimit: 'diagnosis' },
      schema: {
        operationId: 'analyseFavorite',
        tags,
        summary: '저장한 집의 분석',
        description:
          '저장된 공공자료와 자신의 마지막 진단으로 분석합니다. 언어 모델에 묻지 않고, 지번까지 확인한 주소의 건축물대장만 없거나 30일이 지났을 때 한 번 조회합니다. 사전 검토 신호이며 계약 판정이 아닙니다.',
        params: FavoritePath,
        response: { ...ok(FavoriteAnalysis), ...refusals('FAVORITE_404_NOT_FOUND') },
      },
    },
    async (request) => envelope(await analyseFavorite(services, userOf(request).userId, request.params.favoriteId)),
  )
  app.get(
    '/api/favorites/comparison',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'compareFavorites',
        tags,
        summary: '저장한 집의 비교',
        description:
          '2–5곳을 같은 종류의 근거가 모두 있는 항목만 나란히 놓습니다. 근거가 다르거나 없는 항목은 까닭과 얻을 것을 말합니다. 순위와 총점은 없습니다.',
        querystring: FavoriteComparisonQuery,
        response: { ...ok(FavoriteComparison), ...refusals('FAVORITE_404_NOT_FOUND') },
      },
    },
    async (request) => envelope(await compareFavorites(services, userOf(request).userId, request.query)),
  )
}
