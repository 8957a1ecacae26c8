import { CommunityReportCreateRequest, CommunityReportResponse } from '@lease-risk/contract/community-moderation'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { created, envelope } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import type { AuditServices } from '../../audit/index.ts'
import { reportContent } from './report-content.ts'

const number = (description: string) => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })
export const PostPath = Type.Object({ postId: number('글 번호') })
export const CommentPath = Type.Object({ commentId: number('댓글 번호') })

const config = { access: 'authenticated' } as const
const description =
  '같은 글이나 댓글은 한 번만 신고할 수 있고(409), 자신이 쓴 것은 신고할 수 없습니다(400). 10분에 5건, 24시간에 20건이 넘거나 받아들여지지 않은 신고가 많으면 잠시 막습니다(429).'
const response = {
  ...created(CommunityReportResponse),
  ...refusals(
    'COMMUNITY_400_OWN_CONTENT',
    'COMMUNITY_403_SANCTIONED',
    'COMMUNITY_409_DUPLICATE_REPORT',
    'COMMUNITY_409_HIDDEN',
    'COMMUNITY_429_REPORT_LIMIT',
  ),
}

/** R-BOARD-10: reports. */
export function reportRoutes(app: HttpApp, services: AuditServices): void {
  app.post(
    '/api/community/posts/:postId/reports',
    {
      config,
      schema: {
        operationId: 'reportCommunityPost',
        tags: ['community'],
        summary: '글 신고',
        description,
        params: PostPath,
        body: CommunityReportCreateRequest,
        response,
      },
    },
    async (request, reply) => {
      const target = { targetType: 'POST', targetId: request.params.postId } as const
      const report = await reportContent(services, userOf(request), { ...request.body, ...target })
      return reply.code(201).send(envelope(report, message('REPORT_RECEIVED')))
    },
  )

  app.post(
    '/api/community/comments/:commentId/reports',
    {
      config,
      schema: {
        operationId: 'reportCommunityComment',
        tags: ['community'],
        summary: '댓글 신고',
        description,
        params: CommentPath,
        body: CommunityReportCreateRequest,
        response,
      },
    },
    async (request, reply) => {
      const target = { targetType: 'COMMENT', targetId: request.params.commentId } as const
      const report = await reportContent(services, userOf(request), { ...request.body, ...target })
      return reply.code(201).send(envelope(report, message('REPORT_RECEIVED')))
    },
  )
}
