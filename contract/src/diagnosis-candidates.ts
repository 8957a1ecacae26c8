import { type Static, Type } from 'typebox'
import { Nullable, PageQuery } from './common.ts'
import { ContractPurpose, RentRiskDiagnosisRequest } from './diagnosis-request.ts'

const { address, jusoAddress, knownPropertyType, exclusiveAreaSquareMeter, floorNumber, selectedRegisterKey } =
  RentRiskDiagnosisRequest.properties

export const CandidateSearchRequest = Type.Object(
  {
    address,
    jusoAddress,
    contractPurpose: Type.Optional(ContractPurpose),
    knownPropertyType,
    exclusiveAreaSquareMeter,
    floorNumber,
    selectedRegisterKey,
    ...PageQuery.properties,
  },
  {
    $id: 'RentRiskDiagnosisCandidateSearchRequest',
    description: '비교 기준으로 고를 과거 전월세 거래 찾기. 계약 유형을 생략하면 전세와 월세를 함께 찾습니다.',
  },
)
export type CandidateSearchRequest = Static<typeof CandidateSearchRequest>

export const RentCandidate = Type.Object(
  {
    candidateId: Type.String({ description: '과거 거래의 식별자' }),
    source: Type.String({ description: '자료의 이름(AptRent, RHRent, SHRent, OffiRent)' }),
    sourceLabel: Type.String({ description: '출처 이름' }),
    contractDate: Type.String({ description: '계약일 YYYY-MM-DD' }),
    propertyType: Type.Enum(['APARTMENT', 'OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY'], {
      description: '거래 자료의 주택 유형',
    }),
    depositAmountManwon: Nullable(Type.Number({ description: '보증금(만원)' })),
    monthlyRentAmountManwon: Nullable(Type.Number({ description: '월세(만원). 전세는 0' })),
    convertedMonthlyRentManwon: Nullable(
      Type.Integer({ description: '보증금을 전환율로 월세로 바꾸어 월세에 더한 한 달 금액(만원)' }),
      { description: '전세이거나 금액이 공개되지 않았으면 null' },
    ),
    exclusiveAreaSquareMeter: Nullable(Type.Number({ description: '전용면적(㎡). 단독·다가구는 계약면적' })),
    floorNumber: Nullable(Type.Integer({ description: '층. 단독·다가구는 공개되지 않아 null' })),
    buildingName: Nullable(Type.String({ description: '건물명' })),
    lot: Nullable(Type.String({ description: '지번. 공개되지 않으면 null' })),
    matchLevel: Type.Enum(['SAME_LOT', 'SAME_LEGAL_DISTRICT'], { description: '같은 지번인지, 같은 법정동인지' }),
    confidence: Type.Enum(['HIGH', 'MEDIUM', 'LOW'], {
      description: 'HIGH 같은 지번이고 면적·층이 비슷함, MEDIUM 같은 지번, LOW 같은 법정동의 참고 자료',
    }),
    limitation: Type.String({ description: '이 거래를 기준으로 삼을 때의 한계' }),
  },
  {
    $id: 'RentRiskDiagnosisCandidateResponse',
    description: '신고된 과거 전월세 거래 한 건. 지금 계약할 수 있는 집이 아니며, 확인된 사실로 쓰지 않습니다.',
  },
)
export type RentCandidate = Static<typeof RentCandidate>
