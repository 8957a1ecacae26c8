import { PageOf } from '@lease-risk/contract/common'
import { SecurityEventQuery, SecurityEventResponse } from '@lease-risk/contract/security-events'
import type { Pool } from 'pg'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { listSecurityEvents } from './list-security-events.ts'
import type { SecurityEvents } from './security-events.ts'

/** R-ADMIN-17: logins and refusals, for operators. */
export function securityEventRoutes(app: HttpApp, { pool, events }: { pool: Pool; events: SecurityEvents }): void {
  app.get(
    '/api/admin/security-events',
    {
      config: { access: { admin: 'ADMIN_SYSTEM_ACCESS' } },
      schema: {
        operationId: 'listSecurityEvents',
        tags: ['admin-audit'],
        summary: '로그인과 거절의 기록',
        description:
          '로그인, 로그인 실패와 거절(401, 403, 429)을 분마다 센 것입니다. 최근 것부터이며 30일 동안 보관합니다.',
        querystring: SecurityEventQuery,
        response: ok(PageOf(SecurityEventResponse)),
      },
    },
    async (request) => {
      await events.write()
      return envelope(await listSecurityEvents(pool, request.query))
    },
  )
}
