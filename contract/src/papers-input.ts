import { type Static, Type } from 'typebox'
import { MAX_PAPER_AMOUNT_MANWON, Nullable } from './common.ts'
import { ContractPurpose, MAX_AMOUNT_MANWON } from './diagnosis-request.ts'
import { PropertyTypeCode } from './diagnosis-response.ts'
import { ForeignRegistration } from './foreign-tenant.ts'
import { LandlordLookups } from './landlord-lookups.ts'
import { PAPER_NAMES, ROOM_PATTERN } from './paper-names.ts'
import { PartyStatements } from './party-statements.ts'
import { TermMonths } from './term-months.ts'

/** Dates in the centuries of leases and their entries. */
const CENTURIES = '^(19|20)'

const amount = (description: string, maximum = MAX_PAPER_AMOUNT_MANWON) =>
  Type.Integer({ minimum: 0, maximum, description: `${description}(만원)` })
const day = (description: string) =>
  Type.Optional(Type.String({ format: 'date', pattern: CENTURIES, description: `${description} YYYY-MM-DD` }))

/** Limited like the terms of a diagnosis, from which they are copied. */
export const PaperTerms = Type.Object(
  {
    contractPurpose: ContractPurpose,
    depositAmountManwon: amount('보증금', MAX_AMOUNT_MANWON),
    monthlyRentAmountManwon: Type.Optional(amount('월세', MAX_AMOUNT_MANWON)),
  },
  { $id: 'PaperTerms', description: '계약 조건' },
)
export type PaperTerms = Static<typeof PaperTerms>

export const PaperHome = Type.Object(
  {
    legalDistrictCode: Type.String({ pattern: '^\\d{10}$', description: '법정동코드 10자리' }),
    propertyType: PropertyTypeCode,
    householdCount: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000, description: '건물의 가구·세대 수. 모르면 생략' }),
    ),
  },
  { $id: 'PaperHome', description: '집' },
)
export type PaperHome = Static<typeof PaperHome>

const value = (description: string) =>
  Type.Integer({ minimum: 1, maximum: MAX_PAPER_AMOUNT_MANWON, description: `${description}(만원)` })

export const PaperValue = Type.Object(
  {
    lowManwon: value('집값의 낮은 쪽'),
    midManwon: value('집값의 가운데'),
    highManwon: value('집값의 높은 쪽'),
    basis: Type.String({ minLength: 1, maxLength: 200, description: '집값의 근거. 자유롭게 적은 글' }),
  },
  { $id: 'PaperValue', description: '집값. 낮은 쪽 ≤ 가운데 ≤ 높은 쪽' },
)
export type PaperValue = Static<typeof PaperValue>

export const RegistryEntryKind = Type.Enum(
  [
    'MORTGAGE',
    'JEONSE_RIGHT',
    'LEASE_REGISTRATION',
    'SEIZURE',
    'PROVISIONAL_SEIZURE',
    'INJUNCTION',
    'AUCTION',
    'TRUST',
    'PROVISIONAL_REGISTRATION',
    'NO_LAND_RIGHT',
    'SEPARATE_LAND_REGISTRY',
    'OTHER',
  ],
  {
    $id: 'RegistryEntryKind',
    description:
      '등기의 종류: MORTGAGE 근저당, JEONSE_RIGHT 전세권, LEASE_REGISTRATION 임차권등기, SEIZURE 압류, PROVISIONAL_SEIZURE 가압류, INJUNCTION 가처분, AUCTION 경매개시결정, TRUST 신탁, PROVISIONAL_REGISTRATION 가등기, NO_LAND_RIGHT 대지권 없음, SEPARATE_LAND_REGISTRY 토지별도등기, OTHER 그 밖',
  },
)

const MAX_ENTRIES = 100
const MAX_TENANTS = 200

const RegistryEntry = Type.Object(
  {
    kind: RegistryEntryKind,
    registeredOn: day('등기한 날'),
    amountManwon: Type.Optional(
      amount('금액. 근저당은 채권최고액. 모르면 생략하고, 생략하면 0이 아니라 모르는 것으로 셉니다'),
    ),
    cancelled: Type.Boolean({ default: false, description: '말소되었는지' }),
    jointCollateral: Type.Boolean({ default: false, description: '공동담보인지' }),
    taxKind: Type.Optional(
      Type.Enum(['OWN_TAX', 'OTHER'], {
        description:
          '압류가 세금 때문이면 그 종류: OWN_TAX 이 집에 부과된 세금(당해세), OTHER 그 밖의 세금. 모르면 생략',
      }),
    ),
    legalDate: day('세금 압류의 법정기일'),
    note: Type.Optional(
      Type.String({
        maxLength: 200,
        description: '메모. 주민등록번호처럼 보이는 글은 400입니다. 계산에 쓰지 않습니다.',
      }),
    ),
  },
  { $id: 'RegistryEntry', description: `${PAPER_NAMES.REGISTRY_DOCUMENT}에서 읽은 등기 하나` },
)

