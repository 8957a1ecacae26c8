import { type Static, Type } from 'typebox'

const manwon = (description: string) => Type.Integer({ description: `${description}(만원)` })

const Exceedance = Type.Object(
  {
    ratio: Type.Number({ description: '추정액에 곱한 비율(0.8은 80%)' }),
    probability: Type.Number({ description: '입력한 보증금이 그 금액을 넘을 가능성(0~1)' }),
  },
  { $id: 'EstimateExceedance', description: '보증금이 추정액의 한 비율을 넘을 가능성' },
)

const EstimatePublicPrice = Type.Object(
  {
    amountManwon: manwon('반영한 공시가격'),
    baseYear: Type.Integer({ description: '공시가격의 기준연도' }),
    ratio: Type.Number({ description: '공시가격에 곱한 이 지역의 실거래 비율' }),
    share: Type.Number({ description: '추정액에 반영한 비율(0~1)' }),
    salesBehind: Type.Integer({
      description: '비율의 바탕이 된 같은 시·군·구의 매매 수. 적으면 가정한 비율에 가깝습니다.',
    }),
  },
  { $id: 'EstimatePublicPrice', description: '연립·다세대 추정 매매가에 반영한 공시가격' },
)

/** An estimated amount, which is never shown without its interval. */
export const ValueEstimate = Type.Object(
  {
    amountManwon: manwon('추정액. 범위 없이 보여 주지 않습니다'),
    lowManwon: manwon('범위의 낮은 끝'),
    highManwon: manwon('범위의 높은 끝'),
    intervalLevel: Type.Literal(0.8, { description: '지금 거래된다면 범위에 들어갈 것으로 계산되는 비율' }),
    asOf: Type.String({ description: '추정한 날 YYYY-MM-DD. 그 전에 계약된 거래만 반영합니다.' }),
    fittedAt: Type.String({ description: '지역의 가격 흐름을 계산한 시각(ISO 8601)' }),
    provisional: Type.Boolean({ description: '범위가 실제 거래로 아직 충분히 검증되지 않은 잠정값인지' }),
    partial: Type.Boolean({
      description: '1년 안에 같은 단지의 보통 거래가 없거나, 모두 다른 면적이거나, 모두 범위 밖이어서 근거가 약한지',
    }),
    otherAreas: Type.Optional(
      Type.Boolean({
        description: '같은 단지의 거래가 모두 다른 면적이어서 환산하였는지. 이전 판의 결과에는 없습니다.',
      }),
    ),
    outsideOwnDeals: Type.Optional(
      Type.Boolean({
        description: '1년 안에 계약된 같은 단지의 비슷한 면적 거래가 모두 범위 밖인지. 이전 판의 결과에는 없습니다.',
      }),
    ),
    restsOnOtherLots: Type.Optional(
      Type.Boolean({
        description:
          '같은 건물에서 신고된 매매도 공시가격도 없어 주변의 거래만으로 추정하였는지. 범위가 넓어 가운데 금액을 보여 주지 않고 점수에 넣지 않습니다. 이전 판의 결과에는 없습니다.',
      }),
    ),
    sameLotCount: Type.Integer({ description: '1% 이상 반영한 같은 단지 거래 수' }),
    otherLotCount: Type.Integer({ description: '1% 이상 반영한 같은 동의 다른 단지 거래 수' }),
    guDealsWithinYear: Type.Integer({ description: '가격 흐름의 바탕이 된 같은 시·군·구의 최근 1년 거래 수' }),
    checkedEstimates: Type.Integer({ description: '범위의 너비를 정하려고 실제 거래와 맞추어 본 추정 수' }),
    publicPrice: Type.Union([EstimatePublicPrice, Type.Null()], {
      description: '연립·다세대의 추정 매매가에 1% 이상 반영한 공시가격. 없으면 null',
    }),
    exceedance: Type.Array(Exceedance, { description: '70, 80, 90, 100%의 가능성. 보증금이 0원이면 빈 목록' }),
    sentences: Type.Array(Type.String(), { description: '설명. 범위와 약점을 함께 말합니다.' }),
  },
  { $id: 'ValueEstimate', description: '신고된 과거 거래로 추정한 금액과 범위. 시세나 감정가가 아닙니다.' },
)
export type ValueEstimate = Static<typeof ValueEstimate>
