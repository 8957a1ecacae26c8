import { formatArea, formatManwon } from '../format.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'

/** The parsed amounts, sizes, rooms, floors and excluded types, and how each was used. */
export const REGION_TERMS = {
  TERM_ROOMS: ({ rooms, excluded }: { rooms: number } & MaybeExcluded) => orExcluded(`방 ${rooms}개`, excluded),
  TERM_FLOOR: ({ floor, text, excluded }: { floor: Floor; text: string } & MaybeExcluded) =>
    orExcluded({ BASEMENT: '지하·반지하', ROOFTOP: '옥탑', OTHER: `층 ${text}` }[floor], excluded),
  TERM_AREA: ({ exclusive, unit, from, to }: Area) => {
    const size = (value: number) => (unit === 'PYEONG' ? `${Math.round(value)}평` : formatArea(value))
    const name = exclusive ? '전용면적' : '면적'
    if (to === null) return `${name} ${size(from)} 이상`
    return from === 0 ? `${name} ${size(to)} 이하` : `${name} ${size(from)}~${size(to)}`
  },
  TERM_AMOUNT: ({ kind, fromManwon: from, toManwon: to }: Amount) => {
    const name = AMOUNTS[kind]
    if (to === null) return `${name} ${formatManwon(from ?? 0)} 이상`
    return from === null ? `${name} ${formatManwon(to)} 이하` : `${name} ${formatManwon(from)}~${formatManwon(to)}`
  },
  TERM_AMOUNT_UNCLEAR: ({ kind, text }: { kind: AmountKind; text: string }) => `${AMOUNTS[kind]} ${text}`,
  TERM_TYPE_EXCLUDED: ({ propertyType }: { propertyType: PropertyType }) => `${PROPERTY_TYPES[propertyType]} 제외`,
  TERM_USED:
    '최근 1년 저장된 계약에서 이 조건의 비율이나 수준을 보는 데 썼습니다. 월별 통계는 이 조건으로 나누지 않습니다.',
  TERM_USED_UPPER_END: '아래쪽 금액은 쓰지 않고 위쪽 금액 이하인 계약의 비율을 봅니다.',
  TERM_USED_FOR_APARTMENTS:
    '평은 공급면적일 수도 있어 이 면적으로는 아파트 거래만 골랐고, 다른 유형은 면적으로 나누지 않았습니다.',
  TERM_TYPE_LEFT_OUT: '이 유형을 빼고 분석했습니다.',
  TERM_NOT_USED: ({ why }: { why: keyof typeof NOT_USED }) => NOT_USED[why],
}

const NOT_USED = {
  UNIT_UNCLEAR: '원, 만 원, 억 원 가운데 어느 단위인지 알 수 없어 쓰지 않았습니다. 단위를 붙여 주십시오.',
  AMOUNT_UNCLEAR: '무엇의 금액인지 알 수 없어 쓰지 않았습니다. 전세, 보증금, 월세 가운데 하나를 함께 적어 주십시오.',
  NO_UPPER_END: '이상으로 적은 금액은 쓰지 않았습니다. 이하 금액으로 적으면 그 비율을 봅니다.',
  OTHER_PURPOSE: '전세를 분석했으므로 월세 금액은 쓰지 않았습니다.',
  SALE: '매매 금액은 전월세 계약의 비율을 보는 데 쓰지 않았습니다.',
  NOT_PUBLISHED: '실거래 자료에 없는 조건이어서 쓰지 않았습니다.',
  EXCLUDED: '제외하라는 조건은 쓰지 않았습니다. 그런 집의 거래도 통계에 섞여 있을 수 있습니다.',
  MAYBE_DEPOSIT: '월세로 보기에는 커서 보증금일 수 있어 쓰지 않았습니다. 보증금과 월세를 함께 적어 주십시오.',
  TWICE: '같은 조건이 여러 번 있어 처음 것만 썼습니다.',
  NO_REGION: '지역을 하나로 정하지 못해 쓰지 않았습니다.',
  PYEONG_UNCLEAR:
    '평은 공급면적일 수도 있어 아파트가 아니면 쓰지 않았습니다. 전용면적(㎡)으로 적으면 그 크기의 거래만 봅니다.',
  TOO_FEW: '이 조건의 저장된 계약이 3건 미만이어서 쓰지 않았습니다.',
  NOTHING_LEFT: '빼면 남는 유형이 없어 빼지 않았습니다.',
}
export type WhyNotUsed = keyof typeof NOT_USED

const AMOUNTS = {
  DEPOSIT: '보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
  MAINTENANCE_FEE: '관리비',
  AMOUNT: '금액',
}
export type AmountKind = keyof typeof AMOUNTS

export type Floor = 'BASEMENT' | 'ROOFTOP' | 'OTHER'
type MaybeExcluded = { excluded: boolean }
type Area = { exclusive: boolean; unit: 'SQUARE_METER' | 'PYEONG'; from: number; to: number | null }
type Amount = { kind: AmountKind; fromManwon: number | null; toManwon: number | null }

function orExcluded(term: string, excluded: boolean): string {
  return `${term}${excluded ? ' 제외' : ''}`
}
