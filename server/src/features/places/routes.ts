import { PageOf } from '@lease-risk/contract/common'
import {
  EnvironmentInformation,
  EnvironmentQuery,
  PropertyDetail,
  PropertyPath,
  PropertyQuery,
  PropertySummary,
  RegionDetail,
  RegionPath,
  RegionQuery,
  RegionSummary,
  RegionTrend,
  RegionTrendQuery,
  SearchQuery,
  SearchResult,
} from '@lease-risk/contract/places'
import { RegionCandidate } from '@lease-risk/contract/regional'
import { Type } from 'typebox'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import type { Services } from '../../services.ts'
import { listProperties, readProperty } from './properties.ts'
import { findRegions, readRegion, readTrend, summariseRegion } from './regions.ts'
import { createKeptSearches, environmentOf, type FindPosts } from './search.ts'

const config = { access: 'public' } as const

/** R-MAP-10: regions, lots with stored evidence, search and surroundings. Nothing here is a listing. */
export async function placeRoutes(app: HttpApp, services: Services & { findPosts: FindPosts }): Promise<void> {
  regionRoutes(app, services)
  propertyRoutes(app, services)
  const search = createKeptSearches(services)

  app.get(
    '/api/search',
    {
      config,
      schema: {
        operationId: 'search',
        tags: ['places'],
        summary: '통합 검색',
        description:
          '지역, 공공자료가 저장된 필지, 게시글을 묶어 찾습니다. 필지는 지번(예: 신림동 1422-5)이나 단지 이름(예: 은마아파트)으로 찾습니다. 한 글자쯤 틀린 이름도 찾습니다. 현재 매물은 찾지 않습니다.',
        querystring: SearchQuery,
        response: ok(SearchResult),
      },
    },
    async (request, reply) => {
      const written = await search(request.query.keyword.trim(), languageOf(request))
      return sayLanguage(reply).type('application/json; charset=utf-8').send(written)
    },
  )

  app.get(
    '/api/environment',
    {
      config,
      schema: {
        operationId: 'readEnvironment',
        tags: ['places'],
        summary: '주변 환경 정보',
        description: '연결된 제공 기관이 없어 state가 항상 UNAVAILABLE이며, 직접 확인하는 방법을 안내합니다.',
        querystring: EnvironmentQuery,
        response: ok(EnvironmentInformation),
      },
    },
    async ({ query }) => envelope(environmentOf(services.catalogue, query.legalDistrictCode)),
  )
}

function regionRoutes(app: HttpApp, services: Services): void {
  listRegionsRoute(app, services)
  readRegionRoute(app, services)
  readRegionSummaryRoute(app, services)
  readRegionTrendRoute(app, services)
}

function listRegionsRoute(app: HttpApp, services: Services): void {
  app.get(
    '/api/regions',
    {
      config,
      schema: {
        operationId: 'listRegions',
        tags: ['places'],
        summary: '지역 찾기',
        description:
          '법정동을 이름으로 찾습니다. 줄인 이름, 옛 이름, 역·장소 이름도 후보로 찾습니다. 없으면 시도 목록입니다.',
        querystring: RegionQuery,
        response: ok(Type.Array(RegionCandidate)),
      },
    },
    async ({ query }) => envelope(await findRegions(services, query)),
  )
}

function readRegionRoute(app: HttpApp, services: Services): void {
  app.get(
    '/api/regions/:code',
    {
      config,
      schema: {
        operationId: 'readRegion',
        tags: ['places'],
        summary: '지역 정보',
        description: '법정동 한 곳의 위아래 지역과 옛 코드입니다. 폐지된 코드도 이어받은 지역과 함께 답합니다.',
        params: RegionPath,
        response: ok(RegionDetail),
      },
    },
    async ({ params }) => envelope(readRegion(services, params.code)),
  )
}

function readRegionSummaryRoute(app: HttpApp, services: Services): void {
  app.get(
    '/api/regions/:code/summary',
    {
      config,
      schema: {
        operationId: 'readRegionSummary',
        tags: ['places'],
        summary: '지역 요약',
        description: '지역에 저장된 자료의 건수와 유형별 최근 통계입니다. 저장된 자료만 읽으며 현재 매물이 아닙니다.',
        params: RegionPath,
        response: ok(RegionSummary),
      },
    },
    async ({ params }) => envelope(await summariseRegion(services, params.code)),
  )
}

function readRegionTrendRoute(app: HttpApp, services: Services): void {
  app.get(
    '/api/regions/:code/trend',
    {
      config,
      schema: {
        operationId: 'readRegionTrend',
        tags: ['places'],
        summary: '지역 추이',
        description: '유형과 거래 종류별 월별 통계의 추이입니다. 동의 통계가 없으면 시군구 전체의 통계입니다.',
        params: RegionPath,
        querystring: RegionTrendQuery,
        response: ok(RegionTrend),
      },
    },
    async ({ params, query }) => envelope(await readTrend(services, params.code, query)),
  )
}

function propertyRoutes(app: HttpApp, services: Services): void {
  app.get(
    '/api/properties',
    {
      config,
      schema: {
        operationId: 'listProperties',
        tags: ['places'],
        summary: '자료가 저장된 필지 목록',
        description:
          '공공자료가 저장된 필지입니다. 매물이 아닙니다. 법정동이나 검색어가 없으면 대장이나 공시가격을 최근에 모은 필지부터 보입니다.',
        querystring: PropertyQuery,
        response: ok(PageOf(PropertySummary)),
      },
    },
    async ({ query }) => envelope(await listProperties(services, query)),
  )
  app.get(
    '/api/properties/:pnu',
    {
      config,
      schema: {
        operationId: 'readProperty',
        tags: ['places'],
        summary: '필지에 저장된 자료',
        description:
          '한 필지의 건축물대장, 공시가격, 과거 거래와 그 자료를 모은 시각입니다. 저장된 자료가 없으면 404입니다.',
        params: PropertyPath,
        response: ok(PropertyDetail),
      },
    },
    async ({ params }) => envelope(await readProperty(services, params.pnu)),
  )
}