const RegistryHome = Type.Object(
  {
    legalDistrictCode: Type.Optional(Type.String({ pattern: '^\\d{10}$', description: '법정동코드 10자리' })),
    legalDistrict: Type.Optional(
      Type.String({
        maxLength: 60,
        pattern: '^[가-힣]{2,10}( [가-힣]{1,10}\\d{0,2}[가-힣]{0,3}){1,4}$',
        description: '등기부에 적힌 법정동까지의 주소. 법정동코드를 생략했을 때 씁니다. 예: 서울특별시 관악구 신림동',
      }),
    ),
    lot: Type.Optional(
      Type.String({
        maxLength: 200,
        pattern: '^산? ?\\d{1,4}(-\\d{1,4})?(, 산? ?\\d{1,4}(-\\d{1,4})?)*( 외)?$',
        description:
          '지번. 여러 필지면 쉼표로 나누고, 적히지 않은 필지가 더 있으면 외를 붙임. 예: 1422-5 · 산 12 · 1422-4, 1422-5 · 1422-4 외',
      }),
    ),
    dong: Type.Optional(Type.String({ maxLength: 30, description: '동. 예: 101' })),
    ho: Type.Optional(Type.String({ maxLength: 30, description: '호. 예: 301' })),
  },
  {
    $id: 'RegistryHome',
    description: '등기부가 가리키는 집. 진단한 집과 다르면 그 등기부는 세지 않습니다. 모르는 것은 생략',
  },
)

export const RegistryReading = Type.Object(
  {
    readOn: Type.String({ format: 'date', pattern: CENTURIES, description: '등기부를 읽은 날 YYYY-MM-DD' }),
    part: Type.Enum(['UNIT', 'BUILDING', 'LAND'], { description: '읽은 등기부: 집합건물의 호실, 건물 전체, 토지' }),
    ownerIsLandlord: Type.Enum(['YES', 'NO', 'UNKNOWN'], { description: '소유자와 임대인이 같은지' }),
    home: Type.Optional(RegistryHome),
    entries: Type.Array(RegistryEntry, {
      maxItems: MAX_ENTRIES,
      description: '등기. 같은 날의 등기끼리는 적은 순서가 순위이므로 접수번호 순서대로 적음',
    }),
  },
  { $id: 'RegistryReading', description: '직접 읽고 적은 등기부. 파일, 이름, 주민등록번호는 받지 않습니다.' },
)
export type RegistryReading = Static<typeof RegistryReading>

const OtherTenant = Type.Object(
  {
    depositManwon: amount('보증금'),
    moveInReportedOn: day('입주와 전입신고를 마친 날'),
    fixedDateOn: day('확정일자'),
    claimed: Type.Boolean({ default: true, description: '배당을 요구하는지. 요구하지 않으면 배당에서 뺍니다.' }),
  },
  { $id: 'OtherTenant', description: '다른 임차인 한 사람. 모르는 날짜는 생략' },
)

const UnpaidTax = Type.Object(
  {
    kind: Type.Enum(['NATIONAL', 'LOCAL'], { description: '국세, 지방세' }),
    ownTax: Type.Boolean({ default: false, description: '이 집에 부과된 세금(당해세)인지' }),
    legalDate: day('법정기일'),
    amountManwon: amount('밀린 금액'),
  },
  { $id: 'UnpaidTax', description: '임대인의 밀린 세금 하나' },
)

const OwedWages = Type.Object(
  { amountManwon: amount('최종 3개월분 임금과 최종 3년간 퇴직급여의 합계') },
  { $id: 'OwedWages', description: '임대인의 직원에게 밀린 임금' },
)

