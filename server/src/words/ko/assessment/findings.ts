import { formatArea, formatManwon, formatMonths, formatPercent } from '../format.ts'

/** Sentences of findings that several criteria share or that no criterion scores. */
export const FINDINGS = {
  AMOUNT_IS_DOUBTED: '입력하신 금액이 맞는지 확인되지 않았습니다.',
  ADDRESS_NOT_CONFIRMED: '주소를 지번까지 확인하지 못해 공공자료를 조회하지 않았습니다.',
  LOT_NOT_CONFIRMED: '주소를 지번까지 확인하지 못했습니다.',
  CONFIRM_LOT_ADDRESS: '지번주소를 다시 확인해 진단을 다시 요청하십시오.',
  OTHER_DEPOSITS_UNKNOWN:
    '여러 가구가 사는 건물은 건물 전체의 값을 여러 임차인의 보증금과 나누어야 하므로, 다른 임차인의 보증금을 알기 전에는 이 보증금의 비율만으로 판단할 수 없습니다.',
  SENIOR_DEPOSITS_NOT_PUBLISHED: '선순위 임차인의 보증금 합계는 공개 자료로 확인되지 않습니다.',
  RENT_IGNORED_FOR_JEONSE: ({ manwon }: { manwon: number }) =>
    `전세로 진단하였으므로 입력하신 월세 ${formatManwon(manwon)}은 계산에 넣지 않았습니다.`,
  SELECTED_CANDIDATE: '선택하신 과거 거래는 참고로만 남겼으며, 이 집에 대해 확인된 사실로 쓰지 않았습니다.',

  AREA_UNLIKE_LOT: ({ areaSquareMeter, count, ...known }: { areaSquareMeter: number; count: number } & Areas) =>
    `입력하신 전용면적 ${formatArea(areaSquareMeter)}와 비슷한 집이 이 지번에서 확인된 거래와 공시가격 ${count}건(전용면적 ${areas(known)}) 가운데 없습니다. 공급면적을 적었거나 지번이 다를 수 있고, 면적이 다르면 금액의 비교도 모두 달라지므로 먼저 확인해야 합니다.`,
  EXCLUSIVE_AREA_TYPED: '입력한 전용면적(㎡)',
  AREAS: (known: Areas) => areas(known),
  AREAS_OF_LOT: ({ count }: { count: number }) => `이 지번에서 확인된 전용면적(${count}건)`,

  EXCLUSIVE_AREA_PUBLISHED: '이 호실이 공시된 전용면적(㎡)',
  AREA_OF_UNIT: ({ publishedSquareMeter }: { publishedSquareMeter: number }) =>
    `전용면적을 적지 않으셔서 이 호실이 공시된 면적 ${formatArea(publishedSquareMeter)}로 비교했습니다.`,
  AREA_DIFFERS_FROM_UNIT: ({ typedSquareMeter, publishedSquareMeter }: UnitAreas) =>
    `입력하신 전용면적 ${formatArea(typedSquareMeter)}는 이 호실이 공시된 면적 ${formatArea(publishedSquareMeter)}와 다르므로, 모든 비교에 공시된 면적을 썼습니다. 동·호수가 다르거나 공급면적을 적었을 수 있으니 확인해야 합니다.`,
  AREA_NOT_GIVEN: ({ areas }: { areas: readonly number[] }) => {
    const known = areas.map(formatArea).join(', ')
    if (areas.length === 0) return '전용면적을 적지 않으셔서 같은 크기의 집과 비교하지 못했습니다.'
    return areas.length === 1
      ? `전용면적을 적지 않으셔서 같은 크기의 집과 비교하지 못했습니다. 이 지번에서 확인된 전용면적은 ${known}입니다.`
      : `전용면적을 적지 않으셔서 크기가 다른 집들과 비교했습니다. 이 지번에는 전용면적 ${known}인 집이 있고 크기에 따라 집값이 다르므로, 면적부터 확인해야 합니다.`
  },

  NAMED_AMOUNT: ({ what, manwon }: { what: AmountName; manwon: number }) =>
    `${AMOUNT_NAMES[what]} ${formatManwon(manwon)}`,
  DEPOSIT_AND_RENT: ({ depositManwon, monthlyRentManwon }: { depositManwon: number; monthlyRentManwon: number }) =>
    `보증금 ${formatManwon(depositManwon)}에 월세 ${formatManwon(monthlyRentManwon)}`,
  AMOUNT_UNLIKE_DEALS: ({ typed, nearest, low }: { typed: string; nearest: string; low: boolean }) =>
    `입력하신 ${typed}은 공개된 거래 가운데 가장 가까운 ${nearest}에 비해 지나치게 ${low ? '낮습니다' : '높습니다'}.`,
  AMOUNT_UNLIKE_ANY: ({ typed, low }: { typed: string; low: boolean }) =>
    `입력하신 ${typed}은 주택 임대차의 금액으로 보기에 지나치게 ${low ? '낮습니다' : '높습니다'}.`,
  CHECK_AMOUNT_UNIT: '금액 단위(만원)와 보증금·월세 입력 칸을 다시 확인하십시오.',

  REVERSE_JEONSE: ({ scope, recent, earlier, change }: Moved) =>
    `${PLACES[scope]} 같은 유형의 전세 보증금 중위 수준은 최근 ${level(recent)}으로, 2년 전 ${level(earlier)}보다 ${formatPercent(-change)} 낮습니다. 임대인이 새 보증금만으로 이전 보증금을 돌려주지 못하는 역전세가 생길 수 있습니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`,
  JEONSE_CHANGE: ({ scope, recent, earlier }: Omit<Moved, 'change'>) =>
    `${PLACES[scope]}의 전세 보증금 중위 수준, 2년 전 ${level(earlier)}에서 최근 ${level(recent)}으로의 변화. 점수에는 쓰지 않음`,
  CHANGE: ({ change }: { change: number }) =>
    `${change > 0 ? '+' : change < 0 ? '-' : ''}${formatPercent(Math.abs(change))}`,
}

type UnitAreas = { typedSquareMeter: number; publishedSquareMeter: number }

/** The smallest and the largest area found. */
type Areas = { fromSquareMeter: number; toSquareMeter: number }

function areas({ fromSquareMeter, toSquareMeter }: Areas): string {
  return [...new Set([fromSquareMeter, toSquareMeter].map(formatArea))].join('~')
}

const AMOUNT_NAMES = { JEONSE_DEPOSIT: '전세 보증금', DEPOSIT: '보증금', MONTHLY_RENT: '월세', DEAL: '금액' }
export type AmountName = keyof typeof AMOUNT_NAMES

/** The deposits of a region and their months. */
type Level = { medianManwon: number; months: readonly string[]; sampleCount: number }
type Moved = { scope: Scope; recent: Level; earlier: Level; change: number }

const PLACES = { LEGAL_DISTRICT: '같은 법정동', LAWD_CD: '같은 시·군·구' }
export type Scope = keyof typeof PLACES

function level({ medianManwon, months, sampleCount }: Level): string {
  return `${formatManwon(medianManwon)}(${formatMonths(months)}, ${sampleCount}건)`
}
