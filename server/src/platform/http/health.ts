import { EnvelopeOf } from '@lease-risk/contract/common'
import { Health, Liveness } from '@lease-risk/contract/health'
import { seoulDateTime } from '../../domain/calendar.ts'
import { message, type Text } from '../../words/message.ts'
import type { Clock } from '../clock.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { envelope, ok } from './envelope.ts'
import type { FirstData } from './first-data.ts'
import type { HttpApp } from './http-app.ts'

type Services = { database: DatabaseConnection; clock: Clock; version: string; firstData?: FirstData | undefined }

/** `GET /api/health` shows whether requests can be served (503 without database or while starting), `/live` only that the process responds. */
export function healthRoutes(app: HttpApp, { database, clock, version, firstData }: Services): void {
  app.get(
    '/api/health',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readHealth',
        tags: ['health'],
        summary: '서비스 상태',
        description:
          '서비스와 데이터베이스의 상태를 알립니다. 데이터베이스에 연결할 수 없거나 처음 자료를 준비하는 중이면 같은 형식으로 503을 답합니다.',
        response: { ...ok(Health), 503: EnvelopeOf(Health) },
      },
    },
    async (_request, reply) => {
      const reached = (await database.isReachable()) ? 'UP' : 'DOWN'
      const health: Health = { status: reached, time: seoulDateTime(clock.now()), database: reached, version }
      const refuse = (body: Health, problem: Text) =>
        reply.code(503).send({ ...envelope(body, problem), success: false })
      if (reached === 'DOWN') return refuse(health, message('DATABASE_DOWN'))
      if (firstData === undefined || firstData.isReady()) return envelope(health, message('SERVICE_UP'))
      const percent = firstData.percent()
      reply.header('retry-after', '1')
      return refuse(
        { ...health, status: 'STARTING', startedPercent: percent },
        message('SERVICE_STARTING', { percent }),
      )
    },
  )
  app.get(
    '/api/health/live',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readLiveness',
        tags: ['health'],
        summary: '프로세스 생존 확인',
        description: '프로세스가 응답하는지만 확인합니다. 데이터베이스는 살피지 않습니다.',
        response: ok(Liveness),
      },
    },
    async () => envelope({ status: 'UP' as const }, message('PROCESS_ALIVE')),
  )
}
