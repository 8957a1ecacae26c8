import {
  formatArea,
  formatCount,
  formatDate,
  formatFloor,
  formatManwon,
  formatMonths,
  formatPercent,
  formatWonPerSquareMeter,
} from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'
import { dealsOf, formatWholeShare, nameOf, type Sample, type SampledAmount } from './samples.ts'

/** What an official price is the price of. */
export const PUBLIC_PRICES = {
  UNIT: '해당 호실의 공시가격',
  LOT_MEDIAN: '같은 지번 호실들의 공시가격 중앙값(가운데 값)',
  HOUSE: '건물 전체의 개별주택가격',
  LAND: '토지의 개별공시지가',
} as const
export type PriceBasis = keyof typeof PUBLIC_PRICES

const LIKELY = '이 범위에 비추어 보증금이 매매가의 80%를 넘을 가능성이 큽니다.'

export const PRICE_CRITERIA = {
  // The deposit compared with the value of the home, and how well sales support that value.
  NO_DEPOSIT:
    '보증금이 0원이어서 잃을 수 있는 보증금이 없고, 집값과 비교할 금액도 없습니다. 미리 내는 월세나 예약금이 있으면 그 돈은 따로 확인하십시오.',
  DEPOSIT_ABOVE_SALES: '보증금이 매매가 이상이므로, 집이 경매로 넘어가면 보증금을 모두 돌려받기 어려울 수 있습니다.',
  /** `severe`: the line of the most dangerous range, if it is reached. */
  DEPOSIT_NEAR_SALES: ({ near, severe }: { near: number; severe: number | null }) => {
    const lost = `매매가의 ${formatPercent(near)} 이상이면 집값이 내리거나 집이 경매로 넘어갈 때 보증금을 모두 돌려받지 못할 수 있`
    return severe === null
      ? `${lost}습니다.`
      : `${lost}고, ${formatPercent(severe)} 이상은 매우 위험한 구간으로 흔히 말합니다.`
  },
  DEPOSIT_NOTEWORTHY: ({ caution }: { caution: number }) =>
    `주의할 기준으로 흔히 쓰이는 ${formatPercent(caution)} 이상이므로, 선순위 채권이 있으면 더 위험해질 수 있습니다.`,
  /** A deposit at or above the lines of the value. */
  DEPOSIT_AT_VALUE: ({ standing }: { standing: 'ABOVE' | 'PROBABLY_ABOVE' | 'NEAR' }) =>
    ({
      ABOVE: '먼저 잡힌 빚이 없어도 집을 팔아 보증금을 모두 돌려받기 어렵습니다.',
      PROBABLY_ABOVE:
        '보증금이 집값보다 많을 가능성이 커서, 먼저 잡힌 빚이 없어도 집을 팔아 보증금을 모두 돌려받지 못할 수 있습니다.',
      NEAR: '보증금이 집값의 80% 이상이면, 집값이 내리거나 먼저 잡힌 빚이 있을 때 보증금을 모두 돌려받지 못할 수 있습니다.',
    })[standing],
  /** `보증금 2억 4,400만 원은 추정 집값 1억 8,651만 원보다 5,749만 원 많습니다`; `standing` `null`: under the lines. */
  DEPOSIT_AND_VALUE: ({ standing, depositManwon, midManwon, ...value }: DepositAndValue) => {
    const deposit = `보증금 ${formatManwon(depositManwon)}은`
    const worth = `${valueName(value)} ${formatManwon(midManwon)}`
    const over = `${deposit} ${worth}보다 ${formatManwon(depositManwon - midManwon)} 많습니다.`
    if (standing === 'ABOVE') return over
    if (standing === 'PROBABLY_ABOVE') return `${deposit} ${worth}보다 많을 가능성이 큽니다.`
    const share = formatWholeShare(depositManwon, midManwon)
    if (share === '100%') return `${deposit} ${worth}과 거의 같습니다.`
    if (depositManwon > midManwon) return over
    return standing === 'NEAR'
      ? `${deposit} ${worth}의 ${share}로, 집값에 가깝습니다.`
      : `${deposit} ${worth}의 ${share}입니다.`
  },
  /** Over the middle of an estimate, with a probability of under a half that it is over the value. */
  DEPOSIT_ABOVE_MIDDLE: ({ depositManwon, midManwon, ...value }: NamedValue & Amounts) =>
    `보증금 ${formatManwon(depositManwon)}은 ${valueName(value)}의 가운데인 ${formatManwon(midManwon)}보다 ${formatManwon(depositManwon - midManwon)} 많습니다.`,
  DEPOSIT_OVER_MIDDLE:
    '보증금이 집값의 가운데 추정보다 많아서, 먼저 잡힌 빚이 없어도 집을 팔아 보증금을 모두 돌려받지 못할 수 있습니다.',
  /** How usual it is for homes of the type that the deposit is over a share of the next sale. */
  OVER_80_PERCENT_OF_TYPE: ({ propertyType, share: line, custom, isCommon }: TypeCustom) => {
    const { share, pairs } = custom
    const measured = `${whereMeasured(custom)}의 ${PROPERTY_TYPES[propertyType]} 새 전세 ${formatCount(pairs)}건을 같은 단지, 같은 면적의 다음 매매와 비교하면 ${formatPercent(share)}가 매매가의 ${formatPercent(line)}를 넘었습니다.`
    return isCommon
      ? `${measured} 흔하다는 뜻이지, 보증금을 돌려받기 쉽다는 뜻은 아닙니다.`
      : `${measured} 이런 집에서는 흔하지 않은 보증금입니다.`
  },
  NO_VALUE_EVIDENCE:
    '이 집의 값을 가늠할 매매 거래도 공시가격도 확인되지 않았습니다. 보증금이 집값에 가깝거나 넘어도 알 수 없으므로 집값부터 확인해야 합니다.',
  DEBT_NOT_IN_SHARE: '선순위 근저당과 체납 세금은 이 비율에 들어 있지 않습니다.',
  CHECK_DEBT: `${PAPER_NAMES.REGISTRY_DOCUMENT}와 임대인의 국세·지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 확인하십시오.`,
  DEPOSIT_BY_SALES: '보증금 ÷ 매매 중앙값',
  DEPOSIT_BY_REGION_SALES: '보증금 ÷ 지역 매매가 중앙값',
  DEPOSIT_BY_SALE_ESTIMATE: '보증금 ÷ 추정 매매가',
  SALE_MEDIAN_OF_REGION: '지역 매매가 중앙값',

  /** `sample`: similar sales around the lot. */
  OWN_YARDSTICK: ({ ownRatio, aroundRatio, medianManwon, sample }: OwnYardstick) =>
    `보증금은 이 지번의 매매가와 비교하면 ${formatPercent(ownRatio)}이지만, ${sample}의 매매가 중앙값(가운데 값) ${formatManwon(medianManwon)}과 비교하면 ${formatPercent(aroundRatio)}입니다. 이 건물의 거래가 주변보다 비싸게 이루어졌으므로, 부풀려진 가격이 기준이 되지 않았는지 확인해야 합니다.`,
  DEPOSIT_BY_SALES_AROUND: '보증금 ÷ 주변의 비슷한 매매 중앙값',

  SALE_SUPPORT: ({ spread, ...sample }: { spread: number } & Sample) =>
    sample.count === 1
      ? `집값의 근거로 삼은 매매는 ${dealsOf(sample)}뿐입니다. 한 건으로는 가격이 얼마나 흩어져 있는지 알 수 없으므로 시세를 믿기 어렵습니다.`
      : `집값의 근거로 삼은 매매는 ${dealsOf(sample)}이고 가격의 흩어진 정도는 중앙값의 ${formatPercent(spread)}입니다. 거래가 적거나 가격이 흩어져 있을수록 시세를 믿기 어렵습니다.`,
  SALE_SPREAD: '(3사분위 − 1사분위) ÷ 중앙값',
  SALE_ESTIMATE_RANGE: '추정 매매가의 범위',
  /** `share`: the share of the amount, up and down. */
  SALE_ESTIMATE_WIDTH: ({ share }: { share: number }) =>
    `추정 매매가의 범위는 위아래로 약 ${formatPercent(share)}입니다. 범위가 넓을수록 집값을 믿기 어렵습니다.`,
  // The deposits at which shares of a reference amount are reached.
  DEPOSIT_LINES_FROM: ({ reference, manwon }: { reference: string; manwon: number }) =>
    `${reference} ${formatManwon(manwon)}을 기준으로 계산했습니다.`,
  DEPOSIT_LINES_ARE_ARITHMETIC: '과거 자료에 비율을 곱한 값이며, 알맞은 보증금을 정해 주는 기준이 아닙니다.',
  DEPOSIT_LINES_WITH_RENT: '입력하신 월세를 그대로 두고 보증금만 올릴 때 그 비율에 이르는 보증금입니다.',
  BEFORE_DEBT: '선순위 채권을 더하기 전의 금액입니다.',
  WITH_OTHER_DEPOSITS: '여러 가구가 사는 건물이면 다른 임차인의 보증금을 더한 합계로 보아야 합니다.',
  MIDDLE_OF_ESTIMATE: ({ lowManwon, highManwon }: { lowManwon: number; highManwon: number }) =>
    `추정 매매가(10번 중 8번이 들어갈 범위 ${formatManwon(lowManwon)}~${formatManwon(highManwon)})의 가운데`,
  MEDIAN_OF_SAMPLE: (median: MedianOf) => medianOf(median),
  MEDIAN_OF_SAMPLE_IS_ZERO: (median: MedianOf) => `${medianOf(median)}이 0원입니다.`,
  NO_SALE_ESTIMATE: '이 집의 추정 매매가가 없습니다.',
  NO_PUBLIC_PRICE_OF_OFFICETELS: '오피스텔은 주택 공시가격이 공시되지 않습니다.',
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
  /** The amount, its basis and its interval in one sentence. */
  ESTIMATE_AMOUNT: ({ kind, midManwon, lowManwon, highManwon, sameLotCount }: Estimate) => {
    const [what, dealt] = kind === 'SALE' ? ['추정 매매가는', '거래된다면'] : ['추정 전세 보증금은', '계약된다면']
    const basis = sameLotCount > 0 ? `같은 단지 거래 ${sameLotCount}건을 시점·면적·층으로 보정한 ` : ''
    const interval = `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`
    return `${basis}${what} ${formatManwon(midManwon)}입니다. 지금 ${dealt} 10번 중 8번은 ${interval}으로 계산됩니다.`
  },
  ESTIMATE_NEVER_SOLD: ({ otherLotCount, lowManwon, highManwon }: Interval & { otherLotCount: number }) =>
    `이 건물에서 최근 2년여 동안 신고된 매매가 없습니다. 주변 ${otherLotCount}건으로 보면 10번 중 8번은 ${formatManwon(lowManwon)}~${formatManwon(highManwon)} 사이입니다.`,
  ESTIMATE_TOO_WIDE: ({ bound, probability }: Likely) =>
    `이 폭으로는 보증금이 집값을 넘는지 판단할 수 없습니다. 집값의 80%를 넘을 가능성은 ${likelihood(bound, probability)} 계산됩니다.`,
  ESTIMATE_WANTS_PUBLIC_PRICE: '공동주택 공시가격을 넣으면 오차가 줄어듭니다.',
  ESTIMATE_PUBLIC_PRICE: ({ amountManwon, ratio, share }: PublicPrice) =>
    `공시가격 ${formatManwon(amountManwon)} × 이 지역 실거래 비율 ${ratio.toFixed(2)} (반영 ${formatPercent(share)})`,
  ESTIMATE_WITH_PUBLIC_PRICE: ({ price }: { price: string }) => `${price}도 함께 계산했습니다.`,
  ESTIMATE_WITHOUT_OWN_DEALS: ({ otherLotCount }: { otherLotCount: number }) =>
    `같은 단지 거래가 없어 같은 동 거래 ${otherLotCount}건과 지역 평균으로 추정했습니다. 오차가 큽니다.`,
  ESTIMATE_WITH_FEW_OWN_DEALS: ({ sameLotCount, otherLotCount }: { sameLotCount: number; otherLotCount: number }) =>
    `같은 단지 거래가 ${sameLotCount}건뿐이어서 같은 동 거래 ${otherLotCount}건을 함께 반영했습니다.`,
  ESTIMATE_FROM_OTHER_AREAS:
    '계산에 쓴 같은 단지 거래 가운데 이 면적과 비슷한 것이 없어 다른 면적의 거래를 환산했습니다. 오차가 큽니다.',
  ESTIMATE_OUTSIDE_OWN_DEALS:
    '같은 단지에서 최근 1년 안에 계약된 비슷한 면적의 거래가 모두 이 범위 밖입니다. 추정이 어긋났을 수 있어 그 거래들과 함께 보아야 합니다.',
  ESTIMATE_PROVISIONAL: '추정 범위는 아직 실제 거래로 충분히 검증되지 않은 잠정값입니다.',
  ESTIMATE_DEPOSIT_SHARE: ({ depositManwon, midManwon, bound, probability }: DepositShare) => {
    if (depositManwon > midManwon)
      return `보증금은 추정 매매가보다 ${formatManwon(depositManwon - midManwon)} 많습니다.`
    return `보증금은 추정 매매가의 ${formatWholeShare(depositManwon, midManwon)}이며, 80%를 넘을 가능성은 ${likelihood(bound, probability)} 계산됩니다.`
  },
  LOT_JEONSE_ABOVE_USUAL: ({ count, share, usualShare }: LotJeonse) =>
    `이 건물의 전세 계약 ${count === 1 ? '1건' : `${formatCount(count)}건의 중앙값`}은 추정 매매가의 ${formatPercent(share)}로, 이 지역의 보통(${formatPercent(usualShare)})보다 높습니다. 집이 더 좋거나 전세가 부풀려진 것입니다.`,
  LOT_JEONSE_TO_VALUE: ({ count }: { count: number }) =>
    `최근 1년 이 건물의 면적이 비슷한 전세 계약 ${formatCount(count)}건(갱신 제외)의 중앙값 ÷ 추정 매매가`,
  USUAL_JEONSE_TO_VALUE: '다른 건물의 전세 계약으로 추정한 보증금 ÷ 추정 매매가',
  ESTIMATE_DEPOSITS_SEEN: ({ count, above }: { count: number; above: number }) =>
    `최근 이렇게 계산된 새 전세 보증금은 100건 중 ${Math.round((100 * above) / count)}건꼴로 이어진 매매가의 80%를 넘었습니다(${formatCount(count)}건 가운데 ${formatCount(above)}건).`,
  /** After `ESTIMATE_AMOUNT`, which names the interval. */
  ESTIMATE_DEPOSIT_STANDING: ({ standing }: Standing) =>
    ({
      ABOVE: '이 범위의 높은 쪽보다도 많습니다.',
      PROBABLY_ABOVE: '이 범위의 낮은 쪽은 물론 가운데보다도 많습니다.',
      NEAR: LIKELY,
      PROBABLE: LIKELY,
      POSSIBLE: '이 범위의 낮은 쪽에서는 보증금이 매매가의 80%를 넘습니다.',
      BELOW:
        '이 범위의 낮은 쪽에서도 보증금은 매매가의 80% 이하로 계산됩니다. 먼저 변제받는 다른 채권은 반영하지 않은 계산입니다.',
    })[standing],
  /** `2026년 7월 3일 · 59.95㎡ · 3층 · 3억 원 → 오늘·이 집 기준 3억 1,200만 원 (반영 12%)` */
  ESTIMATE_DEAL: ({ date, areaSquareMeter, floor, amountManwon, adjustedManwon, share }: Deal) => {
    const where = floor === null ? '층 미상' : formatFloor(floor)
    const deal = `${formatDate(date)} · ${formatArea(areaSquareMeter)} · ${where} · ${formatManwon(amountManwon)}`
    return `${deal} → 오늘·이 집 기준 ${formatManwon(adjustedManwon)} (반영 ${formatPercent(share)})`
  },
  // The evidence behind an estimate, so that it can be traced.
  ESTIMATE_OF_DAY: ({ kind, asOf }: { kind: keyof typeof KINDS; asOf: string }) => `${asOf} 기준 ${KINDS[kind]}`,
  ESTIMATE_INTERVAL: ({ lowManwon, highManwon }: { lowManwon: number; highManwon: number }) =>
    `${formatManwon(lowManwon)}~${formatManwon(highManwon)}`,
  ESTIMATE_INTERVAL_MEANS: '지금 거래된다면 10번 중 8번이 들어갈 범위',
  ESTIMATE_DEALS: ({ sameLotCount, otherLotCount }: { sameLotCount: number; otherLotCount: number }) =>
    `같은 단지 ${sameLotCount}건, 같은 동의 다른 단지 ${otherLotCount}건`,
  ESTIMATE_DEALS_COUNTED: '반영 비율이 1% 이상인 거래',
  ESTIMATE_PUBLIC_PRICE_OF: ({ baseYear, salesBehind }: { baseYear: number; salesBehind: number }) =>
    `${baseYear}년 공시가격. 비율의 바탕이 된 같은 시·군·구 매매 ${salesBehind}건`,
  ESTIMATE_FITTED_AT: '지역의 가격 흐름을 계산한 시각',
}

