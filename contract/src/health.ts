import { type Static, Type } from 'typebox'

export const Health = Type.Object(
  {
    status: Type.Union([Type.Literal('UP'), Type.Literal('DOWN'), Type.Literal('STARTING')], {
      description: '서비스 상태. STARTING이면 처음 자료를 준비하는 중이라 아직 바로 답하지 못합니다',
    }),
    startedPercent: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100, description: 'STARTING일 때 준비가 끝난 정도 (%)' }),
    ),
    time: Type.String({ format: 'date-time', description: '서버 시각 (+09:00)' }),
    database: Type.Union([Type.Literal('UP'), Type.Literal('DOWN')], { description: '데이터베이스 연결 상태' }),
    version: Type.String({ description: '서비스 버전' }),
  },
  { $id: 'Health' },
)
export type Health = Static<typeof Health>

export const Liveness = Type.Object(
  { status: Type.Literal('UP', { description: '응답하고 있으면 UP' }) },
  { $id: 'Liveness' },
)
export type Liveness = Static<typeof Liveness>
