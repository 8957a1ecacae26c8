import { type Static, Type } from 'typebox'
import { Nullable, PageQuery } from './common.ts'
import { ContractPurpose, JusoAddress, MAX_AMOUNT_MANWON } from './diagnosis-request.ts'
import { PropertyTypeCode } from './diagnosis-response.ts'
import { PAPER_NAMES } from './paper-names.ts'
import { KeepPapersRequest } from './saved-readings.ts'
import { TermMonths } from './term-months.ts'

const amount = (description: string) => Type.Number({ minimum: 0, maximum: MAX_AMOUNT_MANWON, description })
const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })

const CENTURIES = '^(19|20)'
const day = (description: string) =>
  Type.Optional(Type.String({ format: 'date', pattern: CENTURIES, description: `${description} YYYY-MM-DD` }))

/** Omitted dates are unknown. */
export const FavoriteDates = Type.Object(
  {
    contractOn: day('계약일'),
    balanceOn: day('잔금일'),
    moveInOn: day('입주일'),
    endOn: day('계약이 끝나는 날'),
    termMonths: Type.Optional(TermMonths),
  },
  {
    $id: 'FavoriteDates',
    description:
      '계약의 날짜. 적은 날짜에 할 일을 알림으로 받습니다. 앞뒤가 바뀐 날짜와 시작하는 날이 없는 기간은 400입니다. 기간은 끝나는 날로 저장합니다.',
  },
)
export type FavoriteDates = Static<typeof FavoriteDates>

const terms = {
  label: Type.Optional(Type.String({ maxLength: 100, description: '부르는 이름' })),
  contractPurpose: Type.Optional(ContractPurpose),
  depositAmountManwon: Type.Optional(amount('보증금(만원)')),
  monthlyRentAmountManwon: Type.Optional(amount('월세(만원)')),
  maintenanceFeeAmountManwon: Type.Optional(amount('월 관리비(만원)')),
  exclusiveAreaSquareMeter: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, maximum: 10_000, description: '전용면적(㎡)' }),
  ),
  floorNumber: Type.Optional(Type.Integer({ minimum: -10, maximum: 200, description: '층. 지하는 음수' })),
  knownPropertyType: Type.Optional(
    Type.String({ maxLength: 40, description: '사용자가 아는 주택 유형. 힌트일 뿐 공식 사실로 쓰지 않습니다.' }),
  ),
  memo: Type.Optional(Type.String({ maxLength: 1_000, description: '메모' })),
  dates: Type.Optional(FavoriteDates),
}
const address = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: '지번주소' })

export const CreateFavoriteRequest = Type.Object(
  {
    address: Type.Optional(address),
    jusoAddress: Type.Optional(JusoAddress),
    ...terms,
    diagnosisId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description:
          '자신의 진단. 적지 않은 주소와 조건, 주택 유형, 고른 건물을 여기서 가져옵니다. 적은 주소가 다른 지번이면 아무것도 가져오지 않고 이 진단과 이어 두지도 않습니다.',
      }),
    ),
    statusToken: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: '로그인 없이 한 진단의 토큰. 그 진단이 내 것이 되고, diagnosisId를 적은 것과 같습니다.',
      }),
    ),
    papers: Type.Optional(KeepPapersRequest),
    registryChecked: Type.Optional(
      Type.Boolean({
        description: `papers에 적은 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 직접 확인했다고 함께 적습니다. 적지 않으면 확인 상태는 그대로입니다.`,
      }),
    ),
  },
  {
    $id: 'CreateFavoriteRequest',
    description:
      '저장할 집. 주소와 진단(diagnosisId 또는 statusToken) 가운데 하나는 있어야 합니다. papers는 진단과 함께 적습니다.',
  },
)
export type CreateFavoriteRequest = Static<typeof CreateFavoriteRequest>

export const UpdateFavoriteRequest = Type.Object(
  { address: Type.Optional(address), jusoAddress: Type.Optional(JusoAddress), ...terms },
  {
    $id: 'UpdateFavoriteRequest',
    description:
      '저장한 집의 조건. 적지 않은 조건은 지워지고, 적지 않은 주소와 날짜(dates)는 그대로입니다. dates를 적으면 날짜 전체를 바꿉니다.',
  },
)
export type UpdateFavoriteRequest = Static<typeof UpdateFavoriteRequest>

