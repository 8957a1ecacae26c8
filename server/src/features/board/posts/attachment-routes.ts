import { CommunityAttachmentResponse } from '@lease-risk/contract/community'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { created, envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { acceptUploads, fileBody, readUploadedFile, unvalidatedBody } from '../../../platform/http/upload.ts'
import { message } from '../../../words/message.ts'
import { downloadAttachment, removeAttachment, requireAttachable, uploadAttachment } from './handle-attachments.ts'
import { PostPath } from './post-routes.ts'
import type { CommunityServices } from './services.ts'

const tags = ['community']
const AttachmentPath = Type.Object({ attachmentId: Type.String({ format: 'uuid', description: '첨부 번호' }) })
const File = {
  200: {
    description: '파일 내용. 열지 않고 내려받는 첨부(attachment)로 보냄',
    content: { 'application/octet-stream': { schema: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) } },
  },
}

/** R-BOARD-09: attachments of a post. */
export async function attachmentRoutes(app: HttpApp, services: CommunityServices): Promise<void> {
  await uploadCommunityAttachmentRoute(app, services)
  removeCommunityAttachmentRoute(app, services)
  downloadCommunityAttachmentRoute(app, services)
}

async function uploadCommunityAttachmentRoute(app: HttpApp, services: CommunityServices): Promise<void> {
  await app.register(async (uploads: HttpApp) => {
    await acceptUploads(uploads)
    uploads.post(
      '/api/community/posts/:postId/attachments',
      {
        config: { access: 'authenticated' },
        validatorCompiler: unvalidatedBody,
        schema: {
          operationId: 'uploadCommunityAttachment',
          tags,
          summary: '파일 올리기',
          description:
            '자신이 쓴 글에 JPG, PNG, WEBP, GIF, PDF 파일(5MB 이하)을 10개까지 올립니다. 형식은 내용으로 확인하며, 악성 코드가 있거나 파일 이름에 개인정보가 있으면 400으로 답합니다.',
          params: PostPath,
          ...fileBody('첨부 파일'),
          response: {
            ...created(CommunityAttachmentResponse),
            ...refusals(
              'COMMUNITY_400_PERSONAL_DATA',
              'COMMUNITY_403_SANCTIONED',
              'COMMUNITY_409_HIDDEN',
              'COMMUNITY_409_ATTACHMENT_LIMIT',
            ),
          },
        },
      },
      async (request, reply) => {
        const caller = userOf(request)
        const { postId } = request.params
        await requireAttachable(services, caller, postId)
        const file = await readUploadedFile(request)
        await services.scanFile(file.content)
        const attachment = await uploadAttachment(services, caller, { postId, ...file })
        return reply.code(201).send(envelope(attachment, message('ATTACHMENT_UPLOADED')))
      },
    )
  })
}

function removeCommunityAttachmentRoute(app: HttpApp, services: CommunityServices): void {
  app.delete(
    '/api/community/attachments/:attachmentId',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'removeCommunityAttachment',
        tags,
        summary: '파일 지우기',
        description:
          '자신이 쓴 글의 파일 하나를 지웁니다. 글을 고치는 것과 같은 권한이 필요합니다. 숨긴 글은 409입니다.',
        params: AttachmentPath,
        response: {
          ...ok(Type.Null({ description: '내용 없음' })),
          ...refusals('COMMUNITY_403_SANCTIONED', 'COMMUNITY_409_HIDDEN'),
        },
      },
    },
    async (request) => {
      await removeAttachment(services, userOf(request), request.params.attachmentId)
      return envelope(null, message('ATTACHMENT_DELETED'))
    },
  )
}

function downloadCommunityAttachmentRoute(app: HttpApp, services: CommunityServices): void {
  app.get(
    '/api/community/attachments/:attachmentId/download',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'downloadCommunityAttachment',
        tags,
        summary: '첨부 파일 내려받기',
        description:
          '글을 볼 수 있는 사람만 받을 수 있습니다. 숨기거나 지운 글의 파일은 404입니다(숨긴 글의 작성자와 운영자는 제외).',
        params: AttachmentPath,
        response: File,
      },
    },
    async (request, reply) => {
      const { content, contentType, disposition } = await downloadAttachment(
        services,
        request.caller,
        request.params.attachmentId,
      )
      return reply
        .headers({
          'content-disposition': disposition,
          'x-content-type-options': 'nosniff',
          // never cached: once the post is hidden or deleted, the file must be gone at once
          'cache-control': 'private, no-store',
        })
        .type(contentType)
        .send(content)
    },
  )
}
