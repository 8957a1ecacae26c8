import {
  AuthTokenResponse,
  ChangePasswordRequest,
  CurrentUserResponse,
  DeleteAccountRequest,
  UpdateMyProfileRequest,
} from '@lease-risk/contract/account'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { ownOrigin } from '../../platform/http/origins.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { acceptUploads, fileBody, readUploadedFile, unvalidated } from '../../platform/http/upload.ts'
import { message } from '../../words/message.ts'
import { ownAccountContext } from '../audit/index.ts'
import { answerSession, clearRefreshCookie } from './auth-routes.ts'
import { changePassword } from './change-password.ts'
import { type DeletionServices, deleteAccount } from './delete-account.ts'
import { newPasswordProblems } from './guessable-password.ts'
import { readProfileImage, STORED_TYPE, uploadProfileImage } from './profile-image.ts'
import { profileProblems, updateProfile } from './profiles.ts'
import { currentUser } from './resolve-caller.ts'
import type { AccountServices } from './services.ts'

const tags = ['users']
const config = { access: 'authenticated' } as const

/** R-ACCT-11 to R-ACCT-14: the logged-in user's own data, and the publicly visible pictures. */
export function userRoutes(app: HttpApp, services: AccountServices): void {
  readMeRoute(app)
  updateMyProfileRoute(app, services)
  changeMyPasswordRoute(app, services)
}

function readMeRoute(app: HttpApp): void {
  app.get(
    '/api/users/me',
    {
      config,
      schema: {
        operationId: 'readMe',
        tags,
        summary: '내 정보',
        description: '로그인한 사용자의 정보와 권한입니다. pagePermissions는 실제로 적용되는 값입니다.',
        response: ok(CurrentUserResponse),
      },
    },
    async (request) => envelope(currentUser(userOf(request))),
  )
}

function updateMyProfileRoute(app: HttpApp, services: AccountServices): void {
  app.put(
    '/api/users/me/profile',
    {
      config: {
        ...config,
        alsoWrong: (given, request) => profileProblems(given, userOf(request), ownOrigin(request)),
      },
      schema: {
        operationId: 'updateMyProfile',
        tags,
        summary: '내 프로필 변경',
        description:
          '생략하거나 null인 항목은 그대로 둡니다. 빈 별명은 기본 별명이 되고, 빈 사진 주소는 사진을 없앱니다.',
        body: UpdateMyProfileRequest,
        response: ok(CurrentUserResponse),
      },
    },
    async (request) => {
      const changed = await updateProfile(services, userOf(request), request.body, ownOrigin(request))
      return envelope(changed, message('PROFILE_CHANGED'))
    },
  )
}

function changeMyPasswordRoute(app: HttpApp, services: AccountServices): void {
  app.put(
    '/api/users/me/password',
    {
      config: {
        ...config,
        alsoWrong: (given, request) => newPasswordProblems(services.passwords, given, userOf(request).username),
      },
      schema: {
        operationId: 'changeMyPassword',
        tags,
        summary: '비밀번호 변경',
        description: '다른 모든 로그인을 끝냅니다. 이 요청에 쓴 토큰도 끝나며, 새 토큰과 새 쿠키로 답합니다.',
        body: ChangePasswordRequest,
        response: {
          ...ok(AuthTokenResponse),
          ...refusals('AUTH_401_INVALID_CREDENTIALS', 'AUTH_429_TOO_MANY_ATTEMPTS'),
        },
      },
    },
    async (request, reply) =>
      answerSession(
        request,
        reply,
        await changePassword(services, userOf(request), request.body),
        services.clock.now(),
      ),
  )
}

const ImagePath = Type.Object({
  userId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '사용자 번호' }),
  storedFileName: Type.String({ maxLength: 200, description: '저장된 파일 이름' }),
})
const ImageFile = {
  200: {
    description: '사진 파일(WEBP)',
    content: { [STORED_TYPE]: { schema: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) } },
  },
  304: { description: '가지고 있는 사본이 그대로임', type: 'null' },
}

/** R-ACCT-13: uploading a picture and reading it. */
export async function profileImageRoutes(app: HttpApp, services: AccountServices): Promise<void> {
  await uploadMyProfileImageRoute(app, services)
  readProfileImageRoute(app, services)
}

async function uploadMyProfileImageRoute(app: HttpApp, services: AccountServices): Promise<void> {
  await app.register(async (uploads: HttpApp) => {
    await acceptUploads(uploads)
    uploads.post(
      '/api/users/me/profile-image',
      {
        config: { ...config, rateLimit: 'imageUpload' },
        validatorCompiler: unvalidated,
        schema: {
          operationId: 'uploadMyProfileImage',
          tags,
          summary: '프로필 사진 올리기',
          description:
            'JPG, PNG, WEBP, GIF 파일(5MB 이하)을 512픽셀 이하의 WEBP로 다시 그려 저장합니다. 촬영 정보는 남지 않습니다. 한 사람이 한꺼번에 올리거나 자주 올리면 잠시 막습니다.',
          ...fileBody('사진 파일'),
          response: ok(CurrentUserResponse),
        },
      },
      async (request) => {
        const { content } = await readUploadedFile(request)
        await services.scanFile(content)
        return envelope(await uploadProfileImage(services, userOf(request), content), message('PICTURE_CHANGED'))
      },
    )
  })
}

function readProfileImageRoute(app: HttpApp, services: AccountServices): void {
  app.get(
    '/api/users/profile-images/:userId/:storedFileName',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readProfileImage',
        tags,
        summary: '프로필 사진 파일',
        description: '파일 내용을 그대로 답합니다. 같은 주소의 내용은 바뀌지 않습니다.',
        params: ImagePath,
        response: ImageFile,
      },
    },
    async (request, reply) => {
      const { userId, storedFileName } = request.params
      const image = await readProfileImage(services, userId, storedFileName)
      if (image === undefined) throw new AppError('COMMON_404_NOT_FOUND')
      // A file name is never reused, so it serves as the version of the content.
      const etag = `"${storedFileName}"`
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (hasVersion(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(STORED_TYPE).send(Buffer.from(image))
    },
  )
}

function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((version) => version.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}

/** Deletion of the caller's own account. */
export function accountDeletionRoutes(app: HttpApp, services: DeletionServices): void {
  app.delete(
    '/api/users/me',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'deleteMe',
        tags: ['users'],
        summary: '회원 탈퇴',
        description:
          '비밀번호를 확인한 뒤 계정을 끝냅니다. 되돌릴 수 없습니다. 아이디·별명·전자우편 주소·프로필 사진과 내 진단을 지우고 모든 로그인을 끝내며, 공개한 글은 "탈퇴한 사용자"의 글로 남습니다. 아이디는 다시 쓸 수 있습니다. 사용자를 관리할 수 있는 마지막 계정은 탈퇴할 수 없습니다.',
        body: DeleteAccountRequest,
        response: {
          ...ok(Type.Null({ description: '내용 없음' })),
          ...refusals(
            'AUTH_401_TOKEN_MISSING',
            'AUTH_401_TOKEN_INVALID',
            'AUTH_401_TOKEN_EXPIRED',
            'AUTH_401_TOKEN_REVOKED',
            'AUTH_401_INVALID_CREDENTIALS',
            'USER_409_LAST_ADMINISTRATOR',
            'AUTH_429_TOO_MANY_ATTEMPTS',
          ),
        },
      },
    },
    async (request, reply) => {
      await deleteAccount(services, ownAccountContext(request), request.body)
      clearRefreshCookie(request, reply)
      return envelope(null, message('ACCOUNT_DELETED'))
    },
  )
}
