import { type Static, Type } from 'typebox'
import { Nullable, PageQuery } from './common.ts'

export const BOARD_CODES = ['FREE', 'REGION_REVIEW', 'INFORMATION'] as const
export type BoardCode = (typeof BOARD_CODES)[number]
export const BoardCode = Type.Enum([...BOARD_CODES], { description: '게시판 코드' })

const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })
const count = (description: string) => Type.Integer({ minimum: 0, description })
const legalDistrictCode = Type.String({ pattern: '^[0-9]{10}$', description: '글이 다루는 지역의 법정동코드 10자리' })

/** A visible character: not a blank, control, joiner, filler, tag or directional mark. */
const SEEN =
  '[^\\s\\p{Cc}\\p{Cf}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2065\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0]'

/** Plain text with any characters, stored byte for byte; at least one character is visible. */
const writtenText = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: SEEN,
    description: `${description}(${maxLength}자 이하의 글자 그대로)`,
  })
const title = writtenText(150, '제목')
const content = writtenText(10_000, '내용')
const commentContent = writtenText(1_000, '댓글 내용')
const confirmPersonalData = Type.Optional(
  Type.Boolean({
    description:
      '글에 있는 전화번호가 사무실·기관 번호임을 작성자가 확인했는지. 주민등록번호, 계좌번호, 동·호, 휴대전화 번호는 확인해도 올릴 수 없음',
  }),
)

export const CommunityBoardResponse = Type.Object(
  {
    boardCode: BoardCode,
    boardName: Type.String({ description: '게시판 이름' }),
    description: Type.String({ description: '무엇을 쓰는 곳인지' }),
    postCount: count('볼 수 있는 글의 수'),
  },
  { $id: 'CommunityBoardResponse', description: '게시판' },
)
export type CommunityBoardResponse = Static<typeof CommunityBoardResponse>

export const CommunityAuthor = Type.Object(
  {
    userId: Type.Integer({ description: '사용자 번호' }),
    nickname: Nullable(Type.String(), { description: '별명. 탈퇴한 사용자이면 null' }),
    profileImageUrl: Nullable(Type.String(), { description: '올린 프로필 사진의 주소. 없으면 null' }),
    isStaff: Type.Boolean({ description: '운영 역할을 가진 사람인지. 별명이 아니라 이 표시로 운영자를 알 수 있음' }),
  },
  { $id: 'CommunityAuthor', description: '작성자' },
)
export type CommunityAuthor = Static<typeof CommunityAuthor>

export const PostVisibility = Type.Enum(['VISIBLE', 'HIDDEN'], {
  description: 'HIDDEN: 운영자가 숨긴 글. 작성자와 운영자만 볼 수 있음',
})
export type PostVisibility = Static<typeof PostVisibility>

export const CommunityPostSummary = Type.Object(
  {
    postId: Type.Integer({ description: '글 번호' }),
    boardCode: BoardCode,
    boardName: Type.String({ description: '게시판 이름' }),
    title: Type.String({ description: '제목. 글자 그대로 보여 줄 것' }),
    author: CommunityAuthor,
    legalDistrictCode: Nullable(Type.String(), { description: '글이 다루는 지역의 법정동코드. 없으면 null' }),
    legalDistrictName: Nullable(Type.String(), { description: '그 지역의 이름. 없으면 null' }),
    viewCount: count('조회 수. 몇 초 늦게 반영됨'),
    likeCount: count('좋아요 수'),
    commentCount: count('볼 수 있는 댓글과 답글의 수'),
    attachmentCount: count('첨부 파일 수'),
    createdAt: time('쓴 시각'),
    updatedAt: time('마지막으로 고친 시각'),
  },
  { $id: 'CommunityPostSummary', description: '글 목록의 한 줄' },
)
export type CommunityPostSummary = Static<typeof CommunityPostSummary>

export const CommunityAttachmentResponse = Type.Object(
  {
    attachmentId: Type.String({ format: 'uuid', description: '첨부 번호' }),
    originalFileName: Type.String({ description: '올린 사람이 붙인 파일 이름' }),
    contentType: Type.String({ description: '내용으로 확인한 형식' }),
    sizeBytes: count('크기(바이트)'),
    downloadUrl: Type.String({ description: '내려받는 주소' }),
    createdAt: time('올린 시각'),
  },
  { $id: 'CommunityAttachmentResponse', description: '첨부 파일' },
)
export type CommunityAttachmentResponse = Static<typeof CommunityAttachmentResponse>

export const CommunityPostDetail = Type.Object(
  {
    ...CommunityPostSummary.properties,
    content: Type.String({ description: '내용. 글자 그대로 보여 줄 것' }),
    visibility: PostVisibility,
    attachments: Type.Array(CommunityAttachmentResponse, { description: '첨부 파일. 올린 순서' }),
    likedByMe: Type.Boolean({ description: '내가 좋아요를 눌렀는지' }),
  },
  { $id: 'CommunityPostDetail', description: '글' },
)
export type CommunityPostDetail = Static<typeof CommunityPostDetail>

export const PostSort = Type.Enum(['CREATED_AT_DESC', 'LIKE_COUNT_DESC', 'COMMENT_COUNT_DESC', 'VIEW_COUNT_DESC'], {
  description: '정렬',
  default: 'CREATED_AT_DESC',
})
export type PostSort = Static<typeof PostSort>

