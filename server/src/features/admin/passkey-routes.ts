import { PasskeyPasswordRequest } from '@lease-risk/contract/own-passkeys'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message } from '../../words/message.ts'
import { operatorContext } from '../audit/face.ts'
import { resetPasskeys } from './reset-passkeys.ts'
import { answerOf, CHANGE_REFUSALS, CONFIRMATION_REFUSALS, changed, UserPath } from './routes.ts'
import type { AdminServices } from './services.ts'

/** R-ACCT-26, R-ACCT-37: resets the keys of a user who has lost them. */
export function passkeyResetRoute(app: HttpApp, services: AdminServices): void {
  app.delete(
    '/api/admin/users/:userId/passkeys',
    {
      config: { access: { admin: 'USER_MANAGE' } },
      schema: {
        operationId: 'resetAdminUserPasskeys',
        tags: ['admin-users'],
        summary: '패스키 초기화',
        description:
          '패스키를 잃은 사용자의 패스키와 복구 코드를 모두 지우고 로그인을 끝냅니다. 그 사용자는 비밀번호로 로그인해 새 패스키를 등록할 수 있습니다. 처리하는 관리자의 비밀번호를 다시 확인합니다. 관리자(ROLE_ADMIN)의 패스키는 또 다른 관리자가 24시간 안에 확인해야 지워지며, 그때까지 202입니다.',
        params: UserPath,
        body: PasskeyPasswordRequest,
        response: { ...changed, ...refusals(...CONFIRMATION_REFUSALS, ...CHANGE_REFUSALS, 'PASSKEY_403_OWN_RESET') },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, ...request.params }
      const outcome = await resetPasskeys(services, operatorContext(request), input)
      const { code, body } = answerOf(outcome, message('PASSKEYS_RESET'))
      return reply.code(code).send(body)
    },
  )
}
