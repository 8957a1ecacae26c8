import { type Static, Type } from 'typebox'
import { CursorQuery, Nullable } from './common.ts'
import { CommunityAuthor } from './community.ts'
import { ReportTargetType } from './community-moderation.ts'

const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })
const maybeTime = (description: string) =>
  Nullable(Type.String({ format: 'date-time' }), { description: `${description}(+09:00)` })
const maybeText = (description: string) => Nullable(Type.String(), { description })
const maybeNumber = (description: string) => Nullable(Type.Integer(), { description })
/** A letter or a digit that can be seen: fillers and joiners count as letters, but nobody sees them. */
const READABLE = '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}]'
const written = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: READABLE, description })

export const TAKEDOWN_GROUNDS = ['DEFAMATION', 'PRIVACY', 'FALSE_FACTS', 'COPYRIGHT', 'OTHER'] as const
export const TakedownGrounds = Type.Enum([...TAKEDOWN_GROUNDS], {
  description:
    '게시 중단을 요청하는 까닭: DEFAMATION 명예훼손, PRIVACY 사생활 침해, FALSE_FACTS 사실과 다름, COPYRIGHT 저작권 침해, OTHER 그 밖의 권리 침해',
})
export type TakedownGrounds = Static<typeof TakedownGrounds>

const OUTCOMES = ['REMOVED', 'KEPT', 'TIME_OVER', 'GONE'] as const
export const TakedownStatus = Type.Enum(['RECEIVED', 'HIDDEN', ...OUTCOMES], {
  description:
    'RECEIVED 살펴보는 중, HIDDEN 임시조치로 보이지 않음, REMOVED 요청을 받아들여 계속 보이지 않음, KEPT 받아들이지 않음, TIME_OVER 결정 없이 임시조치의 기한이 지나 다시 보임, GONE 글이 지워져 살펴볼 것이 없음',
})
export type TakedownStatus = Static<typeof TakedownStatus>

export const TakedownRequest = Type.Object(
  {
    grounds: TakedownGrounds,
    statement: written(3_000, '무엇이 어떤 권리를 침해하는지(3,000자 이하)'),
    requesterName: written(100, '요청하는 사람의 이름이나 상호(100자 이하)'),
    contact: written(200, '연락받을 전화번호나 전자우편(200자 이하)'),
  },
  { $id: 'TakedownRequest', description: '게시 중단 요청. 이름, 연락처, 내용은 처리가 끝나면 지움' },
)
export type TakedownRequest = Static<typeof TakedownRequest>

const state = {
  takedownId: Type.Integer({ description: '요청 번호' }),
  targetType: ReportTargetType,
  grounds: TakedownGrounds,
  status: TakedownStatus,
  requestedAt: time('요청한 시각'),
  hiddenUntil: maybeTime('임시조치의 끝. 하지 않았으면 null'),
  answer: maybeText('운영자의 답. 요청한 사람과 글쓴이가 봄. 없으면 null'),
  decidedAt: maybeTime('처리가 끝난 시각. 처리 중이면 null'),
}

export const TakedownStateResponse = Type.Object(
  { ...state, revealCount: Type.Integer({ description: '운영자가 까닭을 적고 이름과 연락처를 본 횟수' }) },
  { $id: 'TakedownStateResponse', description: '게시 중단 요청의 처리 상태. 요청한 사람의 정보는 없음' },
)
export type TakedownStateResponse = Static<typeof TakedownStateResponse>

export const TakedownCreatedResponse = Type.Object(
  { ...state, token: Type.String({ description: '처리 상태를 보는 비밀 토큰. 이때 한 번만 보여 줌' }) },
  { $id: 'TakedownCreatedResponse', description: '받은 게시 중단 요청' },
)
export type TakedownCreatedResponse = Static<typeof TakedownCreatedResponse>

const hearing = {
  hiddenAt: maybeTime('임시조치를 한 시각. 하지 않았으면 null'),
  objection: maybeText('글쓴이의 이의. 없으면 null'),
  objectedAt: maybeTime('이의를 낸 시각. 없으면 null'),
}

