import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

const percent = (description: string) => Nullable(Type.Number(), { description: `${description}(%)` })
const count = (description: string) => Nullable(Type.Integer(), { description })

const state = Type.Enum(['FOUND', 'NO_ROW', 'NOT_IMPORTED'], {
  description:
    'FOUND 있음, NO_ROW 가져온 통계에 이 지역만의 줄이 없음, NOT_IMPORTED 통계를 가져오지 않음. FOUND가 아니면 모르는 것이며 0이 아닙니다.',
})
const sentences = Type.Array(Type.String(), { description: '건수, 기간, 앞선 달과 출처를 담은 문장' })

const DistrictFiguresMonth = Type.Object(
  {
    period: Type.String({ description: '통계의 달 YYYY-MM. 그 달까지 석 달의 수치' }),
    districtName: Type.String({ description: '통계의 시군구. 그때의 이름이거나, 구가 따로 없으면 시' }),
    apartmentJeonseRatio: percent('아파트 전세가율, 최근 1년. 없으면 null'),
    rowHouseJeonseRatio: percent('연립·다세대 전세가율, 최근 1년. 없으면 null'),
    accidentCount: count('보증사고 건수. 통계에 없으면 null'),
    accidentRate: percent('만기가 된 보증 보증금 가운데 돌려주지 못한 금액의 비율. 다섯 건이 되지 않으면 null'),
    auctionDistrictName: Nullable(Type.String(), { description: '경매를 센 시군구. 없으면 null' }),
    auctionSoldCount: count('경매 낙찰 건수. 통계에 없으면 null'),
    auctionPriceRatio: percent('낙찰가율: 감정가 대비 낙찰가. 열 건이 되지 않으면 null'),
  },
  { $id: 'DistrictFiguresMonth', description: '시군구 통계의 한 달' },
)

export const DistrictFigures = Type.Object(
  {
    state,
    sentences,
    months: Type.Array(DistrictFiguresMonth, { description: '가져온 달, 최근 달부터 24개월까지' }),
  },
  {
    $id: 'DistrictFigures',
    description: '시군구의 보증사고와 경매 통계(임대차 시장 정보). 점수에 쓰지 않는 참고 자료입니다.',
  },
)
export type DistrictFigures = Static<typeof DistrictFigures>

export const DistrictFiguresSaid = Type.Object(
  { state, sentences },
  {
    $id: 'DistrictFiguresSaid',
    description: '시군구의 보증사고와 경매 통계를 말로 적은 것. 점수와 판단에 쓰지 않습니다.',
  },
)
