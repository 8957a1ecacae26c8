import {
  DiagnosisContext,
  DiagnosisContextQuery,
  FieldCheckQuery,
  FieldChecks,
  KeepFieldChecks,
} from '@lease-risk/contract/map-own'
import type { FastifyRequest } from 'fastify'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import type { MapServices } from '../list-analyzable-locations.ts'
import { readDiagnosisContext } from './diagnosis-context.ts'
import { keepFieldChecks, readFieldChecks, targetProblems } from './field-checks.ts'

const config = { access: 'authenticated' } as const
const tags = ['map']
const PATH = '/api/map/field-checks'
const notFound = refusals('DIAGNOSIS_404_NOT_FOUND', 'FAVORITE_404_NOT_FOUND')

/** R-MAP-08, R-MAP-09: the parts of the map that only their owner sees. */
export function ownMapRoutes(
  app: HttpApp,
  services: MapServices,
  servicesFor: (request: FastifyRequest) => MapServices,
): void {
  readDiagnosisContextRoute(app, servicesFor)
  readFieldChecksRoute(app, services)
  keepFieldChecksRoute(app, services)
}

function readDiagnosisContextRoute(app: HttpApp, servicesFor: (request: FastifyRequest) => MapServices): void {
  app.get(
    '/api/map/diagnosis-context',
    {
      // R-HTTP-15: documented in the public group, although a diagnosis of one's own requires a login
      config: { ...config, documentedAs: 'public', rateLimit: 'map' },
      schema: {
        operationId: 'readDiagnosisContext',
        tags,
        summary: '내 진단의 지도 자료',
        description:
          '진단한 집의 위치와 법정동 경계, 같은 법정동에 저장된 자료, 현장에서 볼 것입니다. 자신의 진단만 보입니다. 경계와 좌표는 그때그때 조회해 10분 동안 기억할 뿐 저장하지 않습니다.',
        querystring: DiagnosisContextQuery,
        response: { ...ok(DiagnosisContext), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) =>
      envelope(
        await readDiagnosisContext(servicesFor(request), userOf(request).userId, request.query.diagnosisHistoryId),
      ),
  )
}

function readFieldChecksRoute(app: HttpApp, { pool }: MapServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'readFieldChecks',
        tags,
        summary: '현장 확인 기록',
        description: '자신의 진단이나 저장한 집에 적은 현장 확인 기록입니다. 둘 가운데 하나만 적습니다.',
        querystring: FieldCheckQuery,
        response: { ...ok(FieldChecks), ...notFound },
      },
    },
    async (request) => envelope(await readFieldChecks(pool, userOf(request).userId, request.query)),
  )
}

function keepFieldChecksRoute(app: HttpApp, { pool, clock }: MapServices): void {
  app.put(
    PATH,
    {
      config: { ...config, alsoWrong: targetProblems },
      schema: {
        operationId: 'keepFieldChecks',
        tags,
        summary: '현장 확인 기록 저장',
        description: '적은 것만 바뀌고 나머지는 그대로입니다. 점수에 들어가지 않습니다.',
        body: KeepFieldChecks,
        response: { ...ok(FieldChecks), ...notFound },
      },
    },
    async (request) =>
      envelope(
        await keepFieldChecks(pool, userOf(request).userId, request.body, clock.now()),
        message('FIELD_CHECKS_SAVED'),
      ),
  )
}
