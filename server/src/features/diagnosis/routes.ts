import { DiagnosisPurposeCatalogResponse } from '@lease-risk/contract/diagnosis-purposes'
import { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { ErrorObject } from 'ajv'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { namedFieldErrors } from '../../platform/http/error-answers.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { type DiagnosisServices, diagnose } from './diagnose.ts'
import { DIAGNOSIS_PURPOSES } from './purposes.ts'
import { amountProblems } from './read-terms.ts'

/** spec.md, "Diagnosis": the purposes and the creation of a diagnosis. */
export async function diagnosisRoutes(app: HttpApp, services: DiagnosisServices): Promise<void> {
  app.get(
    '/api/diagnosis-purposes',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listDiagnosisPurposes',
        tags: ['diagnosis'],
        summary: '진단 목적 목록',
        description: '진단 목적과 실행 경로입니다. 전세와 월세만 실행할 수 있고 나머지는 준비 중인 목적입니다.',
        response: ok(DiagnosisPurposeCatalogResponse),
      },
    },
    async () => envelope({ purposes: [...DIAGNOSIS_PURPOSES] }),
  )

  app.post(
    '/api/rent-risk-diagnoses',
    {
      config: { access: 'public', rateLimit: 'diagnosis' },
      attachValidation: true,
      schema: {
        operationId: 'createRentRiskDiagnosis',
        tags: ['diagnosis'],
        summary: '전월세 위험 사전 진단',
        description:
          '정확한 지번주소와 계약 조건으로 공공자료를 모아 위험을 미리 진단합니다. 법률·감정·중개 판단이 아니며, 등기부·선순위 보증금·보증보험·현장 하자는 직접 확인할 일로만 안내합니다. 외부 자료를 얻지 못한 부분은 그 상태로 답합니다.',
        body: RentRiskDiagnosisRequest,
        response: ok(RentRiskDiagnosisResponse),
      },
    },
    async (request) => {
      const wrongFields = namedFieldErrors((request.validationError?.validation ?? []) as ErrorObject[])
      const wrongAmounts = amountProblems(request.body).filter(
        ({ field }) => !wrongFields.some((wrong) => wrong.field === field),
      )
      if (wrongFields.length > 0)
        throw new AppError('COMMON_400_VALIDATION', { errors: [...wrongFields, ...wrongAmounts] })
      if (wrongAmounts.length > 0) throw new AppError('DIAGNOSIS_400_INVALID_AMOUNT', { errors: wrongAmounts })
      const requesterUserId = request.caller.kind === 'user' ? request.caller.userId : null
      return envelope(await diagnose(services, request.body, requesterUserId), '진단을 마쳤습니다.')
    },
  )
}
