import { type Static, Type } from 'typebox'
import { GivenPassword } from './account.ts'
import { Nullable, PageQuery } from './common.ts'
import { CommunityAuthor } from './community.ts'

const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })
const maybeTime = (description: string) =>
  Nullable(Type.String({ format: 'date-time' }), { description: `${description}(+09:00)` })
const maybeText = (description: string) => Nullable(Type.String(), { description })
const maybeNumber = (description: string) => Nullable(Type.Integer(), { description })
const count = (description: string) => Type.Integer({ minimum: 0, description })
const days = (description: string) => Type.Integer({ minimum: 1, maximum: 365, default: 30, description })
const userFilter = Type.Optional(
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '사용자 번호' }),
)
const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', description: '이유(500자 이하)' })
const confirmationPassword = Type.String({
  ...GivenPassword,
  description: '처리하는 관리자 자신의 비밀번호. 틀리면 401',
})

export const REPORT_REASONS = ['SPAM', 'ABUSE', 'PRIVACY', 'MISINFORMATION', 'ILLEGAL', 'OTHER'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const ReportReason = Type.Enum([...REPORT_REASONS], {
  description:
    '신고 이유: SPAM 광고·도배, ABUSE 욕설·비방, PRIVACY 개인정보, MISINFORMATION 거짓 정보, ILLEGAL 불법, OTHER 그 밖',
})

export const ReportTargetType = Type.Enum(['POST', 'COMMENT'], { description: '신고한 대상의 종류' })
export type ReportTargetType = Static<typeof ReportTargetType>

export const ReportStatus = Type.Enum(['PENDING', 'RESOLVED', 'REJECTED'], {
  description: 'PENDING 검토 전, RESOLVED 받아들임, REJECTED 받아들이지 않음',
})
export type ReportStatus = Static<typeof ReportStatus>

export const CommunityReportCreateRequest = Type.Object(
  {
    reason: ReportReason,
    detail: Type.Optional(Type.String({ maxLength: 1_000, description: '자세한 내용(1,000자 이하)' })),
  },
  { $id: 'CommunityReportCreateRequest', description: '신고 요청' },
)
export type CommunityReportCreateRequest = Static<typeof CommunityReportCreateRequest>

export const CommunityReportResponse = Type.Object(
  {
    reportId: Type.Integer({ description: '신고 번호' }),
    targetType: ReportTargetType,
    targetId: Type.Integer({ description: '글 번호 또는 댓글 번호' }),
    postId: Type.Integer({ description: '글 번호. 댓글이면 그 댓글이 달린 글' }),
    reason: ReportReason,
    detail: maybeText('자세한 내용. 없으면 null'),
    status: ReportStatus,
    resolutionNote: maybeText('처리하며 남긴 말. 없으면 null'),
    createdAt: time('신고한 시각'),
    reviewedAt: maybeTime('처리한 시각. 처리 전이면 null'),
  },
  { $id: 'CommunityReportResponse', description: '신고' },
)
export type CommunityReportResponse = Static<typeof CommunityReportResponse>

const EarlierDecision = Type.Object(
  {
    reportId: Type.Integer({ description: '신고 번호' }),
    reason: ReportReason,
    status: ReportStatus,
    resolutionNote: maybeText('처리하며 남긴 말. 없으면 null'),
    reviewedAt: time('처리한 시각'),
  },
  { $id: 'EarlierReportDecision', description: '같은 대상에 대한 앞선 처리' },
)

export const AdminCommunityReportResponse = Type.Object(
  {
    ...CommunityReportResponse.properties,
    reporter: CommunityAuthor,
    author: CommunityAuthor,
    excerpt: Type.String({ description: '신고할 때의 내용 앞부분. 글자 그대로 보여 줄 것' }),
    targetVisibility: Type.Enum(['VISIBLE', 'HIDDEN', 'DELETED'], { description: '대상의 지금 상태' }),
    pendingReportCount: count('같은 대상에 대해 처리를 기다리는 신고의 수(이 신고 포함)'),
    earlierDecisions: Type.Array(EarlierDecision, { description: '같은 대상에 대한 앞선 처리. 최근 것부터 10건까지' }),
    hasMoreDecisions: Type.Boolean({ description: '앞선 처리가 더 있는지' }),
    points: maybeNumber('받아들여 작성자에게 준 벌점. 아니면 null'),
    reviewerUserId: maybeNumber('처리한 관리자. 처리 전이면 null'),
  },
  { $id: 'AdminCommunityReportResponse', description: '관리 화면의 신고' },
)
export type AdminCommunityReportResponse = Static<typeof AdminCommunityReportResponse>

export const AdminReportQuery = Type.Object({
  status: Type.Optional(ReportStatus),
  targetType: Type.Optional(ReportTargetType),
  ...PageQuery.properties,
})
export type AdminReportQuery = Static<typeof AdminReportQuery>

export const CommunityReportReviewRequest = Type.Object(
  {
    status: Type.Enum(['RESOLVED', 'REJECTED'], { description: '받아들일지' }),
    resolutionNote: Type.Optional(
      Type.String({ maxLength: 500, description: '신고한 사람에게도 보이는 말(500자 이하)' }),
    ),
    hideContent: Type.Optional(
      Type.Boolean({ description: '받아들이면서 대상을 숨길지. 받아들이지 않으면 쓸 수 없음' }),
    ),
  },
  { $id: 'CommunityReportReviewRequest', description: '신고 처리 요청' },
)
export type CommunityReportReviewRequest = Static<typeof CommunityReportReviewRequest>

export const CommunityModerationRequest = Type.Object(
  { reason },
  { $id: 'CommunityModerationRequest', description: '숨기거나 되돌리는 이유' },
)
export type CommunityModerationRequest = Static<typeof CommunityModerationRequest>

export const SanctionLevel = Type.Enum(['COMMENT_BLOCK', 'POST_BLOCK', 'READ_ONLY', 'REPORT_BLOCK'], {
  description:
    'COMMENT_BLOCK 댓글 제한, POST_BLOCK 글과 댓글 제한, READ_ONLY 읽기만 가능, REPORT_BLOCK 신고 제한(거짓 신고)',
})
export type SanctionLevel = Static<typeof SanctionLevel>

export const SanctionStatus = Type.Enum(['ACTIVE', 'RELEASED', 'EXPIRED'], {
  description: 'ACTIVE 진행 중(기한이 지났으나 아직 정리하지 않은 것 포함), RELEASED 풀어 줌, EXPIRED 기한이 지남',
})
export type SanctionStatus = Static<typeof SanctionStatus>

export const CommunityPolicySanctionResponse = Type.Object(
  {
    sanctionId: Type.Integer({ description: '제재 번호' }),
    user: CommunityAuthor,
    level: SanctionLevel,
    status: SanctionStatus,
    inForce: Type.Boolean({ description: '지금 이용을 막고 있는지' }),
    points: count('제재에 이르게 한 벌점의 합 또는 거짓 신고의 수'),
    reportId: maybeNumber('제재를 일으킨 신고. 없으면 null'),
    policyVersion: Type.String({ description: '적용한 규칙의 판' }),
    startedAt: time('시작'),
    restrictionUntil: time('끝'),
    endedAt: maybeTime('끝난 시각. 진행 중이면 null'),
    endReason: maybeText('풀어 준 이유. 없으면 null'),
  },
  { $id: 'CommunityPolicySanctionResponse', description: '제재' },
)
export type CommunityPolicySanctionResponse = Static<typeof CommunityPolicySanctionResponse>

export const AdminSanctionQuery = Type.Object({
  userId: userFilter,
  status: Type.Optional(SanctionStatus),
  ...PageQuery.properties,
})
export type AdminSanctionQuery = Static<typeof AdminSanctionQuery>

export const CommunityPolicySanctionReleaseRequest = Type.Object(
  { reason, confirmationPassword },
  { $id: 'CommunityPolicySanctionReleaseRequest', description: '제재를 푸는 요청' },
)
export type CommunityPolicySanctionReleaseRequest = Static<typeof CommunityPolicySanctionReleaseRequest>

export const CommunityPolicySanctionExtendRequest = Type.Object(
  {
    restrictionUntil: Type.String({
      format: 'date-time',
      maxLength: 40,
      description: '새 기한. 지금 기한보다 뒤, 지금부터 10년 안',
    }),
    reason,
    confirmationPassword,
  },
  { $id: 'CommunityPolicySanctionExtendRequest', description: '제재를 늘리는 요청' },
)
export type CommunityPolicySanctionExtendRequest = Static<typeof CommunityPolicySanctionExtendRequest>

export const RestoreExpiredQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 1_000, default: 100, description: '한 번에 정리할 수(1–1,000)' }),
})

