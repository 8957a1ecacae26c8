import { PageOf } from '@lease-risk/contract/common'
import {
  BOARD_CODES,
  type BoardCode,
  COMMUNITY_EVENT_TYPES,
  CommunityBoardResponse,
  type CommunityEventResponse,
  type CommunityEventType,
  CommunityPostCreateRequest,
  CommunityPostDetail,
  CommunityPostQuery,
  CommunityPostSummary,
  CommunityPostUpdateRequest,
} from '@lease-risk/contract/community'
import { Type } from 'typebox'
import { daysBefore, seoulDateTime } from '../../../domain/calendar.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import {
  createEventStreams,
  LastEventIdHeader,
  lastSeenId,
  type StreamEvent,
} from '../../../platform/feed/event-stream.ts'
import { followEvents } from '../../../platform/feed/follow-events.ts'
import { publishedEvents } from '../../../platform/feed/published-events.ts'
import { userOf } from '../../../platform/http/access.ts'
import { created, envelope, ok, raw } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import type { DomainEvent } from '../../../platform/outbox/events.ts'
import { message, type Unworded } from '../../../words/message.ts'
import { operatorContext } from '../../audit/index.ts'
import { deletePost } from './delete-content.ts'
import type { BoardEventPayload } from './events.ts'
import { listPosts, readPost } from './read-post.ts'
import type { CommunityServices } from './services.ts'
import { createPost, postProblems, updatePost } from './write-post.ts'

const tags = ['community']
export const PostPath = Type.Object({
  postId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '글 번호' }),
})

/** R-BOARD-01 to R-BOARD-03: boards and posts. */
export function postRoutes(app: HttpApp, services: CommunityServices): void {
  postReadRoutes(app, services)
  createCommunityPostRoute(app, services)
  updateCommunityPostRoute(app, services)
  deleteCommunityPostRoute(app, services)
}

function createCommunityPostRoute(app: HttpApp, services: CommunityServices): void {
  app.post(
    '/api/community/posts',
    {
      // a request that its schema accepts is first checked for who sends it
      config: { access: 'authenticated', rateLimit: 'post', alsoWrong: (given) => postProblems(services, given) },
      schema: {
        operationId: 'createCommunityPost',
        tags,
        summary: '글쓰기',
        description:
          '글은 꾸밈 없는 글자 그대로 저장합니다. 주민등록번호, 휴대전화 번호, 계좌번호, 동·호가 있으면 그 자리를 알려 주며 400으로 답합니다. 사무실·기관의 전화번호는 confirmPersonalData로 확인하면 올릴 수 있습니다.',
        body: CommunityPostCreateRequest,
        response: {
          ...created(CommunityPostDetail),
          ...refusals('COMMUNITY_400_PERSONAL_DATA', 'COMMUNITY_403_SANCTIONED'),
        },
      },
    },
    async (request, reply) => {
      const post = await createPost(services, userOf(request), request.body)
      return reply.code(201).send(envelope(post, message('POST_CREATED')))
    },
  )
}

function updateCommunityPostRoute(app: HttpApp, services: CommunityServices): void {
  app.put(
    '/api/community/posts/:postId',
    {
      config: { access: 'authenticated', alsoWrong: (given) => postProblems(services, given) },
      schema: {
        operationId: 'updateCommunityPost',
        tags,
        summary: '글 고치기',
        description: '자신이 쓴 글만 고칠 수 있습니다. 운영자가 숨긴 글은 고칠 수 없습니다(409).',
        params: PostPath,
        body: CommunityPostUpdateRequest,
        response: {
          ...ok(CommunityPostDetail),
          ...refusals('COMMUNITY_400_PERSONAL_DATA', 'COMMUNITY_403_SANCTIONED', 'COMMUNITY_409_HIDDEN'),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await updatePost(services, userOf(request), input), message('POST_CHANGED'))
    },
  )
}

function deleteCommunityPostRoute(app: HttpApp, services: CommunityServices): void {
  app.delete(
    '/api/community/posts/:postId',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'deleteCommunityPost',
        tags,
        summary: '글 지우기',
        description: '쓴 사람과 운영자가 지울 수 있습니다. 첨부 파일도 함께 없어집니다. 되돌릴 수 없습니다.',
        params: PostPath,
        response: { ...ok(Type.Null({ description: '내용 없음' })), ...refusals('COMMUNITY_403_SANCTIONED') },
      },
    },
    async (request) => {
      const by = { caller: userOf(request), context: operatorContext(request) }
      await deletePost(services, by, request.params.postId)
      return envelope(null, message('POST_DELETED'))
    },
  )
}

function postReadRoutes(app: HttpApp, services: CommunityServices): void {
  listCommunityBoardsRoute(app, services)
  listCommunityPostsRoute(app, services)
  readCommunityPostRoute(app, services)
}

