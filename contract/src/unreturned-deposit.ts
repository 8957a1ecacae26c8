import { type Static, Type } from 'typebox'

export const UnreturnedDepositGuide = Type.Object(
  {
    steps: Type.Array(
      Type.Object({
        stepId: Type.String({ description: '단계의 코드' }),
        title: Type.String({ description: '제목' }),
        what: Type.String({ description: '할 일' }),
        office: Type.String({ description: '어디에서' }),
        limits: Type.String({ description: '무엇까지는 되지 않는지' }),
        source: Type.String({ description: '근거' }),
        sureness: Type.Enum(['V', '2', 'K'], {
          description: '근거가 얼마나 분명한지. V 이름을 밝힌 공개 자료, 2 간접 자료, K 일반 지식',
        }),
      }),
      { description: '단계' },
    ),
    note: Type.String({ description: '이 안내가 하지 않는 것' }),
  },
  {
    $id: 'UnreturnedDepositGuide',
    description: '보증금을 돌려받지 못했을 때의 단계와 기관. 결과를 약속하지 않습니다.',
  },
)
export type UnreturnedDepositGuide = Static<typeof UnreturnedDepositGuide>
