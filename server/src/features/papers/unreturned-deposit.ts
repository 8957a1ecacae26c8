import { UnreturnedDepositGuide } from '@lease-risk/contract/unreturned-deposit'
import { seoulDate } from '../../domain/calendar.ts'
import { unreturnedDepositSteps } from '../../domain/unreturned-deposit/steps.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Services } from '../../services.ts'
import { message } from '../../words/message.ts'

/** R-PAPERS-28. */
export function unreturnedDepositRoute(app: HttpApp, { clock }: Services): void {
  app.get(
    '/api/unreturned-deposit-steps',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listUnreturnedDepositSteps',
        tags: ['papers'],
        summary: '보증금을 돌려받지 못했을 때',
        description:
          '임차권등기명령, 경매의 배당 요구, 상담 기관 등 단계와 기관, 각 단계가 하지 못하는 것, 근거가 얼마나 분명한지입니다. 결과를 약속하지 않으며 법률 자문이 아닙니다.',
        response: ok(UnreturnedDepositGuide),
      },
    },
    async () =>
      envelope({
        steps: unreturnedDepositSteps(seoulDate(clock.now())).map(({ id: stepId, ...step }) => ({ stepId, ...step })),
        note: message('UNRETURNED_NOTE'),
      }),
  )
}
