import { DeleteAccountRequest } from '@lease-risk/contract/account'
import { Type } from 'typebox'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message } from '../../words/message.ts'
import { ownAccountContext } from '../audit/face.ts'
import { type DeletionServices, deleteAccount } from './delete-account.ts'
import { clearRefreshCookie } from './refresh-cookie.ts'

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