/** The deposit as a share of sale prices. */
type OwnYardstick = { ownRatio: number; aroundRatio: number; medianManwon: number; sample: string }

type TypeCustom = {
  propertyType: PropertyType
  share: number
  isCommon: boolean
  custom: TypeShare
}
/** `months` `null`: the last half-year. */
export type TypeShare = {
  share: number
  pairs: number
  months: readonly [string, string] | null
  scope: 'DISTRICT' | 'COUNTRY' | 'SIX_CAPITAL_DISTRICTS'
}
const MEASURED = { DISTRICT: '이 시·군·구', COUNTRY: '전국', SIX_CAPITAL_DISTRICTS: '수도권 여섯 구' }

function whereMeasured({ months, scope }: TypeShare): string {
  return `${months === null ? '최근 6개월' : formatMonths(months)} ${MEASURED[scope]}`
}

type Basis = 'ESTIMATE' | 'SALE_SAMPLE' | 'DATED_SALES' | 'PUBLIC_PRICE' | 'REGION'
type NamedValue = { basis: Basis; count: number }
type Amounts = { depositManwon: number; midManwon: number }
type DepositAndValue = NamedValue & Amounts & { standing: 'ABOVE' | 'PROBABLY_ABOVE' | 'NEAR' | null }

/** Names a value. `count`: the number of deals behind it; a single deal has no median. */
function valueName({ basis, count }: NamedValue): string {
  switch (basis) {
    case 'ESTIMATE':
      return '추정 집값'
    case 'SALE_SAMPLE':
      return count === 1 ? '한 건의 매매가' : '비슷한 매매의 가운데 값'
    case 'DATED_SALES':
      return count === 1 ? '이 건물의 지난 매매 한 건' : '이 건물의 지난 매매 가운데 값'
    case 'PUBLIC_PRICE':
      return '공시가격으로 본 집값'
    case 'REGION':
      return '지역 매매가의 가운데 값'
  }
}

