import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { BoundaryPolygon, LookupState } from './map.ts'
import { EvidenceMetric } from './places.ts'

const text = (description: string) => Type.String({ description })
const id = (description: string) => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })
const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })

export const FIELD_CHECK_CODE_LIST = [
  'ROADVIEW_CHECK',
  'WALK_ROUTE_CHECK',
  'NOISE_CHECK',
  'NIGHT_RETURN_CHECK',
  'BUILDING_ENTRANCE_CHECK',
  'GROUND_FLOOR_USE_CHECK',
  'PARKING_AND_ACCESS_CHECK',
] as const
const FieldCheckCode = Type.Enum([...FIELD_CHECK_CODE_LIST], { $id: 'FieldCheckCode', description: '현장에서 볼 것' })

const targets = {
  diagnosisHistoryId: Type.Optional(id('자신의 진단. favoriteId와 둘 가운데 하나만')),
  favoriteId: Type.Optional(id('저장한 집. diagnosisHistoryId와 둘 가운데 하나만')),
}

export const FieldCheckQuery = Type.Object(targets)
export type FieldCheckQuery = Static<typeof FieldCheckQuery>

export const KeepFieldChecks = Type.Object(
  {
    ...targets,
    items: Type.Array(
      Type.Object({
        code: FieldCheckCode,
        completed: Type.Boolean({ description: '보았는지' }),
        memo: Type.Optional(Type.String({ maxLength: 1_000, description: '메모. 적지 않으면 지워집니다.' })),
      }),
      { maxItems: 20, description: '저장할 것. 적지 않은 것은 그대로입니다.' },
    ),
  },
  { $id: 'KeepFieldChecks', description: '현장 확인 기록' },
)
export type KeepFieldChecks = Static<typeof KeepFieldChecks>

const FieldCheck = Type.Object(
  {
    code: FieldCheckCode,
    title: text('제목'),
    guidance: text('무엇을 볼지'),
    completed: Type.Boolean({ description: '보았는지. 본 것이 이상이 없다는 뜻은 아닙니다.' }),
    memo: Nullable(Type.String(), { description: '메모. 없으면 null' }),
    updatedAt: Nullable(time('저장한 시각'), { description: '저장한 시각. 없으면 null' }),
  },
  { $id: 'FieldCheck', description: '현장에서 볼 것 하나' },
)

export const FieldChecks = Type.Object(
  {
    diagnosisHistoryId: Nullable(Type.Integer(), { description: '진단. 저장한 집의 기록이면 null' }),
    favoriteId: Nullable(Type.Integer(), { description: '저장한 집. 진단의 기록이면 null' }),
    items: Type.Array(FieldCheck, { description: '현장에서 볼 것 전부' }),
    notice: text('이 기록이 무엇이 아닌지'),
  },
  { $id: 'FieldChecks', description: '직접 적은 현장 확인 기록' },
)
export type FieldChecks = Static<typeof FieldChecks>

export const DiagnosisContextQuery = Type.Object({ diagnosisHistoryId: id('자신의 진단') })

const position = {
  longitude: Nullable(Type.Number(), { description: '경도. 찾지 못하면 null' }),
  latitude: Nullable(Type.Number(), { description: '위도. 찾지 못하면 null' }),
}

export const DiagnosisContext = Type.Object(
  {
    target: Type.Object(
      {
        diagnosisHistoryId: Type.Integer({ description: '진단' }),
        pnu: Nullable(Type.String(), { description: '필지고유번호. 지번까지 확인하지 못한 진단이면 null' }),
        address: text('주소'),
        ...position,
        coordinateLookupStatus: LookupState('좌표 조회 상태. 좌표는 저장하지 않음'),
        coordinateLookupMessage: Nullable(Type.String(), { description: '좌표가 없는 까닭. 있으면 null' }),
      },
      { description: '진단한 집' },
    ),
    legalDistrict: Nullable(Type.Object({ code: text('법정동코드'), name: text('이름') }), {
      description: '법정동. 지번까지 확인하지 못한 진단이면 null',
    }),
    boundary: Type.Object(
      {
        polygons: Type.Array(BoundaryPolygon, { description: '법정동 경계. 받지 못하면 빈 목록' }),
        status: LookupState('경계 조회 상태'),
        message: Nullable(Type.String(), { description: '경계가 없는 까닭. 있으면 null' }),
      },
      { description: '법정동 경계' },
    ),
    nearbyEvidence: Type.Array(
      Type.Object(
        {
          pnu: text('필지고유번호'),
          address: text('지번주소'),
          buildingName: Nullable(Type.String(), { description: '건물 이름. 모르면 null' }),
          evidence: Type.Array(EvidenceMetric, { description: '저장된 자료' }),
          ...position,
          distanceMeter: Nullable(Type.Integer(), { description: '진단한 집까지의 거리(m). 좌표가 없으면 null' }),
        },
        { $id: 'NearbyEvidence', description: '자료가 저장된 필지. 매물이 아닙니다.' },
      ),
      { description: '같은 법정동에서 자료가 저장된 필지 일부. 가까운 것부터' },
    ),
    radiusOptions: Type.Array(Type.Integer(), { description: '고를 수 있는 반경(m)' }),
    coverage: Type.Array(EvidenceMetric, { description: '법정동에 저장된 자료' }),
    fieldChecks: FieldChecks,
    nextActions: Type.Array(Type.String(), { description: '다음에 할 일' }),
  },
  { $id: 'DiagnosisContext', description: '진단한 집의 지도 자료' },
)
export type DiagnosisContext = Static<typeof DiagnosisContext>
