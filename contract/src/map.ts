import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { JusoAddress } from './diagnosis-request.ts'
import { EvidenceMetric } from './places.ts'
import { UsualLease } from './regional.ts'

const text = (description: string) => Type.String({ description })
const limit = (fallback: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 300, default: fallback, description })

const bbox = Type.Optional(
  Type.String({
    pattern: '^-?\\d{1,3}(\\.\\d{1,12})?(,-?\\d{1,3}(\\.\\d{1,12})?){3}$',
    description: '보이는 범위: minLon,minLat,maxLon,maxLat(WGS 84). 주면 좌표나 경계를 받지 못한 것은 빠집니다.',
    examples: ['126.8,37.4,127.2,37.7'],
  }),
)

const Position = Type.Array(Type.Number(), { description: '[경도, 위도] (WGS 84)' })

export const BoundaryPolygon = Type.Object(
  {
    type: Type.Literal('Polygon', { description: '항상 Polygon. 여러 조각이면 여러 건' }),
    coordinates: Type.Array(Type.Array(Position, { description: '닫힌 고리' }), {
      description: '바깥 고리와 안쪽 구멍',
    }),
  },
  { $id: 'BoundaryPolygon', description: 'GeoJSON Polygon' },
)
export type BoundaryPolygon = Static<typeof BoundaryPolygon>

export const LookupState = (description: string) =>
  Type.Enum(['FOUND', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR'], { description })

export const AnalyzableLocationQuery = Type.Object({
  minSourceCount: Type.Integer({
    minimum: 1,
    maximum: 4,
    default: 2,
    description: '법정동에 있어야 하는 자료 종류의 수 (1–4)',
  }),
  limit: limit(30, '최대 건수 (1–300). 자료 종류와 건수가 많은 법정동부터'),
  bbox,
})
export type AnalyzableLocationQuery = Static<typeof AnalyzableLocationQuery>

export const AnalyzableLocation = Type.Object(
  {
    legalDistrictCode: text('법정동코드 10자리'),
    lawdCd: text('시군구 코드 5자리(LAWD_CD)'),
    regionName: text('지역 이름'),
    sourceCount: Type.Integer({ description: '있는 자료 종류의 수' }),
    metrics: Type.Array(EvidenceMetric, { description: '자료별 저장 건수와 최근 기준 시각' }),
    usualJeonse: Nullable(UsualLease, {
      description: '최근 12개월에 신고된 전세의 건수와 보증금 중위값. 저장된 계약이 없으면 null이며 0이 아님',
    }),
    notice: text('이 자료가 무엇을 뜻하지 않는지 알리는 문장'),
    boundaryPolygons: Type.Array(BoundaryPolygon, {
      description: '법정동 경계. 경계를 받지 못하면 빈 목록이며 영역을 지어내지 않음',
    }),
    boundaryLookupStatus: LookupState('경계 조회 상태'),
    boundaryLookupMessage: Nullable(Type.String(), { description: '경계가 없는 까닭. 있으면 null' }),
  },
  { $id: 'AnalyzableLocation', description: '분석할 자료가 저장된 법정동' },
)
export type AnalyzableLocation = Static<typeof AnalyzableLocation>

export const AddressMarkerQuery = Type.Object({
  minSourceCount: Type.Integer({
    minimum: 1,
    maximum: 3,
    default: 1,
    description: '필지에 있어야 하는 자료 종류의 수 (1–3): 건축물대장, 공시가격, 실거래',
  }),
  limit: limit(50, '최대 건수 (1–300)'),
  bbox,
})
export type AddressMarkerQuery = Static<typeof AddressMarkerQuery>

export const AddressMarker = Type.Object(
  {
    markerType: Type.Literal('DIAGNOSIS_ADDRESS', { description: '항상 DIAGNOSIS_ADDRESS' }),
    pnu: text('필지고유번호 19자리'),
    legalDistrictCode: text('법정동코드 10자리'),
    jibunAddress: text('지번주소'),
    jusoAddress: JusoAddress,
    sourceCount: Type.Integer({ description: '있는 자료 종류의 수' }),
    evidence: Type.Array(EvidenceMetric, { description: '이 필지에 저장된 자료' }),
    evidenceSummary: text('저장된 자료를 요약한 문장'),
    primaryNotice: text('가장 먼저 알아 둘 점'),
    actionHint: text('다음에 할 일'),
    longitude: Nullable(Type.Number(), { description: '경도. 찾지 못하면 null' }),
    latitude: Nullable(Type.Number(), { description: '위도. 찾지 못하면 null' }),
    coordinateLookupStatus: LookupState('좌표 조회 상태. 좌표는 저장하지 않음'),
    coordinateLookupMessage: Nullable(Type.String(), { description: '좌표가 없는 까닭. 있으면 null' }),
  },
  { $id: 'DiagnosisAddressMarker', description: '저장된 자료가 있는 필지의 지도 표시' },
)
export type AddressMarker = Static<typeof AddressMarker>