const JointCollateral = Type.Object(
  {
    listNumber: Type.Optional(Type.String({ maxLength: 50, description: '공동담보목록 번호. 계산에 쓰지 않습니다.' })),
    units: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: '이 집을 더한 담보의 수' })),
    ownShareOfValue: Type.Optional(
      Type.Object(
        {
          low: Type.Number({ minimum: 0, maximum: 1, description: '가장 적을 때의 비율' }),
          high: Type.Number({ minimum: 0, maximum: 1, description: '가장 많을 때의 비율. 이 집이 먼저 팔리면 1' }),
        },
        { $id: 'OwnShareOfValue', description: '담보 전체에서 이 집이 맡는 몫(0~1). 낮은 쪽 ≤ 높은 쪽' },
      ),
    ),
  },
  {
    $id: 'JointCollateral',
    description: '공동담보. jointCollateral인 등기가 이 집에서 얼마를 받아 가는지를 정합니다.',
  },
)

const DepositPart = Type.Object(
  { amountManwon: amount('올린 금액'), fixedDateOn: day('그 금액의 확정일자') },
  { $id: 'DepositPart', description: '확정일자가 따로 있는 보증금의 일부' },
)

export const SeniorTenants = Type.Object(
  {
    state: Type.Enum(['KNOWN', 'PARTLY', 'UNKNOWN'], {
      description: '다른 임차인의 보증금을 모두 아는지, 일부만 아는지, 모르는지',
    }),
    depositsManwon: Type.Optional(
      Type.Array(amount('보증금 하나'), { maxItems: MAX_TENANTS, description: '임차인마다의 보증금(만원)' }),
    ),
    sumManwon: Type.Optional(amount('아는 보증금의 합계. depositsManwon의 금액도 들어 있음')),
    countKnown: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: '다른 임차인의 수. 0은 state가 KNOWN일 때만 없다는 뜻',
      }),
    ),
    countAtLeast: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description: `${PAPER_NAMES.RESIDENT_LIST}에 있는 다른 세대의 수. 외국인과 다른 주소로 전입한 세대는 나오지 않으니 적어도 이만큼. 0은 적지 않음`,
      }),
    ),
    tenants: Type.Optional(
      Type.Array(OtherTenant, {
        maxItems: MAX_TENANTS,
        description: '날짜까지 아는 다른 임차인. 나보다 늦은 임차인도 적을 수 있고, depositsManwon에는 다시 적지 않음',
      }),
    ),
  },
  { $id: 'SeniorTenants', description: '먼저 들어온 다른 임차인. 다가구에서 생략하면 모르는 것으로 셉니다.' },
)
export type SeniorTenants = Static<typeof SeniorTenants>

export const TablePaper = Type.Enum(['FIXED_DATES', 'HOUSEHOLDS', 'FOREIGN_RESIDENTS'], {
  $id: 'TablePaper',
  description: `FIXED_DATES ${PAPER_NAMES.FIXED_DATE_LIST}, HOUSEHOLDS ${PAPER_NAMES.RESIDENT_LIST}, FOREIGN_RESIDENTS 외국인체류확인서`,
})

const TenantOfHouse = Type.Object(
  {
    room: Type.Optional(
      Type.String({
        maxLength: 13,
        pattern: ROOM_PATTERN,
        description: '방. 이름은 적지 않음. 예: 201 · 201호 · B01 · 옥탑. 모르면 생략',
      }),
    ),
    depositManwon: Type.Optional(amount('보증금. 모르면 생략하고, 생략하면 0이 아니라 모르는 것으로 셉니다')),
    monthlyRentManwon: Type.Optional(amount('월세. 모르면 생략', MAX_AMOUNT_MANWON)),
    fixedDateOn: day('확정일자'),
    movedInOn: day('전입일. 외국인이면 체류지를 신고한 날'),
    papers: Type.Array(TablePaper, {
      maxItems: 3,
      uniqueItems: true,
      default: [],
      description: '이 줄이 있는 서류. 어느 서류에도 없으면 빈 목록',
    }),
    saidBy: Type.Enum(['LANDLORD', 'BROKER', 'NOBODY'], {
      default: 'NOBODY',
      description: '누가 한 말인지: LANDLORD 임대인, BROKER 공인중개사, NOBODY 누구의 말도 아님',
    }),
  },
  {
    $id: 'TenantOfHouse',
    description: '다른 임차인의 표에서 한 줄. 같은 방은 여러 줄이어도 되고, 서로 다르면 알려 드립니다.',
  },
)

export const TenantsOfHouse = Type.Object(
  { rows: Type.Array(TenantOfHouse, { maxItems: MAX_TENANTS, description: '줄. 비어 있으면 적지 않은 것과 같음' }) },
  {
    $id: 'TenantsOfHouse',
    description:
      '다른 임차인의 표. seniorTenants와 더하지 않고 많은 쪽으로 세며, 표만으로 다른 임차인을 모두 안다고 보지 않습니다.',
  },
)
export type TenantsOfHouse = Static<typeof TenantsOfHouse>

