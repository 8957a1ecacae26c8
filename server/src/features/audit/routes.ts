import { AuditLogQuery, AuditLogResponse } from '@lease-risk/contract/audit-log'
import { PageOf, PageQuery } from '@lease-risk/contract/common'
import { PersonalReadResponse } from '@lease-risk/contract/personal-reads'
import { SecurityEventQuery, SecurityEventResponse } from '@lease-risk/contract/security-events'
import type { Pool } from 'pg'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { AuditSeal } from './audit-seal.ts'
import { listEntries } from './list-entries.ts'
import { listReads } from './personal-reads.ts'
import { listSecurityEvents, type SecurityEvents } from './security-events.ts'

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

/** R-ADMIN-16: who viewed the caller's data. */
export function personalReadRoutes(app: HttpApp, { pool }: { pool: Pool }): void {
  app.get(
    '/api/users/me/access-record',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'listMyAccessRecord',
        tags: ['users'],
        summary: '내 정보를 본 기록',
        description:
          '운영자가 내 계정 정보나 진단을 본 기록입니다. 최근 것부터이며 2년 동안 보관합니다. 본 사람의 역할과 목적, 까닭을 보여 주고 이름은 보여 주지 않습니다.',
        querystring: PageQuery,
        response: ok(PageOf(PersonalReadResponse)),
      },
    },
    async (request) => envelope(await listReads(pool, userOf(request).userId, request.query)),
  )
}

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
