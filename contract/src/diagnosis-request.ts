import { type Static, Type } from 'typebox'

/**
 * Maximum amount, in manwon. It is far above any lease: a user who enters 30,000,000 probably means 30,000,000 won, and
 * the answer asks about the unit instead of refusing the amount (R-DIAG-19).
 */
export const MAX_AMOUNT_MANWON = 10_000_000_000

const amount = (description: string) => Type.Number({ minimum: 0, maximum: MAX_AMOUNT_MANWON, description })

export const ContractPurpose = Type.Enum(['JEONSE', 'MONTHLY_RENT'], {
  $id: 'ContractPurpose',
  description: '계약 유형: JEONSE(전세), MONTHLY_RENT(월세)',
})
export type ContractPurpose = Static<typeof ContractPurpose>

const jusoText = (description: string) => Type.String({ maxLength: 200, description })
const jusoNumber = (description: string) =>
  Type.Union([Type.String({ maxLength: 10 }), Type.Integer()], { description })

export const JusoAddress = Type.Object(
  {
    roadAddr: Type.Optional(jusoText('도로명주소 전체')),
    jibunAddr: Type.Optional(jusoText('지번주소 전체')),
    admCd: Type.Optional(Type.String({ maxLength: 10, description: '법정동코드 10자리' })),
    siNm: Type.Optional(jusoText('시도명')),
    sggNm: Type.Optional(jusoText('시군구명. 세종은 빈 값')),
    emdNm: Type.Optional(jusoText('읍면동명')),
    liNm: Type.Optional(jusoText('법정리명')),
    bdNm: Type.Optional(jusoText('건물명')),
    mtYn: Type.Optional(jusoNumber('산 여부: 0 대지, 1 산')),
    lnbrMnnm: Type.Optional(jusoNumber('지번 본번')),
    lnbrSlno: Type.Optional(jusoNumber('지번 부번')),
  },
  {
    $id: 'JusoAddress',
    description: '주소 검색에서 선택한 구조화 주소. 있으면 법정동코드와 본번·부번이 주소 문자열보다 우선합니다.',
  },
)
export type JusoAddress = Static<typeof JusoAddress>

export const SelectedRentCandidate = Type.Object(
  {
    candidateId: Type.Optional(Type.String({ maxLength: 100, description: '후보 식별자' })),
    sourceLabel: Type.Optional(Type.String({ maxLength: 100, description: '출처 이름' })),
    dealDate: Type.Optional(Type.String({ maxLength: 10, description: '계약일 YYYY-MM-DD' })),
    propertyType: Type.Optional(Type.String({ maxLength: 40, description: '후보의 주택 유형' })),
    matchLevel: Type.Optional(Type.String({ maxLength: 40, description: 'SAME_LOT 또는 SAME_LEGAL_DISTRICT' })),
    limitation: Type.Optional(Type.String({ maxLength: 500, description: '후보의 한계 설명' })),
  },
  {
    $id: 'SelectedRentCandidate',
    description: '비교 기준으로 고른 과거 전월세 거래. 맥락으로만 쓰이며 확인된 사실이 아닙니다.',
  },
)
export type SelectedRentCandidate = Static<typeof SelectedRentCandidate>

export const RentRiskDiagnosisRequest = Type.Object(
  {
    address: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '\\S',
      description: '지번주소. 빈칸만 있으면 없는 것과 같습니다.',
      examples: ['서울 관악구 신림동 1422-5'],
    }),
    contractPurpose: ContractPurpose,
    depositAmountManwon: Type.Optional(
      amount('보증금(만원). 꼭 필요합니다. 전세는 0보다 커야 하고, 월세는 보증금이 없으면 0을 적습니다.'),
    ),
    monthlyRentAmountManwon: Type.Optional(amount('월세(만원). 월세 계약은 0보다 커야 합니다.')),
    maintenanceFeeAmountManwon: Type.Optional(amount('월 관리비(만원). 생략하면 0입니다.')),
    exclusiveAreaSquareMeter: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10_000, description: '전용면적(㎡)', examples: [29.35] }),
    ),
    floorNumber: Type.Optional(
      Type.Integer({ minimum: -10, maximum: 200, description: '층. 지하는 음수이고, 0은 적지 않은 것과 같습니다.' }),
    ),
    knownPropertyType: Type.Optional(
      Type.String({ maxLength: 40, description: '사용자가 아는 주택 유형. 힌트일 뿐 공식 사실로 쓰지 않습니다.' }),
    ),
    listingDescription: Type.Optional(
      Type.String({ maxLength: 2_000, description: '매물 설명. 힌트일 뿐 공식 사실로 쓰지 않습니다.' }),
    ),
    jusoAddress: Type.Optional(JusoAddress),
    selectedRentCandidate: Type.Optional(SelectedRentCandidate),
    selectedRegisterKey: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description:
          '같은 지번의 건축물대장 후보 가운데 고른 건물의 registerKey(진단 결과의 propertyIdentity.registerCandidates). 후보에 없는 값은 400입니다.',
      }),
    ),
  },
  { $id: 'RentRiskDiagnosisRequest', description: '정확한 주소의 전월세 위험 사전 진단 요청. 금액 단위는 만원입니다.' },
)
export type RentRiskDiagnosisRequest = Static<typeof RentRiskDiagnosisRequest>
