import { Readable } from 'node:stream'
import { DownloadPersonalExportRequest, PersonalExport } from '@lease-risk/contract/personal-export'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok, raw } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { ownAccountContext } from '../../audit/index.ts'
import { readExport, requestExport, takeExportContent } from './exports.ts'
import type { ExportServices } from './make-export.ts'

const tags = ['users']
const config = { access: 'authenticated', rateLimit: 'personalExport' } as const

/** R-PRIV-40 to R-PRIV-44: a file with everything that is stored about the caller. */
export function exportRoutes(app: HttpApp, services: ExportServices): void {
  readRoute(app, services)
  requestRoute(app, services)
  downloadRoute(app, services)
}

function readRoute(app: HttpApp, services: ExportServices): void {
  app.get(
    '/api/users/me/export',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'readMyExport',
        tags,
        summary: '내 자료 파일의 상태',
        description: '요청한 파일이 다 되었는지, 언제까지 받을 수 있는지와, 받을 때 보낼 토큰입니다.',
        response: ok(PersonalExport),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return envelope(await readExport(services, userOf(request).userId))
    },
  )
}

function requestRoute(app: HttpApp, services: ExportServices): void {
  app.post(
    '/api/users/me/export',
    {
      config,
      schema: {
        operationId: 'requestMyExport',
        tags,
        summary: '내 자료 모두 요청',
        description:
          '저장된 내 자료 모두(data.json)와 내가 올린 파일을 zip 하나로 만들게 합니다. 만드는 동안이나 받을 수 있는 24시간 동안 다시 요청하면 그 파일의 상태로 답합니다. 비밀번호와 토큰의 해시처럼 계정을 여는 값과 다른 사람의 자료는 들어 있지 않습니다.',
        response: { ...ok(PersonalExport), ...refusals('COMMON_429_RATE_LIMIT') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const asked = { caller: userOf(request), language: languageOf(request) }
      return envelope(await requestExport(services, ownAccountContext(request), asked), message('EXPORT_ASKED'))
    },
  )
}

function downloadRoute(app: HttpApp, services: ExportServices): void {
  app.post(
    '/api/users/me/export/download',
    {
      config,
      schema: {
        operationId: 'downloadMyExport',
        tags,
        summary: '내 자료 받기',
        description:
          '상태에 있는 토큰을 보내면 파일을 답합니다. 토큰은 요청한 사람만 한 번 쓸 수 있고, 다시 받으려면 상태를 다시 읽어 다음 토큰을 보냅니다. 파일은 다 된 때부터 24시간 동안 있습니다.',
        body: DownloadPersonalExportRequest,
        response: {
          ...raw('application/zip', 'ZIP 파일'),
          ...refusals('AUTH_400_LINK_INVALID', 'COMMON_429_RATE_LIMIT'),
        },
      },
    },
    async (request, reply) => {
      const { userId } = userOf(request)
      const { sizeBytes, content } = await takeExportContent(services, userId, request.body.downloadToken)
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="my-data.zip"',
          'content-length': sizeBytes,
        })
        .type('application/zip')
        .send(Readable.from(content, { objectMode: false }))
    },
  )
}