export const CommunityPolicyRestoreResultResponse = Type.Object(
  { processedCount: count('정리한 제재의 수') },
  { $id: 'CommunityPolicyRestoreResultResponse', description: '기한이 지난 제재를 정리한 결과' },
)
export type CommunityPolicyRestoreResultResponse = Static<typeof CommunityPolicyRestoreResultResponse>

export const PolicyEventKind = Type.Enum(
  [
    'POINTS_ADDED',
    'REPORT_REJECTED',
    'REPORT_NOT_COUNTED',
    'SANCTION_APPLIED',
    'SANCTION_RELEASED',
    'SANCTION_EXTENDED',
    'SANCTION_SHORTENED',
    'SANCTION_EXPIRED',
  ],
  { description: '일어난 일. REPORT_NOT_COUNTED: 이의를 받아들여 그 신고를 벌점과 거짓 신고에서 뺌' },
)
export type PolicyEventKind = Static<typeof PolicyEventKind>

export const CommunityPolicyEventResponse = Type.Object(
  {
    policyEventId: Type.Integer({ description: '기록 번호' }),
    user: CommunityAuthor,
    kind: PolicyEventKind,
    points: count('더한 벌점. 벌점과 무관하면 0'),
    sanctionId: maybeNumber('제재 번호. 없으면 null'),
    reportId: maybeNumber('신고 번호. 없으면 null'),
    actorUserId: maybeNumber('처리한 관리자. 서비스가 스스로 했으면 null'),
    detail: maybeText('이유. 없으면 null'),
    occurredAt: time('일어난 시각'),
  },
  { $id: 'CommunityPolicyEventResponse', description: '벌점과 제재의 기록' },
)
export type CommunityPolicyEventResponse = Static<typeof CommunityPolicyEventResponse>

