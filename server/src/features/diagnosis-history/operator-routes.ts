import { DiagnosisDeletionRequest, DiagnosisPath } from '@lease-risk/contract/operations'
import { Type } from 'typebox'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message } from '../../words/message.ts'
import { operatorContext } from '../audit/index.ts'
import { deleteAnyDiagnosis, type OperatorServices } from './delete-any-diagnosis.ts'

export function operatorRoutes(app: HttpApp, services: OperatorServices): void {
  app.delete(
    '/api/admin/rent-risk-diagnoses/:diagnosisId',
    {
      config: { access: { admin: 'DIAGNOSIS_DATA_READ' } },
      schema: {
        operationId: 'deleteAnyDiagnosis',
        tags: ['operations'],
        summary: '진단 기록 지우기',
        description:
          '누가 요청했든 한 진단과 그 근거, 거래 표본, 등기 확인 기록, 공유 링크, 토큰을 지웁니다. 되돌릴 수 없습니다. 처리하는 관리자의 비밀번호를 다시 확인하고 감사 기록을 남깁니다.',
        params: DiagnosisPath,
        body: DiagnosisDeletionRequest,
        response: {
          ...ok(Type.Null({ description: '내용 없음' })),
          ...refusals('AUTH_401_INVALID_CREDENTIALS', 'DIAGNOSIS_404_NOT_FOUND', 'AUTH_429_TOO_MANY_ATTEMPTS'),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await deleteAnyDiagnosis(services, operatorContext(request), input), message('DIAGNOSIS_DELETED'))
    },
  )
}
