import { COMMUNITY_EVENT_TYPES } from '@lease-risk/contract/community'
import { raw } from '../../platform/http/envelope.ts'
import { createEventStreams, LastEventIdHeader, lastSeenId } from '../../platform/http/event-stream.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { createEventFeed } from '../../platform/outbox/event-feed.ts'
import type { CommunityServices } from './services.ts'
import { placeOf, tellEvents } from './tell-events.ts'

/** R-BOARD-19, R-BOARD-20: what happens on the board, to everybody who listens. */
export function eventRoute(app: HttpApp, { pool, databaseUrl, clock, log }: CommunityServices): void {
  const streams = createEventStreams(app)
  const feed = createEventFeed({ pool, databaseUrl, types: COMMUNITY_EVENT_TYPES, log })
  app.addHook('onClose', () => feed.close())
  app.get(
    '/api/community/events',
    {
      config: { access: 'public', eventStream: true },
      // a HEAD would wait for the end of a stream that has none
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
      const seen = await placeOf(feed, lastSeenId(request.headers))
      return streams.open(request, reply, (stream) => tellEvents(stream, { feed, seen, now: clock.now() }), seen)
    },
  )
}