type MedianOf = { of: SampledAmount } & Sample

function medianOf({ of, ...sample }: MedianOf): string {
  return `${dealsOf(sample)}의 ${nameOf(of)}${sample.count === 1 ? '' : ' 중앙값'}`
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

function likelihood(bound: Likely['bound'], probability: number): string {
  const percent = formatPercent(probability)
  return { UNDER: `${percent} 미만으로`, FROM: `${percent} 이상으로`, ABOUT: `약 ${percent}로` }[bound]
}

type LotJeonse = { count: number; share: number; usualShare: number }
type Interval = { lowManwon: number; highManwon: number }
type Estimate = Interval & { kind: 'SALE' | 'JEONSE'; midManwon: number; sameLotCount: number }
type PublicPrice = { amountManwon: number; ratio: number; share: number }
/** `probability`: the probability that the deposit exceeds 80 % of the value. */
type Likely = { bound: 'UNDER' | 'FROM' | 'ABOUT'; probability: number }
type DepositShare = Likely & { depositManwon: number; midManwon: number }
type Standing = Interval & { standing: 'ABOVE' | 'PROBABLY_ABOVE' | 'NEAR' | 'PROBABLE' | 'POSSIBLE' | 'BELOW' }
type Deal = {
  date: string
  areaSquareMeter: number
  floor: number | null
  amountManwon: number
  adjustedManwon: number
  share: number
}

const KINDS = { SALE: '추정 매매가', JEONSE: '추정 전세 보증금' }
