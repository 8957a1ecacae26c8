import { type Static, Type } from 'typebox'
import { RentRiskDiagnosisResponse } from './diagnosis-response.ts'

/** The response to creating a diagnosis: the result, and the token for opening it again. */
export const RentRiskDiagnosisCreated = Type.Object(
  {
    ...RentRiskDiagnosisResponse.properties,
    statusToken: Type.String({
      description:
        '로그인하지 않아도 결과와 거래 표본을 다시 볼 수 있는 토큰. 가진 사람은 누구나 볼 수 있고, 저장된 결과에는 들어 있지 않습니다.',
    }),
    statusTokenExpiresAt: Type.String({ format: 'date-time', description: '토큰이 쓸모를 잃는 시각(+09:00)' }),
  },
  {
    $id: 'RentRiskDiagnosisCreated',
    description: '정확한 주소의 전월세 위험 사전 진단 결과와 그 결과를 다시 여는 토큰',
  },
)
export type RentRiskDiagnosisCreated = Static<typeof RentRiskDiagnosisCreated>
