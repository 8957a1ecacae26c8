import { formatArea, formatDate, formatFloor, formatManwon } from '../format.ts'
import { type PriceBasis, PUBLIC_PRICES } from './public-price.ts'

/** The value of a home by older sales of its lot or by its public price, and the deposit compared with it. */
export const KNOWN_VALUE = {
  /** `sales`: the newest ones, the lowest and the highest. `alike`: sales of about the home's area. */
  DATED_SALES_OF_LOT: ({ sales, count, months, alike, direct, adjusted, ...value }: SalesOfLot) => {
    const homes = alike ? '면적이 비슷한 집' : '집'
    const named = sales.map(
      ({ contractDate, amountManwon }) => `${formatDate(contractDate)} ${formatManwon(amountManwon)}`,
    )
    const among = count > sales.length ? '그 가운데 ' : ''
    const sold =
      count === 1
        ? `이 지번의 ${homes}은 최근 ${months}개월 동안 한 건 매매되었습니다(${named.join(', ')}${direct ? ', 직거래' : ''}). 한 건의 거래이므로 참고로만 보아야 합니다.`
        : `이 지번의 ${homes}은 최근 ${months}개월 동안 ${count}건 매매되었습니다(${among}${named.join(', ')}${direct ? ', 모두 직거래' : ''}).`
    const sizes = alike ? '' : ' 집의 크기가 서로 다를 수 있습니다.'
    const today = adjusted
      ? `그 뒤 이 지역의 시세 변화를 반영하면 ${range(value)}입니다.`
      : `그 뒤의 시세 변화를 알 수 없어 거래한 금액 그대로 보면 ${range(value)}입니다.`
    return `${sold}${sizes} ${today}`
  },
  VALUE_OF_PUBLIC_PRICE: ({ price, ratio, salesBehind, ...value }: OfPublicPrice) =>
    `비슷한 집의 최근 매매 거래를 찾지 못해 공시가격으로 집값을 어림했습니다. ${price}에 ${basisOf(salesBehind)} 비율(매매가 ÷ 공시가격) ${times(ratio)}를 곱하면 ${range(value)}입니다.`,
  SHARED_HOUSE_FRAME: ({ price, lowManwon, highManwon }: Frame & { price: string }) =>
    `${price}으로 집 전체를 어림하면 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}입니다. 이런 집의 거래는 지번이 공개되지 않아 한 번도 확인하지 못한 어림이며, 점수에는 넣지 않았습니다.`,
  SHARED_HOUSE_FRAME_MEANS: '공시가격의 1.4배부터 공시가격 ÷ 53.6%까지 잡은 집 전체의 어림 범위(거래로 확인되지 않음)',
  OWN_AGAINST_FRAME: ({ depositManwon, standing }: { depositManwon: number; standing: FrameStanding }) =>
    `내 보증금 ${formatManwon(depositManwon)}만으로도 ${FRAME_STANDINGS[standing]} 다른 세입자의 보증금은 더하지 못했습니다.`,
  SUM_AGAINST_FRAME: ({ depositManwon, otherHouseholds, fromManwon, toManwon, standing }: FrameSum) =>
    `내 보증금 ${formatManwon(depositManwon)}에 다른 ${otherHouseholds}가구의 보증금을 지난 계약으로 어림해 더하면 ${formatManwon(fromManwon)}~${formatManwon(toManwon)}으로, ${FRAME_STANDINGS[standing]}`,
  HEADLINE_OWN_AGAINST_FRAME: ({ depositManwon, standing }: { depositManwon: number; standing: FrameStanding }) =>
    `보증금 ${formatManwon(depositManwon)}만으로도 ${FRAMES_IN_SHORT[standing]}`,
  HEADLINE_SUM_AGAINST_FRAME: ({ otherHouseholds, fromManwon, toManwon, standing }: Omit<FrameSum, 'depositManwon'>) =>
    `다른 ${otherHouseholds}가구까지 보증금 ${formatManwon(fromManwon).replace(/ ?원$/, '')}~${formatManwon(toManwon)}, ${FRAMES_IN_SHORT[standing]}`,
  /** `overManwon`: the excess over the upper end, or over the middle. */
  DATED_SALE: ({ contractDate, areaSquareMeter, floor, adjustedManwon, weak }: Sale) =>
    [
      `${formatDate(contractDate)} 매매`,
      formatArea(areaSquareMeter),
      ...(floor === null ? [] : [formatFloor(floor)]),
      ...(weak ? ['직거래'] : []),
      ...(adjustedManwon === null ? [] : [`지금 시세로 ${formatManwon(adjustedManwon)}`]),
    ].join(', '),
  DEPOSIT_BY_DATED_SALES: '보증금 ÷ 이 지번의 지난 매매로 본 집값',
  DEPOSIT_BY_PRICED_VALUE: '보증금 ÷ 공시가격으로 어림한 집값',
  SALE_TO_PUBLIC_PRICE: ({ salesBehind }: { salesBehind: number }) => `매매가 ÷ 공시가격, ${basisOf(salesBehind)} 비율`,
  PRICED_VALUE_INTERVAL: ({ lowManwon, highManwon }: { lowManwon: number; highManwon: number }) =>
    `공시가격으로 어림한 집값(${formatManwon(lowManwon)}~${formatManwon(highManwon)})`,
  VALUE_BY_DATED_SALES: ({ count, newestDate, adjusted }: { count: number; newestDate: string; adjusted: boolean }) =>
    `이 지번의 지난 매매 ${count}건의 범위(가장 최근 ${formatDate(newestDate)}, ${adjusted ? '지금 시세로 바꾼 금액' : '거래한 금액 그대로'})`,
  VALUE_BY_PUBLIC_PRICE: ({ baseYear, basis, ratio }: { baseYear: number; basis: PriceBasis; ratio: number }) =>
    `${baseYear}년 ${PUBLIC_PRICES[basis]}의 ${times(ratio)}로 어림한 범위`,
}