export const CommunityPostQuery = Type.Object({
  boardCode: Type.Optional(BoardCode),
  keyword: Type.Optional(Type.String({ maxLength: 100, description: '제목과 내용에 들어 있는 말' })),
  legalDistrictCode: Type.Optional(legalDistrictCode),
  sort: PostSort,
  ...PageQuery.properties,
})
export type CommunityPostQuery = Static<typeof CommunityPostQuery>

export const CommunityPostCreateRequest = Type.Object(
  { boardCode: BoardCode, title, content, legalDistrictCode: Type.Optional(legalDistrictCode), confirmPersonalData },
  { $id: 'CommunityPostCreateRequest', description: '글쓰기 요청' },
)
export type CommunityPostCreateRequest = Static<typeof CommunityPostCreateRequest>

export const CommunityPostUpdateRequest = Type.Object(
  {
    title: Type.Optional(title),
    content: Type.Optional(content),
    legalDistrictCode: Type.Optional(Nullable(legalDistrictCode, { description: '지역. null이면 지움' })),
    confirmPersonalData,
  },
  { $id: 'CommunityPostUpdateRequest', description: '글 고치기 요청. 생략한 항목은 그대로 둠' },
)
export type CommunityPostUpdateRequest = Static<typeof CommunityPostUpdateRequest>

export const CommentVisibility = Type.Enum(['VISIBLE', 'HIDDEN', 'DELETED'], {
  description: 'HIDDEN 운영자가 숨김, DELETED 지움. 답글이 있으면 내용 없이 자리만 남음',
})
export type CommentVisibility = Static<typeof CommentVisibility>

const commentMembers = {
  commentId: Type.Integer({ description: '댓글 번호' }),
  postId: Type.Integer({ description: '글 번호' }),
  parentCommentId: Nullable(Type.Integer(), { description: '답글이면 위 댓글의 번호, 아니면 null' }),
  author: Nullable(CommunityAuthor, { description: '작성자. 내용을 볼 수 없으면 null' }),
  content: Nullable(Type.String(), { description: '내용. 볼 수 없으면 null' }),
  visibility: CommentVisibility,
  likeCount: count('좋아요 수'),
  likedByMe: Type.Boolean({ description: '내가 좋아요를 눌렀는지' }),
  createdAt: time('쓴 시각'),
  updatedAt: time('마지막으로 고친 시각'),
}

export const CommunityReplyResponse = Type.Object(commentMembers, {
  $id: 'CommunityReplyResponse',
  description: '답글',
})
export type CommunityReplyResponse = Static<typeof CommunityReplyResponse>

export const CommunityCommentResponse = Type.Object(
  { ...commentMembers, replies: Type.Array(CommunityReplyResponse, { description: '답글. 쓴 순서' }) },
  { $id: 'CommunityCommentResponse', description: '댓글' },
)
export type CommunityCommentResponse = Static<typeof CommunityCommentResponse>

export const CommunityCommentCreateRequest = Type.Object(
  { content: commentContent, confirmPersonalData },
  { $id: 'CommunityCommentCreateRequest', description: '댓글 쓰기 요청' },
)
export type CommunityCommentCreateRequest = Static<typeof CommunityCommentCreateRequest>

export const CommunityCommentUpdateRequest = Type.Object(
  { content: commentContent, confirmPersonalData },
  { $id: 'CommunityCommentUpdateRequest', description: '댓글 고치기 요청' },
)
export type CommunityCommentUpdateRequest = Static<typeof CommunityCommentUpdateRequest>

export const CommunityReactionResponse = Type.Object(
  { liked: Type.Boolean({ description: '내가 좋아요를 눌렀는지' }), likeCount: count('좋아요 수') },
  { $id: 'CommunityReactionResponse', description: '좋아요의 결과' },
)
export type CommunityReactionResponse = Static<typeof CommunityReactionResponse>

export const COMMUNITY_EVENT_TYPES = [
  'POST_CREATED',
  'POST_UPDATED',
  'POST_DELETED',
  'COMMENT_CREATED',
  'COMMENT_UPDATED',
  'COMMENT_DELETED',
  'POST_ATTACHMENT_UPLOADED',
] as const
export type CommunityEventType = (typeof COMMUNITY_EVENT_TYPES)[number]

/** The `data` of one item of the event stream. */
export type CommunityEventResponse = {
  eventId: number
  type: CommunityEventType
  boardCode: BoardCode
  postId: number
  /** `null` for an event concerning a post. */
  commentId: number | null
  occurredAt: string
}

export const CommunityPostDraft = Type.Object(
  {
    boardCode: BoardCode,
    title: Type.String({ description: '제목' }),
    content: Type.String({ description: '내용. 지번, 동·호, 건물 이름과 사람 이름은 들어 있지 않음' }),
    legalDistrictCode: Nullable(Type.String(), { description: '진단한 지역의 법정동코드. 확인하지 못했으면 null' }),
  },
  { $id: 'CommunityPostDraft', description: '글쓰기 요청에 그대로 넣을 수 있는 초안' },
)
export type CommunityPostDraft = Static<typeof CommunityPostDraft>
