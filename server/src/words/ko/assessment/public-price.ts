import { formatManwon, formatPercent, formatWonPerSquareMeter } from '../format.ts'

/** What an official price is the price of. */
export const PUBLIC_PRICES = {
  UNIT: '해당 호실의 공시가격',
  LOT_MEDIAN: '같은 지번 호실들의 공시가격 중앙값(가운데 값)',
  HOUSE: '건물 전체의 개별주택가격',
  LAND: '토지의 개별공시지가',
} as const
export type PriceBasis = keyof typeof PUBLIC_PRICES

export const PUBLIC_PRICE = {
  PUBLIC_PRICE_NAMED: ({ baseYear, basis }: Priced) => `${baseYear}년 ${PUBLIC_PRICES[basis]}`,
  PUBLIC_PRICE_ALONE: (price: Amount) => `${priceWords(price)}입니다.`,
  PUBLIC_PRICE_AMOUNT: (price: Amount) => priceWords(price),
  PUBLIC_PRICE_FOUND: ({ baseYear, basis, priceManwon, landWonPerSquareMeter: land }: Found) => {
    const perMeter = land === null ? '금액 없음' : formatWonPerSquareMeter(land)
    return `${baseYear}년 ${PUBLIC_PRICES[basis]}: ${priceManwon === null ? perMeter : formatManwon(priceManwon)}`
  },
  DEPOSIT_TO_PUBLIC_PRICE: ({ depositManwon, ratio, line, ...price }: Compared) => {
    const compared = `입력하신 보증금 ${formatManwon(depositManwon)}은 ${priceWords(price)}과 비교하면 ${formatPercent(ratio)}입니다.`
    const isOwn = price.basis === 'UNIT' || (price.basis === 'HOUSE' && price.single === true)
    const besides = isOwn ? '' : ' 해당 호실만의 가격이 아니므로 참고값입니다.'
    return `${compared}${line === null ? '' : ` ${line}`}${besides}`
  },
  PUBLIC_PRICE_LINE: ({ above, guarantee, discussed, basis }: Thresholds) => {
    const over = `보증기관이 집값을 셈할 때 흔히 쓴다고 알려진 금액(공시가격의 ${formatPercent(basis)}) 이상입니다.`
    const asked = `반환보증 심사에 흔히 쓰인다고 알려진 기준(공시가격의 ${formatPercent(guarantee)}) 이상이므로, 가입 조건을 보증기관에 직접 물어야 합니다.`
    switch (above) {
      case 'BASIS':
        return `${over} ${asked}`
      case 'GUARANTEE':
        return asked
      case 'DISCUSSED':
        return `반환보증의 기준을 공시가격의 ${formatPercent(discussed)}로 낮추는 방안이 논의된 적이 있으므로, 계약 때의 기준을 보증기관에 물어야 합니다.`
      case 'PRICE':
        return '보증금이 공시가격 이상입니다.'
    }
  },
  NO_PUBLIC_PRICE_FOR_OFFICETEL: '오피스텔은 주택 공시가격이 공시되지 않아 공시가격과 보증금을 비교하지 않았습니다.',
  NOT_COMPARED_WITH_PUBLIC_PRICE: '그래서 공시가격과 보증금을 비교하지 않았습니다.',
  ASK_BROKERS_FOR_SALES:
    '이 용도의 건물에는 주택 공시가격이 없으므로 주변 중개사무소에서 매매 금액을 물어 확인하십시오.',
  LOOK_UP_PUBLIC_PRICE: '부동산공시가격알리미에서 공동주택가격 또는 개별단독주택가격을 확인하십시오.',
  LAND_PRICE_ALONE: '주택 공시가격이 아니라 토지의 공시지가만 확인되었습니다.',
  NO_COMPARABLE_PUBLIC_PRICE: '보증금과 비교할 수 있는 주택 공시가격이 없습니다.',
  PUBLIC_PRICE_NOT_FOUND: '이 지번의 공시가격을 찾지 못했습니다.',
  AMOUNT: ({ manwon }: { manwon: number }) => formatManwon(manwon),
  AMOUNT_PER_SQUARE_METER: ({ won }: { won: number }) => formatWonPerSquareMeter(won),
  DEPOSIT_BY_PUBLIC_PRICE: '보증금 ÷ 공시가격',
  PUBLIC_PRICE_COUNT: '근거가 된 공시가격 수(건)',
}

function priceWords({ baseYear, basis, priceManwon, single }: Amount): string {
  const price = basis === 'HOUSE' && single ? '이 집의 개별주택가격' : PUBLIC_PRICES[basis]
  return `${baseYear}년 ${price} ${formatManwon(priceManwon)}`
}

type Priced = { baseYear: number; basis: PriceBasis }
/** `single`: a house of one home, whose price is that of the home. */
type Amount = Priced & { priceManwon: number; single?: boolean }
/** Land alone has a price per square metre. */
type Found = Priced & { priceManwon: number | null; landWonPerSquareMeter: number | null }
/** `line`: the meaning of the line the deposit reaches; `null` below all lines. */
type Compared = Amount & { depositManwon: number; ratio: number; line: string | null }
/** The highest line reached, and the lines as shares of the price. */
type Thresholds = {
  above: 'BASIS' | 'GUARANTEE' | 'DISCUSSED' | 'PRICE'
  basis: number
  guarantee: number
  discussed: number
}