export const TakedownNoticeResponse = Type.Object(
  {
    ...state,
    ...hearing,
    postId: Type.Integer({ description: '글 번호. 댓글이면 그 댓글이 달린 글' }),
    excerpt: Type.String({ description: '요청받을 때의 내용 앞부분. 글자 그대로 보여 줄 것' }),
    mayObject: Type.Boolean({ description: '지금 이의를 낼 수 있는지. 한 번, 처리가 끝나기 전까지' }),
  },
  { $id: 'TakedownNoticeResponse', description: '내 글에 대한 게시 중단 요청. 요청한 사람의 정보는 없음' },
)
export type TakedownNoticeResponse = Static<typeof TakedownNoticeResponse>

export const TakedownObjectionRequest = Type.Object(
  { objection: written(2_000, '글이 계속 보여야 하는 까닭(2,000자 이하)') },
  { $id: 'TakedownObjectionRequest', description: '게시 중단에 대한 글쓴이의 이의' },
)
export type TakedownObjectionRequest = Static<typeof TakedownObjectionRequest>

export const AdminTakedownSummary = Type.Object(
  {
    ...state,
    ...hearing,
    targetId: Type.Integer({ description: '글 번호 또는 댓글 번호' }),
    postId: Type.Integer({ description: '글 번호. 댓글이면 그 댓글이 달린 글' }),
    author: CommunityAuthor,
    excerpt: Type.String({ description: '요청받을 때의 내용 앞부분. 글자 그대로 보여 줄 것' }),
    targetVisibility: Type.Enum(['VISIBLE', 'HIDDEN', 'DELETED'], { description: '대상의 지금 상태' }),
    hiddenBy: maybeNumber('임시조치를 한 관리자. 없으면 null'),
    decidedBy: maybeNumber('결정한 관리자. 없으면 null'),
  },
  { $id: 'AdminTakedownSummary', description: '관리 화면의 게시 중단 요청. 요청한 사람의 정보와 말은 없음' },
)
export type AdminTakedownSummary = Static<typeof AdminTakedownSummary>

export const AdminTakedownResponse = Type.Object(
  {
    ...AdminTakedownSummary.properties,
    statement: maybeText('요청한 사람의 말. 이름과 연락처는 가림. 처리가 끝나 지웠으면 null'),
    requesterName: maybeText('요청한 사람. 가림. 처리가 끝나 지웠으면 null'),
    contact: maybeText('연락처. 가림. 처리가 끝나 지웠으면 null'),
    removableFrom: maybeTime(
      '받아들일 수 있는 때. 글쓴이가 이의를 냈거나 낼 시간이 지난 뒤. 임시조치를 하지 않았으면 null',
    ),
    earlierRequests: Type.Array(
      Type.Object(
        {
          takedownId: state.takedownId,
          grounds: TakedownGrounds,
          status: TakedownStatus,
          requestedAt: state.requestedAt,
        },
        { $id: 'EarlierTakedown' },
      ),
      { description: '같은 대상에 대한 다른 요청. 최근 것부터 10건까지' },
    ),
  },
  { $id: 'AdminTakedownResponse', description: '관리 화면의 게시 중단 요청 한 건' },
)
export type AdminTakedownResponse = Static<typeof AdminTakedownResponse>

export const AdminTakedownQuery = Type.Object({
  state: Type.Enum(['OPEN', 'ALL'], { default: 'OPEN', description: 'OPEN 처리 중인 것만, ALL 모두' }),
  ...CursorQuery.properties,
})
export type AdminTakedownQuery = Static<typeof AdminTakedownQuery>

export const TakedownHideRequest = Type.Object(
  {
    days: Type.Integer({ minimum: 10, maximum: 30, description: '임시조치의 날수(10–30). 요청마다 한 번' }),
    reason: written(500, '이유(500자 이하). 감사 기록에 남음'),
  },
  { $id: 'TakedownHideRequest', description: '임시조치' },
)
export type TakedownHideRequest = Static<typeof TakedownHideRequest>

export const TakedownDecisionRequest = Type.Object(
  {
    outcome: Type.Enum(['REMOVED', 'KEPT'], { description: 'REMOVED 받아들임, KEPT 받아들이지 않음' }),
    answer: written(500, '요청한 사람과 글쓴이가 보는 답(500자 이하). 서로의 개인정보는 적지 말 것'),
  },
  { $id: 'TakedownDecisionRequest', description: '게시 중단 요청에 대한 결정' },
)
export type TakedownDecisionRequest = Static<typeof TakedownDecisionRequest>
