import { PageOf } from '@lease-risk/contract/common'
import {
  AdminCommunityReportResponse,
  AdminReportQuery,
  CommunityModerationRequest,
  CommunityReportReviewRequest,
  CommunityReportStatisticResponse,
  FalseReporterQuery,
  RepeatedFalseReporterResponse,
  ReportStatisticQuery,
} from '@lease-risk/contract/community-moderation'
import { Type } from 'typebox'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import type { AuditServices } from '../../audit/index.ts'
import { operatorContext } from '../../audit/index.ts'
import { listFalseReporters, listReports, readReport, readReportStatistics } from './read-reports.ts'
import { CommentPath, PostPath } from './report-routes.ts'
import { MODERATION, reviewProblems, reviewReport } from './review-report.ts'

const tags = ['admin-community']
const config = { access: { admin: 'COMMUNITY_MODERATE' } } as const
const ReportPath = Type.Object({
  reportId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '신고 번호' }),
})

/** R-BOARD-12: reports, and moderation of the content. */
export function moderationRoutes(app: HttpApp, services: AuditServices): void {
  listCommunityReportsRoute(app, services)
  readCommunityReportRoute(app, services)
  reviewCommunityReportRoute(app, services)
  readCommunityReportStatisticsRoute(app, services)
  listRepeatedFalseReportersRoute(app, services)
  visibilityRoutes(app, services)
}

function listCommunityReportsRoute(app: HttpApp, { pool }: AuditServices): void {
  app.get(
    '/api/admin/community/reports',
    {
      config,
      schema: {
        operationId: 'listCommunityReports',
        tags,
        summary: '신고 목록',
        description:
          '오래 기다린 것부터입니다. 신고할 때의 내용, 쓴 사람, 대상의 지금 상태와 앞선 처리를 함께 보여 줍니다.',
        querystring: AdminReportQuery,
        response: ok(PageOf(AdminCommunityReportResponse)),
      },
    },
    async (request) => envelope(await listReports(pool, request.query)),
  )
}

function readCommunityReportRoute(app: HttpApp, { pool }: AuditServices): void {
  app.get(
    '/api/admin/community/reports/:reportId',
    {
      config,
      schema: {
        operationId: 'readCommunityReport',
        tags,
        summary: '신고 한 건',
        description: '제재나 벌점의 기록에서 그 신고를 볼 때 씁니다. 처리한 신고도 볼 수 있습니다.',
        params: ReportPath,
        response: { ...ok(AdminCommunityReportResponse), ...refusals('COMMON_404_NOT_FOUND') },
      },
    },
    async (request) => envelope(await readReport(pool, request.params.reportId)),
  )
}

function reviewCommunityReportRoute(app: HttpApp, services: AuditServices): void {
  app.put(
    '/api/admin/community/reports/:reportId/review',
    {
      config: { ...config, alsoWrong: reviewProblems },
      schema: {
        operationId: 'reviewCommunityReport',
        tags,
        summary: '신고 처리',
        description:
          '받아들이면 쓴 사람에게 벌점이 더해지고, 벌점의 합에 따라 제재가 시작됩니다. 받아들이지 않으면 신고한 사람의 거짓 신고로 셉니다. 처리한 신고는 다시 처리할 수 없습니다(409). 자기 글에 대한 신고와 자기가 한 신고는 다른 운영자가 처리해야 합니다(403).',
        params: ReportPath,
        body: CommunityReportReviewRequest,
        response: {
          ...ok(AdminCommunityReportResponse),
          ...refusals('COMMUNITY_403_OWN_REPORT', 'COMMUNITY_409_REPORT_REVIEWED'),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await reviewReport(services, operatorContext(request), input), message('REPORT_DECIDED'))
    },
  )
}

function readCommunityReportStatisticsRoute(app: HttpApp, { pool, clock }: AuditServices): void {
  app.get(
    '/api/admin/community/report-statistics',
    {
      config,
      schema: {
        operationId: 'readCommunityReportStatistics',
        tags,
        summary: '날짜별 신고 통계',
        description: '한국 날짜로 하루에 하나씩, 오늘까지입니다. 신고가 없는 날도 들어 있습니다.',
        querystring: ReportStatisticQuery,
        response: ok(Type.Array(CommunityReportStatisticResponse)),
      },
    },
    async (request) => envelope(await readReportStatistics(pool, request.query.days, clock.now())),
  )
}

function listRepeatedFalseReportersRoute(app: HttpApp, { pool, clock }: AuditServices): void {
  app.get(
    '/api/admin/community/false-reporters',
    {
      config,
      schema: {
        operationId: 'listRepeatedFalseReporters',
        tags,
        summary: '거짓 신고를 거듭한 사람',
        description: '받아들이지 않은 신고가 많은 사람부터입니다.',
        querystring: FalseReporterQuery,
        response: ok(Type.Array(RepeatedFalseReporterResponse)),
      },
    },
    async (request) => envelope(await listFalseReporters(pool, request.query, clock.now())),
  )
}

const TARGETS = [
  { type: 'POST', path: 'posts/:postId', params: PostPath, id: 'postId', operation: 'CommunityPost', name: '글' },
  {
    type: 'COMMENT',
    path: 'comments/:commentId',
    params: CommentPath,
    id: 'commentId',
    operation: 'CommunityComment',
    name: '댓글',
  },
] as const
const CHANGES = [
  { change: 'hide', name: '숨기기', done: message('CONTENT_IS_HIDDEN') },
  { change: 'restore', name: '되돌리기', done: message('CONTENT_IS_RESTORED') },
] as const

function visibilityRoutes(app: HttpApp, services: AuditServices): void {
  for (const { type, path, params, id, operation, name } of TARGETS) {
    for (const { change, name: changeName, done } of CHANGES) {
      app.put(
        `/api/admin/community/${path}/${change}`,
        {
          config,
          schema: {
            operationId: `${change}${operation}`,
            tags,
            summary: `${name} ${changeName}`,
            description: '이미 그런 상태이면 그대로 둡니다. 지운 것은 404입니다. 감사 기록이 남습니다.',
            params,
            body: CommunityModerationRequest,
            response: {
              ...ok(Type.Null({ description: '내용 없음' })),
              ...(change === 'restore'
                ? refusals('COMMUNITY_403_OWN_CONTENT', 'COMMUNITY_409_ERASED', 'COMMUNITY_409_TAKEDOWN_OPEN')
                : {}),
            },
          },
        },
        async (request) => {
          const given = request.params as Record<string, number>
          const input = { ...request.body, targetId: given[id] ?? 0 }
          await MODERATION[type][change](services, operatorContext(request), input)
          return envelope(null, done)
        },
      )
    }
  }
}
