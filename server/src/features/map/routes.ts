import {
  AddressMarker,
  AddressMarkerQuery,
  AnalyzableLocation,
  AnalyzableLocationQuery,
} from '@lease-risk/contract/map'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { requesterUserId } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { message } from '../../words/message.ts'
import { listAddressMarkers } from './list-address-markers.ts'
import { boxProblems, listAnalyzableLocations, type MapServices } from './list-analyzable-locations.ts'
import { ownMapRoutes } from './own/routes.ts'
import { createBudget, rateLimitedPorts } from './rate-limited-ports.ts'
import { tileRoute } from './tiles.ts'

/** R-MAP-01 to R-MAP-06. */
export async function mapRoutes(app: HttpApp, options: MapServices): Promise<void> {
  const budget = createBudget(options.clock, options.lookupsPerMinute)
  const portsOf = rateLimitedPorts(options, budget, options.clock)
  const servicesFor = (request: FastifyRequest, isOwn = false) => ({
    ...options,
    ...portsOf({ key: callerKey(request), isOwn }),
  })
  ownMapRoutes(app, options, (request) => servicesFor(request, true))
  tileRoute(app, options)
  app.get(
    '/api/map/analyzable-locations',
    {
      config: { access: 'public', rateLimit: 'map', alsoWrong: boxProblems },
      schema: {
        operationId: 'listAnalyzableLocations',
        tags: ['map'],
        summary: '분석할 자료가 있는 법정동',
        description:
          '저장된 자료가 minSourceCount 종류 이상인 법정동과 그 경계입니다. 경계는 그때그때 조회해 10분 동안 기억할 뿐 저장하지 않으며, 받지 못하면 영역을 지어내지 않습니다. 이 법정동에 연결된 지역 단위 근거가 있다는 뜻이며, 정확한 주소의 건축물대장이나 권리관계 근거가 충분하다는 뜻은 아닙니다.',
        querystring: AnalyzableLocationQuery,
        response: ok(Type.Array(AnalyzableLocation)),
      },
    },
    async (request) =>
      envelope(await listAnalyzableLocations(servicesFor(request), request.query), message('REGIONAL_EVIDENCE')),
  )
  app.get(
    '/api/map/diagnosis-address-markers',
    {
      config: { access: 'public', rateLimit: 'map', alsoWrong: boxProblems },
      schema: {
        operationId: 'listDiagnosisAddressMarkers',
        tags: ['map'],
        summary: '자료가 저장된 필지의 표시',
        description:
          '저장된 건축물대장, 공시가격, 실거래의 필지를 지도에 표시합니다. 좌표는 그때그때 조회해 10분 동안 기억할 뿐 저장하지 않으며, 찾지 못하면 null입니다. 매물이 아닙니다.',
        querystring: AddressMarkerQuery,
        response: ok(Type.Array(AddressMarker)),
      },
    },
    async (request) => envelope(await listAddressMarkers(servicesFor(request), request.query)),
  )
}

/** A user, or the network from which an anonymous request comes. */
function callerKey(request: FastifyRequest): string {
  const userId = requesterUserId(request)
  return userId === null ? `address:${networkOf(request.ip)}` : `user:${userId}`
}
