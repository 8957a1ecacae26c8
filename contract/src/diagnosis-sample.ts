import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

export const SampleSource = Type.Enum(['rent-transaction', 'sale-transaction', 'value-estimate', 'jeonse-estimate'], {
  description:
    'rent-transaction 전월세 실거래, sale-transaction 매매 실거래, value-estimate 추정 매매가에 반영한 매매, jeonse-estimate 추정 전세 보증금에 반영한 전세',
})
export type SampleSource = Static<typeof SampleSource>

const CONVERTED = {
  convertedMonthlyRentManwon: Nullable(
    Type.Integer({ description: '보증금을 전환율로 월세로 바꾸어 월세에 더한 한 달 금액(만원)' }),
    { description: '월세 표본이 아니거나 전환율을 함께 저장하기 전의 진단이면 null' },
  ),
  convertedDepositManwon: Nullable(
    Type.Integer({
      description: '월세를 전환율로 보증금으로 바꾸어 보증금에 더한 금액(만원): 보증금 + 월세 × 12 ÷ 전환율',
    }),
    { description: '월세 표본이 아니거나 전환율을 함께 저장하기 전의 진단이면 null' },
  ),
}

const SampledDeal = Type.Object(
  {
    contractMonth: Type.String({ description: '계약 연월 YYYY-MM' }),
    amountManwon: Type.Number({
      description:
        '비교한 금액(만원): 전세 보증금, 매매가, 또는 월세 계약의 convertedMonthlyRentManwon(이것이 null인 예전 진단은 월세)',
    }),
    ...CONVERTED,
    depositAmountManwon: Nullable(Type.Number({ description: '임대차의 보증금(만원). 매매는 null' })),
    monthlyRentAmountManwon: Nullable(Type.Number({ description: '임대차의 월세(만원). 전세는 0, 매매는 null' })),
    exclusiveAreaSquareMeter: Nullable(Type.Number({ description: '면적(㎡)' })),
    floorNumber: Nullable(Type.Integer({ description: '층' })),
    buildingName: Nullable(Type.String({ description: '건물명' })),
    matchLevel: Type.Enum(['SAME_LOT', 'SAME_LEGAL_DISTRICT'], { description: '같은 지번인지, 같은 법정동인지' }),
    estimated: Nullable(
      Type.Object(
        {
          adjustedAmountManwon: Type.Integer({ description: '추정한 날과 이 집의 면적·층으로 보정한 금액(만원)' }),
          share: Type.Number({ description: '추정에 반영한 비율(0~1)' }),
          weak: Type.Boolean({ description: '직거래나 갱신 계약이어서 조금만 반영했는지' }),
          sentence: Type.String({ description: '설명' }),
        },
        { $id: 'EstimatedDeal', description: '추정에 반영한 방법' },
      ),
      { description: '추정에 반영한 거래가 아니면 null' },
    ),
    distance: Type.Object(
      {
        areaSquareMeter: Nullable(
          Type.Number({ description: '비교한 면적과의 차이(㎡, 거래 − 입력). 어느 한쪽이 없으면 null' }),
        ),
        floors: Nullable(Type.Integer({ description: '비교한 층과의 차이(거래 − 입력). 어느 한쪽이 없으면 null' })),
        amountManwon: Type.Number({ description: '입력한 금액과의 차이(만원, 거래 − 입력)' }),
      },
      { description: '입력과의 차이' },
    ),
  },
  { $id: 'SampledDeal', description: '대표 금액을 계산한 과거 거래 한 건' },
)

const SampleQuartiles = Type.Object(
  {
    min: Type.Number({ description: '최저(만원)' }),
    q1: Type.Number({ description: '1사분위(만원)' }),
    median: Type.Number({ description: '중앙값(만원): 대표 금액' }),
    q3: Type.Number({ description: '3사분위(만원)' }),
    max: Type.Number({ description: '최고(만원)' }),
  },
  { $id: 'SampleQuartiles', description: '표본의 분포' },
)

const InputRank = Type.Object(
  {
    lower: Type.Integer({ description: '입력한 금액보다 낮은 거래 수' }),
    equal: Type.Integer({ description: '입력한 금액과 같은 거래 수' }),
    higher: Type.Integer({ description: '입력한 금액보다 높은 거래 수' }),
  },
  { $id: 'InputRank', description: '표본 안에서 입력한 금액의 자리' },
)

export const DiagnosisSample = Type.Object(
  {
    diagnosisId: Type.Integer({ description: '진단 번호' }),
    sourceKey: SampleSource,
    lookupStatus: Nullable(Type.String({ description: '진단할 때의 조회 결과. 조회하지 않았으면 null' })),
    collectedAt: Nullable(Type.String({ description: '자료를 수집한 시각' })),
    basis: Nullable(Type.Enum(['JEONSE_DEPOSIT', 'MONTHLY_RENT', 'SALE_PRICE', 'SALE_ESTIMATE', 'JEONSE_ESTIMATE']), {
      description: '비교한 금액의 종류',
    }),
    level: Nullable(Type.String({ description: '표본의 수준(SAME_LOT_SIMILAR 등). 추정이면 null' })),
    months: Type.Array(Type.String(), { description: '비교한 계약 연월 YYYY-MM' }),
    count: Type.Integer({ description: '표본 거래 수' }),
    input: Nullable(
      Type.Object(
        {
          amountManwon: Type.Number({ description: '비교한 입력 금액(만원). 거래의 amountManwon과 같은 종류' }),
          depositAmountManwon: Nullable(Type.Number({ description: '입력한 보증금(만원)' }), {
            description: 'convertedMonthlyRentManwon이 null이면 null',
          }),
          monthlyRentAmountManwon: Nullable(Type.Number({ description: '입력한 월세(만원)' }), {
            description: 'convertedMonthlyRentManwon이 null이면 null',
          }),
          ...CONVERTED,
          areaSquareMeter: Nullable(Type.Number({ description: '비교한 면적(㎡). 단독·다가구 매매는 건물의 연면적' })),
          floorNumber: Nullable(Type.Integer({ description: '비교한 층' })),
        },
        { $id: 'SampleInput', description: '표본과 비교한 입력' },
      ),
    ),
    quartiles: Nullable(SampleQuartiles, { description: '거래의 amountManwon의 분포. 추정이면 null' }),
    conversion: Nullable(
      Type.Object(
        {
          yearlyRate: Type.Number({ description: '연 전환율(0.065: 6.5%)' }),
          source: Type.String({ description: '전환율의 출처' }),
        },
        { $id: 'SampleConversion', description: '보증금과 월세를 한 금액으로 바꾼 전환율' },
      ),
      { description: '월세 표본이 아니거나 전환율을 함께 저장하기 전의 진단이면 null' },
    ),
    rank: Nullable(InputRank),
    deals: Type.Array(SampledDeal, { description: '표본의 거래. 최근 계약부터, 추정이면 많이 반영한 거래부터' }),
    explanation: Type.String({ description: '설명, 또는 표본이 없는 까닭' }),
  },
  { $id: 'DiagnosisSampleResponse', description: '진단에 쓰인 거래 표본. 진단한 때의 자료 그대로입니다.' },
)
export type DiagnosisSample = Static<typeof DiagnosisSample>
