import { GiveConsentsRequest, OwnConsents } from '@lease-risk/contract/consents'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { message } from '../../../words/message.ts'
import { ownAccountContext } from '../../audit/index.ts'
import type { OperatorServices } from '../services.ts'
import { giveConsents, readOwnConsents } from './consents.ts'

const tags = ['users']
const config = { access: 'authenticated' } as const

/** R-PRIV-30 to R-PRIV-33: what the caller has agreed to. */
export function consentRoutes(app: HttpApp, services: OperatorServices): void {
  app.get(
    '/api/users/me/consents',
    {
      config,
      schema: {
        operationId: 'readMyConsents',
        tags,
        summary: '내 동의',
        description:
          '동의해야 하는 것과, 언제 어느 판에 동의했는지, 무엇이 빠졌는지입니다. 빠진 것이 있어도 다른 작업을 막지 않습니다. 필수 동의를 거두는 방법은 회원 탈퇴(deleteMe)입니다. 알림 메일과 푸시는 여기에 없고 알림 설정에서 켜고 끕니다.',
        response: ok(OwnConsents),
      },
    },
    async (request) => envelope(await readOwnConsents(services, userOf(request).userId)),
  )
  app.post(
    '/api/users/me/consents',
    {
      config,
      schema: {
        operationId: 'giveMyConsents',
        tags,
        summary: '동의하기',
        description:
          '지금 시행하는 판에 동의한 것으로 저장합니다. 시행하지 않는 판은 400입니다. 이미 동의한 것은 처음 동의한 때로 남습니다.',
        body: GiveConsentsRequest,
        response: ok(OwnConsents),
      },
    },
    async (request) => {
      const given = { caller: userOf(request), consents: request.body.consents }
      return envelope(await giveConsents(services, ownAccountContext(request), given), message('CONSENTS_GIVEN'))
    },
  )
}
