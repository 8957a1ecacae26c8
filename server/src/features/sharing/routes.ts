import {
  CreatedShare,
  DiagnosisShares,
  ShareDiagnosisRequest,
  SharedDiagnosis,
} from '@lease-risk/contract/shared-diagnosis'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import type { Services } from '../../services.ts'
import { message } from '../../words/message.ts'
import { createShare, listShares, type Owner, removeShare, SHARED_PATH } from './own-shares.ts'
import { openShare } from './shared-sheet.ts'

const config = { access: 'authenticated' } as const
const tags = ['sharing']
const SHARE_PATH = '/api/rent-risk-diagnoses/:diagnosisId/share'
const id = (description: string) => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })
const DiagnosisPath = Type.Object({ diagnosisId: id('진단 번호') })

function ownerOf(request: FastifyRequest & { params: { diagnosisId: number } }): Owner {
  return { userId: userOf(request).userId, diagnosisId: request.params.diagnosisId }
}

/** R-PAPERS-21: sharing of a diagnosis. */
export function sharingRoutes(app: HttpApp, services: Services): void {
  ownShareRoutes(app, services)
  app.get(
    `${SHARED_PATH}/:token`,
    {
      config: { access: 'public', rateLimit: 'sharedLink' },
      schema: {
        operationId: 'readSharedDiagnosis',
        tags,
        summary: '공유한 진단',
        description:
          '공유 링크로 보는 근거, 모르는 것, 물어볼 것입니다. 지번, 호실, 건물 이름, 사용자, 메모, 등급은 나오지 않습니다. 기한이 지났거나 지운 링크는 404입니다.',
        params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 100, description: '공유 링크의 토큰' }) }),
        response: { ...ok(SharedDiagnosis), ...refusals('SHARE_404_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      return envelope(await openShare(services, request.params.token))
    },
  )
}

function ownShareRoutes(app: HttpApp, services: Services): void {
  shareDiagnosisRoute(app, services)
  listDiagnosisSharesRoute(app, services)
  removeDiagnosisShareRoute(app, services)
}

function shareDiagnosisRoute(app: HttpApp, services: Services): void {
  app.post(
    SHARE_PATH,
    {
      config: { ...config, rateLimit: 'sharedLink' },
      // everything has a default, so nothing need be sent
      preValidation: async (request) => {
        request.body ??= {} as never
      },
      schema: {
        operationId: 'shareDiagnosis',
        tags,
        summary: '공유 링크 만들기',
        description:
          '자신의 진단을 로그인 없이 볼 수 있는 링크를 만듭니다. 가진 사람은 누구나 볼 수 있고, 토큰은 이때 한 번만 보여 드립니다.',
        params: DiagnosisPath,
        body: ShareDiagnosisRequest,
        response: { ...ok(CreatedShare), ...refusals('DIAGNOSIS_404_NOT_FOUND', 'SHARE_409_LIMIT') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return envelope(await createShare(services, ownerOf(request), request.body), message('LINK_MADE'))
    },
  )
}

function listDiagnosisSharesRoute(app: HttpApp, services: Services): void {
  app.get(
    SHARE_PATH,
    {
      config,
      schema: {
        operationId: 'listDiagnosisShares',
        tags,
        summary: '내 공유 링크',
        description: '이 진단의 살아 있는 공유 링크와 열린 횟수입니다. 토큰은 다시 보여 드리지 않습니다.',
        params: DiagnosisPath,
        response: { ...ok(DiagnosisShares), ...refusals('DIAGNOSIS_404_NOT_FOUND') },
      },
    },
    async (request) => envelope(await listShares(services, ownerOf(request))),
  )
}

function removeDiagnosisShareRoute(app: HttpApp, services: Services): void {
  app.delete(
    `${SHARE_PATH}/:shareId`,
    {
      config,
      schema: {
        operationId: 'removeDiagnosisShare',
        tags,
        summary: '공유 링크 지우기',
        description: '링크를 바로 쓸 수 없게 합니다.',
        params: Type.Object({ ...DiagnosisPath.properties, shareId: id('공유 번호') }),
        response: { ...ok(Type.Null({ description: '내용 없음' })), ...refusals('SHARE_404_NOT_FOUND') },
      },
    },
    async (request) => {
      await removeShare(services, ownerOf(request), request.params.shareId)
      return envelope(null, message('LINK_DELETED'))
    },
  )
}
