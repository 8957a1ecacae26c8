import { AuditLogQuery, AuditLogResponse } from '@lease-risk/contract/audit-log'
import { PageOf } from '@lease-risk/contract/common'
import type { Pool } from 'pg'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { AuditSeal } from './audit-seal.ts'
import { listEntries } from './list-entries.ts'

/** R-ADMIN-08: the audit log. */
export function auditRoutes(app: HttpApp, services: { pool: Pool; auditSeal: AuditSeal }): void {
  app.get(
    '/api/admin/audit-logs',
    {
      config: { access: { admin: 'AUDIT_LOG_READ' } },
      schema: {
        operationId: 'listAuditLogs',
        tags: ['admin-audit'],
        summary: '감사 기록 목록',
        description:
          '관리 작업의 성공과 실패 기록입니다. 최근 것부터입니다. 비밀번호와 토큰은 기록하지 않습니다. 바뀌었거나 앞뒤 기록이 없어진 기록은 integrityValid가 false입니다.',
        querystring: AuditLogQuery,
        response: ok(PageOf(AuditLogResponse)),
      },
    },
    async (request) => envelope(await listEntries(services, request.query)),
  )
}
