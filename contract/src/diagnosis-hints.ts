import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

const text = (description: string) => Type.String({ description })
const maybeManwon = (description: string) => Nullable(Type.Integer(), { description: `${description}(만원)` })

export const UnseenSeniorDeposits = Type.Object(
  {
    otherHouseholds: Type.Integer({ description: '다른 가구의 수' }),
    low: maybeManwon('1사분위로 가정한 합계. 자료가 없으면 null'),
    mid: maybeManwon('중앙값으로 가정한 합계. 자료가 없으면 null'),
    high: maybeManwon('3사분위로 가정한 합계. 자료가 없으면 null'),
    basis: Nullable(
      Type.Object(
        {
          scope: Type.Enum(['LOT', 'LEGAL_DISTRICT', 'LAWD_CD'], {
            description: '같은 지번, 같은 법정동, 같은 시군구',
          }),
          q1Manwon: Type.Number({ description: '1사분위(만원)' }),
          medianManwon: Type.Number({ description: '중앙값(만원)' }),
          q3Manwon: Type.Number({ description: '3사분위(만원)' }),
          sampleCount: Type.Integer({ description: '계약 건수' }),
          fromMonth: text('첫 계약 월 YYYYMM'),
          toMonth: text('마지막 계약 월 YYYYMM'),
        },
        { $id: 'LeaseDeposits', description: '저장된 과거 계약의 보증금' },
      ),
    ),
    papers: Type.Array(Type.Enum(['FIXED_DATE_LIST', 'RESIDENT_LIST']), { description: '실제 금액을 알려 줄 서류' }),
    sentence: text('설명'),
  },
  { $id: 'UnseenSeniorDeposits', description: '보이지 않는 선순위 보증금의 가정. 확인된 금액이 아닙니다.' },
)

export const DescriptionContradiction = Type.Object(
  {
    topic: Type.Enum(['AREA', 'FLOOR', 'BUILDING_FLOORS', 'BUILT_YEAR', 'TYPE', 'HOUSEHOLDS', 'DEPOSIT', 'RENT'], {
      description: '무엇에 관한 것인지: 면적, 층, 건물 층수, 지은 해, 유형, 세대 수, 보증금, 월세',
    }),
    claimed: text('설명에 적힌 말'),
    known: text('더 잘 아는 값'),
    source: Type.Enum(['BUILDING_REGISTER', 'USER_INPUT', 'PUBLIC_PRICE'], {
      description: '더 잘 아는 값의 출처: 건축물대장, 입력, 공시가격 자료',
    }),
    sentence: text('설명'),
  },
  { $id: 'DescriptionContradiction', description: '매물 설명과 다른 자료의 차이. 설명은 참고일 뿐입니다.' },
)
export type DescriptionContradiction = Static<typeof DescriptionContradiction>