type Frame = { lowManwon: number; highManwon: number }
type FrameStanding = 'ABOVE' | 'POSSIBLE' | 'BELOW'
type FrameSum = {
  depositManwon: number
  otherHouseholds: number
  fromManwon: number
  toManwon: number
  standing: FrameStanding
}

const FRAME_STANDINGS: Record<FrameStanding, string> = {
  ABOVE: '어림한 집값의 높은 쪽보다 많습니다.',
  POSSIBLE: '어림한 집값의 낮은 쪽의 80%를 넘을 수 있습니다.',
  BELOW: '어림한 집값의 낮은 쪽의 80% 이하입니다. 먼저 잡힌 빚은 들어 있지 않습니다.',
}

/** For a headline; the sentence of the finding says how the value of the whole house was estimated. */
const FRAMES_IN_SHORT: Record<FrameStanding, string> = {
  ABOVE: '건물값보다 많습니다.',
  POSSIBLE: '건물값의 80%를 넘을 수 있습니다.',
  BELOW: '건물값의 80% 이하이나 빚은 모릅니다.',
}

type Range = { lowManwon: number; midManwon: number; highManwon: number }
type SalesOfLot = Range & {
  sales: readonly { contractDate: string; amountManwon: number }[]
  count: number
  months: number
  alike: boolean
  direct: boolean
  adjusted: boolean
}
/** `salesBehind`: 0 if the ratio does not come from local sales. */
type OfPublicPrice = Range & { price: string; ratio: number; salesBehind: number }
type Sale = {
  contractDate: string
  areaSquareMeter: number
  floor: number | null
  adjustedManwon: number | null
  weak: boolean
}

function range({ lowManwon, midManwon, highManwon }: Range): string {
  return `${formatManwon(midManwon)}(${formatManwon(lowManwon)}~${formatManwon(highManwon)})`
}

function times(ratio: number): string {
  return `${Math.round(ratio * 100) / 100}배`
}

function basisOf(salesBehind: number): string {
  return salesBehind > 0 ? `같은 시·군·구의 매매 ${salesBehind}건으로 셈한` : '같은 종류의 집에 알려진'
}