export const AdminPolicyEventQuery = Type.Object({ userId: userFilter, ...PageQuery.properties })
export type AdminPolicyEventQuery = Static<typeof AdminPolicyEventQuery>

export const ReportStatisticQuery = Type.Object({ days: days('오늘까지 며칠(1–365)') })

export const CommunityReportStatisticResponse = Type.Object(
  {
    date: Type.String({ description: '날짜(YYYY-MM-DD, 한국 시각)' }),
    received: count('그날 들어온 신고'),
    resolved: count('그날 들어온 신고 가운데 받아들인 것'),
    rejected: count('그날 들어온 신고 가운데 받아들이지 않은 것'),
    pending: count('그날 들어온 신고 가운데 처리를 기다리는 것'),
    byReason: Type.Array(
      Type.Object(
        { reason: ReportReason, received: count('신고 수') },
        { $id: 'ReportReasonCount', description: '이유별 신고 수' },
      ),
      { description: '이유별. 없는 이유는 뺌' },
    ),
  },
  { $id: 'CommunityReportStatisticResponse', description: '하루의 신고' },
)
export type CommunityReportStatisticResponse = Static<typeof CommunityReportStatisticResponse>

export const FalseReporterQuery = Type.Object({
  days: days('오늘까지 며칠 안에 처리한 신고(1–365)'),
  rejectedThreshold: Type.Integer({
    minimum: 1,
    maximum: 1_000,
    default: 3,
    description: '이만큼 또는 더 많이 거절된 사람',
  }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: '몇 사람까지(1–100)' }),
})
export type FalseReporterQuery = Static<typeof FalseReporterQuery>

export const RepeatedFalseReporterResponse = Type.Object(
  {
    user: CommunityAuthor,
    rejectedCount: count('받아들이지 않은 신고'),
    resolvedCount: count('받아들인 신고'),
    lastRejectedAt: time('마지막으로 거절된 시각'),
    reportRestrictedUntil: maybeTime('신고가 막혀 있으면 그 기한, 아니면 null'),
  },
  { $id: 'RepeatedFalseReporterResponse', description: '거짓 신고를 거듭한 사람' },
)
export type RepeatedFalseReporterResponse = Static<typeof RepeatedFalseReporterResponse>

export const MyRestrictionsResponse = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          sanctionId: Type.Integer({ description: '제재 번호' }),
          level: SanctionLevel,
          message: Type.String({ description: '무엇이 막혀 있는지' }),
          startedAt: time('시작'),
          restrictionUntil: time('끝'),
        },
        { $id: 'MyRestriction', description: '지금 적용되는 제재' },
      ),
      { description: '지금 적용되는 제재. 먼저 끝나는 것부터' },
    ),
  },
  { $id: 'MyRestrictionsResponse', description: '나에게 지금 적용되는 커뮤니티 제재' },
)
export type MyRestrictionsResponse = Static<typeof MyRestrictionsResponse>