const countByBoard = statement<{ boardCode: BoardCode; count: number }>({
  name: 'board-post-counts',
  columns: { boardCode: 'text', count: 'int8' },
  text: 'select board_code as "boardCode", sum(listed_count) as count from post_blocks group by board_code',
})

/** The boards with the number of publicly visible posts on each. */
async function listBoards(database: Queryable): Promise<Unworded<CommunityBoardResponse>[]> {
  const counts = new Map((await countByBoard(database)).map(({ boardCode, count }) => [boardCode, count]))
  return BOARD_CODES.map((boardCode) => ({
    boardCode,
    boardName: message('BOARD_NAME', { board: boardCode }),
    description: message('BOARD_DESCRIPTION', { board: boardCode }),
    postCount: counts.get(boardCode) ?? 0,
  }))
}

function listCommunityBoardsRoute(app: HttpApp, services: CommunityServices): void {
  app.get(
    '/api/community/boards',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listCommunityBoards',
        tags,
        summary: '게시판 목록',
        description: '게시판과 볼 수 있는 글의 수입니다.',
        response: ok(Type.Array(CommunityBoardResponse)),
      },
    },
    async () => envelope(await listBoards(services.pool)),
  )
}

function listCommunityPostsRoute(app: HttpApp, services: CommunityServices): void {
  app.get(
    '/api/community/posts',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listCommunityPosts',
        tags,
        summary: '글 목록',
        description:
          '누구나 볼 수 있는 글입니다. 최신순 목록은 끝까지 넘길 수 있습니다. 검색어나 지역을 정하면 그에 맞는 최근 글 1,000건 안에서, 다른 정렬이면 앞의 1,000건까지 보여 주며 totalElements도 그만큼입니다.',
        querystring: CommunityPostQuery,
        response: ok(PageOf(CommunityPostSummary)),
      },
    },
    async (request) => envelope(await listPosts(services, request.query)),
  )
}

function readCommunityPostRoute(app: HttpApp, services: CommunityServices): void {
  app.get(
    '/api/community/posts/:postId',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readCommunityPost',
        tags,
        summary: '글 읽기',
        description:
          '운영자가 숨긴 글은 쓴 사람과 운영자에게만 visibility HIDDEN으로 보이고 다른 사람에게는 404입니다.',
        params: PostPath,
        response: ok(CommunityPostDetail),
      },
    },
    async (request) => {
      const { postId } = request.params
      const post = await readPost(services, request.caller, postId)
      if (request.method === 'GET') services.views.count(postId)
      return envelope({ ...post, viewCount: post.viewCount + 1 })
    },
  )
}

const REPLAYED_DAYS = 1

/** R-BOARD-19, R-BOARD-20: streams the board's events to all listeners. */
export function eventRoute(app: HttpApp, { pool, feed, clock, log }: CommunityServices): void {
  const streams = createEventStreams(app)
  const events = publishedEvents({ pool, feed, types: COMMUNITY_EVENT_TYPES, log })
  app.get(
    '/api/community/events',
    {
      config: { access: 'public', eventStream: true },
      // a HEAD would wait for the end of a stream that never ends
      exposeHeadRoute: false,
      schema: {
        operationId: 'streamCommunityEvents',
        tags: ['community'],
        summary: '게시판의 새 소식(SSE)',
        description:
          '연결한 때부터 일어나는 일을 보냅니다. `event:`는 POST_CREATED, POST_UPDATED, POST_DELETED, COMMENT_CREATED, COMMENT_UPDATED, COMMENT_DELETED, POST_ATTACHMENT_UPLOADED이고 data는 `{eventId, type, boardCode, postId, commentId, occurredAt}`입니다. `Last-Event-ID`를 보내면 24시간 안의 놓친 일부터 보냅니다. 어느 서버에 연결해도 같은 순서입니다. 15초마다 주석 한 줄을 보내고, 받는 것이 너무 느리면 연결을 끊습니다.',
        headers: LastEventIdHeader,
        response: raw('text/event-stream', '새 소식'),
      },
    },
    async (request, reply) => {
      const seen = await events.placeOf(lastSeenId(request.headers))
      const since = daysBefore(clock.now(), REPLAYED_DAYS)
      return streams.open(request, reply, (stream) => followEvents(stream, { events, seen, since, present }), seen)
    },
  )
}

function present({ sequence, type, payload, occurredAt }: DomainEvent): StreamEvent {
  const { boardCode, postId, commentId } = payload as BoardEventPayload
  const data: CommunityEventResponse = {
    eventId: sequence,
    type: type as CommunityEventType,
    boardCode,
    postId,
    commentId,
    occurredAt: seoulDateTime(occurredAt),
  }
  return { id: sequence, event: type, data }
}