export const AddressStateCode = Type.Enum(['NORMALIZED', 'NEEDS_EXACT_ADDRESS'], {
  $id: 'FavoriteAddressState',
  description: 'NORMALIZED 지번까지 확인한 주소, NEEDS_EXACT_ADDRESS 정확한 지번이 필요한 주소(조회하지 않음)',
})

export const WayState = Type.Enum(['LOOKING', 'CONTRACTED', 'MOVED_IN', 'DROPPED'], {
  $id: 'WayState',
  description:
    'LOOKING 알아보는 중, CONTRACTED 계약함, MOVED_IN 입주함, DROPPED 계약하지 않기로 함(알림을 보내지 않음)',
})
export type WayState = Static<typeof WayState>

const given = (description: string) => `${description}. 적지 않았으면 null`

export const Favorite = Type.Object(
  {
    favoriteId: Type.Integer({ description: '저장한 집의 번호' }),
    label: Nullable(Type.String(), { description: given('부르는 이름') }),
    address: Type.String({ description: '지번주소. 지번까지 확인하지 못했으면 입력한 주소' }),
    inputAddress: Type.String({ description: '입력한 주소' }),
    addressState: AddressStateCode,
    addressMessage: Nullable(Type.String(), { description: '지번까지 확인하지 못했을 때 할 일. 확인했으면 null' }),
    pnu: Nullable(Type.String(), { description: '필지고유번호 19자리. 지번까지 확인하지 못했으면 null' }),
    legalDistrictCode: Nullable(Type.String(), { description: '법정동코드. 지번까지 확인하지 못했으면 null' }),
    unitText: Nullable(Type.String(), { description: '동·호. 없으면 null' }),
    contractPurpose: Nullable(ContractPurpose, { description: given('계약 유형') }),
    depositAmountManwon: Nullable(Type.Number(), { description: given('보증금(만원)') }),
    monthlyRentAmountManwon: Nullable(Type.Number(), { description: given('월세(만원)') }),
    maintenanceFeeAmountManwon: Nullable(Type.Number(), { description: given('월 관리비(만원)') }),
    exclusiveAreaSquareMeter: Nullable(Type.Number(), { description: given('전용면적(㎡)') }),
    publishedAreaSquareMeter: Type.Optional(
      Nullable(Type.Number(), {
        description: '적은 호가 공시된 전용면적(㎡). 면적을 적지 않았으면 이 집의 면적으로 셉니다. 모르면 null',
      }),
    ),
    floorNumber: Nullable(Type.Integer(), { description: given('층') }),
    knownPropertyType: Nullable(Type.String(), { description: given('사용자가 아는 주택 유형') }),
    propertyType: Nullable(PropertyTypeCode, {
      description: '진단이나 힌트의 주택 유형. 둘 다 없으면 분석에서 확인한 건축물대장의 유형이고, 그것도 없으면 null',
    }),
    memo: Nullable(Type.String(), { description: given('메모') }),
    diagnosisId: Nullable(Type.Integer(), { description: '저장할 때 쓴 진단. 없거나 지웠으면 null' }),
    selectedRegisterKey: Type.Optional(
      Nullable(Type.String(), { description: '같은 지번의 건물 가운데 고른 건물. 고르지 않았으면 null' }),
    ),
    dates: Type.Object(
      {
        contractOn: Nullable(Type.String(), { description: given('계약일') }),
        balanceOn: Nullable(Type.String(), { description: given('잔금일') }),
        moveInOn: Nullable(Type.String(), { description: given('입주일') }),
        endOn: Nullable(Type.String(), { description: given('계약이 끝나는 날') }),
      },
      { description: '계약의 날짜' },
    ),
    state: WayState,
    createdAt: time('저장한 시각'),
    updatedAt: time('고친 시각'),
  },
  { $id: 'Favorite', description: '저장한 집' },
)
export type Favorite = Static<typeof Favorite>

export const FavoriteQuery = Type.Object({
  ...PageQuery.properties,
  sort: Type.Enum(
    ['CREATED_AT_DESC', 'CREATED_AT_ASC', 'UPDATED_AT_DESC', 'DEPOSIT_ASC', 'DEPOSIT_DESC', 'LABEL_ASC'],
    {
      default: 'CREATED_AT_DESC',
      description: '순서. 적지 않은 값은 뒤에 둡니다.',
    },
  ),
})
export type FavoriteQuery = Static<typeof FavoriteQuery>
