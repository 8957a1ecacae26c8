import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

export const ACCURACY_REGIONS = ['SEOUL', 'INCHEON', 'GYEONGGI', 'METROPOLITAN_CITIES', 'ELSEWHERE'] as const
export const OWN_DEALS = ['0', '1', '2-4', '5-14', '15+'] as const

const share = (description: string) => Type.Number({ minimum: 0, description: `${description}(0.03: 3%)` })

const AccuracyCell = Type.Object(
  {
    region: Nullable(Type.Enum([...ACCURACY_REGIONS]), { description: '지역. null이면 전국' }),
    ownDeals: Nullable(Type.Enum([...OWN_DEALS]), {
      description: '추정할 때 알던 같은 지번의 거래 건수. null이면 모두',
    }),
    dealCount: Type.Integer({ minimum: 1, description: '비교한 거래 건수' }),
    medianError: share('추정 금액이 실제 금액에서 벗어난 비율의 가운데 값'),
    over20: share('20% 넘게 벗어난 거래의 비율'),
    within10: share('10% 안에 든 거래의 비율'),
    intervalHeld: Nullable(share('추정 범위 안에 든 거래의 비율'), {
      description: '추정 범위 안에 든 거래의 비율. 그 전의 추정이 모자라 범위를 정할 수 없었으면 null',
    }),
  },
  { $id: 'AccuracyCell', description: '한 달의 거래를 지역과 같은 지번의 거래 건수로 나눈 한 칸' },
)

export const AccuracyMonth = Type.Object(
  {
    month: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', description: '계약 월 YYYY-MM' }),
    kind: Type.Enum(['SALE', 'JEONSE'], { description: 'SALE 매매가, JEONSE 전세 보증금' }),
    propertyType: Type.Enum(['APARTMENT', 'OFFICETEL', 'ROW_HOUSE_MULTI_UNIT'], { description: '주택 유형' }),
    cells: Type.Array(AccuracyCell, { description: '전체, 지역별, 같은 지번의 거래 건수별, 둘 다로 나눈 칸' }),
  },
  { $id: 'AccuracyMonth', description: '한 달의 거래와 그 전에 알던 거래만으로 낸 추정의 차이' },
)
export type AccuracyMonth = Static<typeof AccuracyMonth>

export const AccuracyRecord = Type.Object(
  {
    intervalLevel: Type.Number({ description: '추정 범위가 맞아야 하는 비율' }),
    months: Type.Array(AccuracyMonth, { description: '최근 12개월, 새 달부터. 아직 기록이 없으면 빈 배열' }),
  },
  { $id: 'AccuracyRecord', description: '추정이 실제 거래와 얼마나 달랐는지의 기록' },
)
export type AccuracyRecord = Static<typeof AccuracyRecord>