const ViolationMark = Type.Object(
  { issuedOn: day('표시가 있는 서류를 발급한 날. 모르면 생략') },
  { $id: 'ViolationMark', description: `${PAPER_NAMES.BUILDING_REGISTER}에서 읽은 위반건축물 표시` },
)

export const LeaseDates = Type.Object(
  {
    contractOn: day('계약일'),
    balanceOn: day('잔금일'),
    moveInOn: day('입주일'),
    reportOn: day('전입신고일'),
    fixedDateOn: day('확정일자'),
    endOn: day('계약이 끝나는 날'),
    termMonths: Type.Optional(TermMonths),
  },
  { $id: 'LeaseDates', description: '정했거나 지난 날짜. 모르면 생략' },
)
export type LeaseDates = Static<typeof LeaseDates>

/** Values that a tenant reads from papers and enters; any of them may be omitted, and is then unknown. */
export const paperFields = {
  terms: Type.Optional(PaperTerms),
  home: Type.Optional(PaperHome),
  value: Type.Optional(PaperValue),
  publicPriceManwon: Type.Optional(
    value('직접 찾은 이 집의 공시가격. 공동주택이면 호실, 단독주택이면 건물 전체. 보증기관의 조건에만 씁니다'),
  ),
  quotationManwon: Type.Optional(value('이 집의 KB시세나 한국부동산원 시세. 아파트와 오피스텔의 보증 조건에만 씁니다')),
  appraisalManwon: Type.Optional(value('이 집의 감정평가 금액. 보증기관의 조건에만 씁니다')),
  registry: Type.Optional(RegistryReading),
  seniorTenants: Type.Optional(SeniorTenants),
  tenantsOfHouse: Type.Optional(TenantsOfHouse),
  taxArrearsManwon: Type.Optional(amount('임대인의 미납 세금. 확인해서 없으면 0, 모르면 생략')),
  taxes: Type.Optional(
    Type.Array(UnpaidTax, {
      maxItems: MAX_ENTRIES,
      description: '밀린 세금을 하나씩. 확인해서 없으면 빈 목록. taxArrearsManwon에는 다시 적지 않음',
    }),
  ),
  wages: Type.Optional(
    Nullable(OwedWages, { description: '밀린 임금. 확인해서 없으면 금액 0, 모르면 null이거나 생략' }),
  ),
  jointCollateral: Type.Optional(JointCollateral),
  deposits: Type.Optional(
    Type.Array(DepositPart, {
      maxItems: 20,
      description:
        '보증금에서 확정일자가 따로 있는 부분. 더해도 보증금을 넘지 않으며, 나머지는 dates.fixedDateOn을 따릅니다.',
    }),
  ),
  landlord: Type.Optional(LandlordLookups),
  statements: Type.Optional(PartyStatements),
  foreignRegistration: Type.Optional(ForeignRegistration),
  violationMark: Type.Optional(
    Nullable(ViolationMark, {
      description: '읽은 위반건축물 표시. 읽지 못했으면 null이거나 생략하며, 위반이 없다는 뜻이 아닙니다.',
    }),
  ),
  salePriceManwon: Type.Optional(value('배당을 차례대로 볼 매각 가격')),
  dates: Type.Optional(LeaseDates),
}

export const LeasePapersRequest = Type.Object(
  {
    ...paperFields,
    diagnosisId: Type.Optional(
      Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '로그인한 사용자 자신의 진단 번호' }),
    ),
    statusToken: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: '진단할 때 받은 토큰' })),
  },
  {
    $id: 'LeasePapersRequest',
    description:
      '직접 읽은 내용으로 하는 계산의 요청. 진단(diagnosisId 또는 statusToken)을 주면 terms, home, value를 거기서 가져오고, 함께 적은 것이 앞섭니다. 진단이 없으면 terms와 home이 필요합니다.',
  },
)
export type LeasePapersRequest = Static<typeof LeasePapersRequest>

/** The stored form of these values, without a diagnosis. */
export const PaperReading = Type.Object(
  {
    ...paperFields,
    homeLabel: Type.Optional(
      Type.String({
        maxLength: 30,
        description: '이 집을 부르는 이름. 달력 파일의 제목에 쓰이므로 주소는 적지 마십시오.',
      }),
    ),
  },
  { $id: 'PaperReading', description: '저장한 내용. 적은 그대로' },
)
export type PaperReading = Static<typeof PaperReading>
