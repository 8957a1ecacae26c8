import {
  COMMUNITY_EVENT_TYPES,
  type CommunityEventResponse,
  type CommunityEventType,
} from '@lease-risk/contract/community'
import { daysBefore, seoulDateTime } from '../../domain/calendar.ts'
import {
  createEventStreams,
  LastEventIdHeader,
  lastSeenId,
  type StreamEvent,
} from '../../platform/feed/event-stream.ts'
import { followEvents } from '../../platform/feed/follow-events.ts'
import { publishedEvents } from '../../platform/feed/published-events.ts'
import { raw } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { DomainEvent } from '../../platform/outbox/events.ts'
import type { BoardEventPayload } from './events.ts'
import type { CommunityServices } from './services.ts'

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
