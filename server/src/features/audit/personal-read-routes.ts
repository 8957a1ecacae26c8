import { PageOf, PageQuery } from '@lease-risk/contract/common'
import { PersonalReadResponse } from '@lease-risk/contract/personal-reads'
import type { Pool } from 'pg'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { listReads } from './personal-reads.ts'

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
