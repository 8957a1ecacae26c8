import { AsyncDiagnosisAccepted, AsyncDiagnosisStatus, DiagnosisClaimed } from '@lease-risk/contract/diagnosis-async'
import { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { Type } from 'typebox'
import {
  createEventStreams,
  type EventStream,
  LastEventIdHeader,
  lastSeenId,
} from '../../../platform/feed/event-stream.ts'
import { type WatchedRows, watchRows } from '../../../platform/feed/watched-rows.ts'
import { requesterUserId, userOf } from '../../../platform/http/access.ts'
import { accepted, envelope, ok, raw } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { checkRequest } from '../check-request.ts'
import type { DiagnosisServices } from '../diagnose.ts'
import { IdempotencyHeaders, keyedRequest } from '../once-per-key.ts'
import { acceptDiagnosis } from './accept-diagnosis.ts'
import { isFinished, shownEvent } from './present-run.ts'
import { readRunByToken, readStatus, takeOverDiagnosis } from './read-status.ts'
import { type Progress, readProgress } from './runs.ts'

const tags = ['diagnosis']
const StatusPath = Type.Object({ statusToken: Type.String({ maxLength: 100, description: '진단할 때 받은 토큰' }) })

const byToken = { access: 'public' } as const

/** R-DIAG-51, R-DIAG-52: the asynchronous form of the diagnosis. */
export function asynchronousRoutes(app: HttpApp, services: DiagnosisServices): void {
  createRentRiskDiagnosisAsyncRoute(app, services)
  readRentRiskDiagnosisAsyncRoute(app, services)
  claimRentRiskDiagnosisRoute(app, services)
  progressEventRoute(app, services)
}

function createRentRiskDiagnosisAsyncRoute(app: HttpApp, services: DiagnosisServices): void {
  app.post(
    '/api/rent-risk-diagnoses/async',
    {
      config: { access: 'public', rateLimit: 'diagnosis' },
      attachValidation: true,
      schema: {
        operationId: 'createRentRiskDiagnosisAsync',
        tags,
        summary: '전월세 위험 사전 진단 접수(비동기)',
        description:
          '진단을 접수하고 바로 답합니다. 진단은 뒤에서 이어지고 서비스가 다시 시작되어도 끝까지 진행됩니다. 진행과 결과는 statusToken으로 봅니다. 토큰은 7일 동안 쓸 수 있습니다.',
        headers: IdempotencyHeaders,
        body: RentRiskDiagnosisRequest,
        response: {
          ...accepted(AsyncDiagnosisAccepted),
          ...refusals('DIAGNOSIS_400_INVALID_AMOUNT', 'COMMON_409_IDEMPOTENCY_KEY'),
        },
      },
    },
    async (request, reply) => {
      checkRequest(request)
      const keyed = keyedRequest(request, 'createRentRiskDiagnosisAsync', services.markOf)
      const answer = await acceptDiagnosis(services, request.body, requesterUserId(request), keyed)
      return reply.code(202).send(envelope(answer, message('DIAGNOSIS_ACCEPTED')))
    },
  )
}

function readRentRiskDiagnosisAsyncRoute(app: HttpApp, services: DiagnosisServices): void {
  app.get(
    '/api/rent-risk-diagnoses/async/:statusToken',
    {
      config: byToken,
      schema: {
        operationId: 'readRentRiskDiagnosisAsync',
        tags,
        summary: '비동기 진단의 진행과 결과',
        description:
          '토큰을 가진 사람에게 진행 상태와, 끝났으면 결과를 보여줍니다. 동기 진단의 토큰으로도 볼 수 있습니다. 모르는 토큰과 기한이 지난 토큰은 404입니다.',
        params: StatusPath,
        response: { ...ok(AsyncDiagnosisStatus), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return envelope(await readStatus(services, request.params.statusToken))
    },
  )
}

function claimRentRiskDiagnosisRoute(app: HttpApp, services: DiagnosisServices): void {
  app.post(
    '/api/rent-risk-diagnoses/async/:statusToken/claim',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'claimRentRiskDiagnosis',
        tags,
        summary: '로그인 전에 한 진단을 내 진단으로',
        description:
          '로그인하지 않고 한 진단을 토큰을 가진 사람의 진단 이력에 넣습니다. 동기·비동기 진단 모두, 아직 진행 중이어도 됩니다. 이미 내 진단이면 그대로 두고, 다른 사람의 진단과 모르거나 기한이 지난 토큰은 404입니다.',
        params: StatusPath,
        response: { ...ok(DiagnosisClaimed), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const takenOver = await takeOverDiagnosis(services, userOf(request).userId, request.params.statusToken)
      return envelope(takenOver, message('DIAGNOSIS_CLAIMED'))
    },
  )
}

function progressEventRoute(app: HttpApp, services: DiagnosisServices): void {
  const { pool, feed } = services
  const runs = watchRows(feed, 'diagnosis-run', (diagnosisIds) => readProgress(pool, diagnosisIds))
  const streams = createEventStreams(app)

  app.get(
    '/api/rent-risk-diagnoses/async/:statusToken/events',
    {
      config: { ...byToken, eventStream: true },
      // a HEAD would run the stream to its end
      exposeHeadRoute: false,
      schema: {
        operationId: 'streamRentRiskDiagnosisAsync',
        tags,
        summary: '비동기 진단의 진행 알림(SSE)',
        description:
          '처음부터 지금까지의 일을 보내고, 이어서 일어나는 일을 보냅니다. `event: status`의 data는 `{type, processingStatus, occurredAt}`, `event: step`의 data는 `{type, step, stepName, startedAt, endedAt, durationMillis, outcome}`이며 단계가 시작할 때(뒤의 셋은 null)와 끝날 때 한 번씩 옵니다. 진단이 끝나면 연결을 닫습니다. `Last-Event-ID`를 보내면 그다음 일부터 보내고, 끝난 진단을 다 받은 뒤에는 204로 답합니다.',
        params: StatusPath,
        headers: LastEventIdHeader,
        response: {
          ...raw('text/event-stream', '진행 알림'),
          204: { description: '더 보낼 일이 없음', type: 'null' },
          ...refusals('DIAGNOSIS_404_NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      const run = await readRunByToken(services, request.params.statusToken)
      const seen = lastSeenId(request.headers)
      // makes a browser, which would otherwise reconnect forever, stop
      if (isFinished(run) && seen >= run.events.length) return reply.code(204).send(null)
      return streams.open(request, reply, (stream) =>
        publishProgress(stream, {
          diagnosisId: run.diagnosisId,
          progress: run,
          seen,
          runs,
          onError: (error) => request.log.warn({ err: error }, 'the progress of a diagnosis could not be read'),
        }),
      )
    },
  )
}

/**
 * Publishes the events of a run after the first `seen` ones, then new events, until the run is finished or gone.
 * `onError` receives failed reads, which are retried.
 */
async function publishProgress(
  { signal, send }: EventStream,
  options: {
    diagnosisId: number
    progress: Progress
    seen: number
    runs: WatchedRows<Progress>
    onError: (error: unknown) => void
  },
): Promise<void> {
  const { diagnosisId, runs, onError } = options
  const next = runs.watch(diagnosisId, signal)
  let progress: Progress | undefined = options.progress
  let seen = options.seen
  while (progress !== undefined && !signal.aborted) {
    const events = progress.events.slice(seen).map(shownEvent)
    send(events.map((event, index) => ({ id: seen + index + 1, event: event.type, data: event })))
    seen = Math.max(seen, progress.events.length)
    if (isFinished(progress)) return
    const last: Progress = progress
    progress = await next().catch((error) => {
      onError(error)
      return last
    })
  }
}
