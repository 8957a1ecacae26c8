import type { RegionalInputChip, RegionalTermShare } from '@lease-risk/contract/regional'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { TermProblem } from '../../domain/region-keyword/asked-terms.ts'
import type { AmountTerm, KeywordTerm } from '../../domain/region-keyword/read-terms.ts'
import { PROPERTY_TYPE_LABELS } from '../../domain/wording/labels.ts'
import { formatArea, formatManwon } from '../../words/ko/format.ts'
import type { InterpretedInput } from './interpret-input.ts'
import { usedTerms } from './term-shares.ts'

const PROBLEMS: Record<Exclude<TermProblem, null>, string> = {
  UNIT_UNCLEAR: '원, 만 원, 억 원 가운데 어느 단위인지 알 수 없어 쓰지 않았습니다. 단위를 붙여 주십시오.',
  AMOUNT_UNCLEAR: '무엇의 금액인지 알 수 없어 쓰지 않았습니다. 전세, 보증금, 월세 가운데 하나를 함께 적어 주십시오.',
  NO_UPPER_END: '이상으로 적은 금액은 쓰지 않았습니다. 이하 금액으로 적으면 그 비율을 봅니다.',
  OTHER_PURPOSE: '전세를 분석했으므로 월세 금액은 쓰지 않았습니다.',
  SALE: '매매 금액은 전월세 계약의 비율을 보는 데 쓰지 않았습니다.',
  NOT_PUBLISHED: '실거래 자료에 없는 조건이어서 쓰지 않았습니다.',
  EXCLUDED: '제외하라는 조건은 쓰지 않았습니다. 그런 집의 거래도 통계에 섞여 있을 수 있습니다.',
  MAYBE_DEPOSIT: '월세로 보기에는 커서 보증금일 수 있어 쓰지 않았습니다. 보증금과 월세를 함께 적어 주십시오.',
  TWICE: '같은 조건이 여러 번 있어 처음 것만 썼습니다.',
}
const NO_REGION = '지역을 하나로 정하지 못해 쓰지 않았습니다.'
const PYEONG_UNCLEAR =
  '평은 공급면적일 수도 있어 아파트가 아니면 쓰지 않았습니다. 전용면적(㎡)으로 적으면 그 크기의 거래만 봅니다.'
const PYEONG_OF_APARTMENTS =
  ' 평은 공급면적일 수도 있어 이 면적으로는 아파트 거래만 골랐고, 다른 유형은 면적으로 나누지 않았습니다.'
const TOO_FEW = '이 조건의 저장된 계약이 3건 미만이어서 쓰지 않았습니다.'
const USED =
  '최근 1년 저장된 계약에서 이 조건의 비율이나 수준을 보는 데 썼습니다. 월별 통계는 이 조건으로 나누지 않습니다.'
const LEFT_OUT = '이 유형을 빼고 분석했습니다.'
const NOTHING_LEFT = '빼면 남는 유형이 없어 빼지 않았습니다.'
const UPPER_END_ALONE = ' 아래쪽 금액은 쓰지 않고 위쪽 금액 이하인 계약의 비율을 봅니다.'

/** What was read of amounts, sizes, rooms, floors and excluded types, a chip each: used, or named as not used with the reason. */
export function termChips(
  { terms, problems, target, excludedTypes }: Pick<InterpretedInput, 'terms' | 'problems' | 'target' | 'excludedTypes'>,
  shares: readonly RegionalTermShare[],
  propertyTypes: readonly PropertyType[],
): RegionalInputChip[] {
  const used = usedTerms(shares)
  const isOfApartments = propertyTypes.every((type) => type === 'APARTMENT')
  const ofTerms = terms.map((term, at): RegionalInputChip => {
    const problem = problems[at] ?? null
    const reason =
      problem === null ? unusedReason(term, used, { hasRegion: 'lawdCd' in target, isOfApartments }) : PROBLEMS[problem]
    const note = reason ?? usedNote(term, isOfApartments)
    return { kind: kindOf(term), text: term.text, label: labelOf(term), used: reason === null, note }
  })
  const ofTypes = excludedTypes.map(({ text, type }): RegionalInputChip => {
    const used = !propertyTypes.includes(type)
    return {
      kind: 'TYPE',
      text,
      label: `${PROPERTY_TYPE_LABELS[type]} 제외`,
      used,
      note: used ? LEFT_OUT : NOTHING_LEFT,
    }
  })
  return [...ofTerms, ...ofTypes]
}

function usedNote(term: KeywordTerm, isOfApartments: boolean): string {
  if (term.kind === 'AREA') return isUnclear(term, isOfApartments) ? `${USED}${PYEONG_OF_APARTMENTS}` : USED
  const isRange = 'fromManwon' in term && term.fromManwon !== null && term.toManwon !== null
  return isRange ? `${USED}${UPPER_END_ALONE}` : USED
}

function unusedReason(
  term: KeywordTerm,
  used: ReturnType<typeof usedTerms>,
  { hasRegion, isOfApartments }: { hasRegion: boolean; isOfApartments: boolean },
): string | null {
  if (!hasRegion) return NO_REGION
  if (term.kind === 'AREA') {
    if (used.area) return null
    return isUnclear(term, isOfApartments) ? PYEONG_UNCLEAR : TOO_FEW
  }
  const isUsed = term.kind === 'FLOOR' ? used.basement : used.amounts
  return isUsed ? null : TOO_FEW
}

/** Of homes other than apartments 평 may count the area of their own, or more. */
function isUnclear({ unit, isExclusive }: Extract<KeywordTerm, { kind: 'AREA' }>, isOfApartments: boolean): boolean {
  return unit === 'PYEONG' && !isExclusive && !isOfApartments
}

function kindOf(term: KeywordTerm): RegionalInputChip['kind'] {
  return term.kind === 'FLOOR' && term.floor !== 'OTHER' ? term.floor : term.kind
}

const AMOUNT_NAMES = {
  DEPOSIT: '보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
  MAINTENANCE_FEE: '관리비',
  AMOUNT: '금액',
} as const

function labelOf(term: KeywordTerm): string {
  switch (term.kind) {
    case 'ROOMS':
      return `방 ${term.rooms}개${term.isExcluded === true ? ' 제외' : ''}`
    case 'FLOOR':
      return `${{ BASEMENT: '지하·반지하', ROOFTOP: '옥탑', OTHER: `층 ${term.text}` }[term.floor]}${term.isExcluded === true ? ' 제외' : ''}`
    case 'AREA': {
      const size = (value: number) => (term.unit === 'PYEONG' ? `${Math.round(value)}평` : formatArea(value))
      const name = term.isExclusive ? '전용면적' : '면적'
      if (term.to === null) return `${name} ${size(term.from)} 이상`
      return term.from === 0 ? `${name} ${size(term.to)} 이하` : `${name} ${size(term.from)}~${size(term.to)}`
    }
    case 'DEPOSIT':
    case 'MONTHLY_RENT':
    case 'SALE_PRICE':
    case 'MAINTENANCE_FEE':
    case 'AMOUNT':
      return amountLabel(term)
  }
}

function amountLabel({
  kind,
  text,
  fromManwon: from,
  toManwon: to,
  unclearUnit,
}: AmountTerm & { text: string }): string {
  const name = AMOUNT_NAMES[kind]
  if (unclearUnit) return `${name} ${text}`
  if (to === null) return `${name} ${formatManwon(from ?? 0)} 이상`
  return from === null ? `${name} ${formatManwon(to)} 이하` : `${name} ${formatManwon(from)}~${formatManwon(to)}`
}
