import type { SinceLastDiagnosis } from '@lease-risk/contract/diagnosis-repeat'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { PURPOSE_LABELS } from '../../../domain/wording/labels.ts'
import { formatArea, formatFloor, formatManwon } from '../../../words/ko/format.ts'
import { readTerms } from '../../diagnosis-record/face.ts'

type Field = {
  field: keyof RentRiskDiagnosisRequest
  title: string
  /** What counts, as a text; `null`: not given. */
  valueOf: (request: RentRiskDiagnosisRequest) => string | null
  /** The text says nothing to a person, or too much: that it changed is shown, not how. */
  unspoken?: true
}

const FIELDS: readonly Field[] = [
  { field: 'address', title: '주소 표기', valueOf: ({ address }) => address.trim() },
  { field: 'contractPurpose', title: '계약 유형', valueOf: ({ contractPurpose }) => PURPOSE_LABELS[contractPurpose] },
  {
    field: 'depositAmountManwon',
    title: '보증금',
    valueOf: (request) => formatManwon(readTerms(request).depositManwon),
  },
  {
    field: 'monthlyRentAmountManwon',
    title: '월세',
    valueOf: (request) => formatManwon(readTerms(request).monthlyRentManwon),
  },
  {
    field: 'maintenanceFeeAmountManwon',
    title: '관리비',
    valueOf: (request) => given(readTerms(request).maintenanceFeeManwon, formatManwon),
  },
  {
    field: 'exclusiveAreaSquareMeter',
    title: '전용면적',
    valueOf: (request) => given(readTerms(request).areaSquareMeter, formatArea),
  },
  { field: 'floorNumber', title: '층', valueOf: (request) => given(readTerms(request).floor, formatFloor) },
  {
    field: 'knownPropertyType',
    title: '입력한 주택 유형',
    valueOf: (request) => request.knownPropertyType?.trim() || null,
  },
  {
    field: 'listingDescription',
    title: '입력한 설명',
    valueOf: (request) => request.listingDescription?.trim() || null,
    unspoken: true,
  },
  {
    field: 'selectedRegisterKey',
    title: '고른 건축물대장 후보',
    valueOf: (request) => request.selectedRegisterKey ?? null,
    unspoken: true,
  },
  {
    field: 'selectedRentCandidate',
    title: '비교 기준으로 고른 과거 거래',
    valueOf: ({ selectedRentCandidate: candidate }) => candidate?.candidateId ?? candidate?.dealDate ?? null,
    unspoken: true,
  },
]

/** What was typed differently, in the order of the form. */
export function changedInput(
  before: RentRiskDiagnosisRequest,
  after: RentRiskDiagnosisRequest,
): SinceLastDiagnosis['changedInput'] {
  return FIELDS.flatMap(({ field, title, valueOf, unspoken }) => {
    const [old, now] = [valueOf(before), valueOf(after)]
    if (old === now) return []
    return [{ field, title, before: unspoken ? null : old, after: unspoken ? null : now }]
  })
}

function given<T>(value: T | null, words: (value: T) => string): string | null {
  return value === null ? null : words(value)
}
