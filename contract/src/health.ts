import { type Static, Type } from 'typebox'

export const Health = Type.Object(
  {
    status: Type.Union([Type.Literal('UP'), Type.Literal('DOWN')], { description: '서비스 상태' }),
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
