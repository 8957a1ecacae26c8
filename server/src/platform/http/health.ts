import { EnvelopeOf } from '@lease-risk/contract/common'
import { Health, Liveness } from '@lease-risk/contract/health'
import { seoulDateTime } from '../../domain/calendar.ts'
import { message } from '../../words/message.ts'
import type { Clock } from '../clock.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { envelope, ok } from './envelope.ts'
import type { HttpApp } from './http-app.ts'

/** `GET /api/health` shows whether requests can be served (503 without database), `/live` only that the process responds. */
export function healthRoutes(
  app: HttpApp,
  { database, clock, version }: { database: DatabaseConnection; clock: Clock; version: string },
): void {
  app.get(
    '/api/health',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readHealth',
        tags: ['health'],
        summary: '서비스 상태',
        description:
          '서비스와 데이터베이스의 상태를 알립니다. 데이터베이스에 연결할 수 없으면 같은 형식으로 503을 답합니다.',
        response: { ...ok(Health), 503: EnvelopeOf(Health) },
      },
    },
    async (_request, reply) => {
      const status = (await database.isReachable()) ? 'UP' : 'DOWN'
      const health: Health = { status, time: seoulDateTime(clock.now()), database: status, version }
      if (status === 'UP') return envelope(health, message('SERVICE_UP'))
      return reply.code(503).send({ ...envelope(health, message('DATABASE_DOWN')), success: false })
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
