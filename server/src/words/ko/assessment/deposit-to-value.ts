import { formatCount, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'
import { formatWholeShare } from './compared-amounts.ts'
import { dealsOf, type Sample } from './samples.ts'

/** The deposit compared with the value of the home, and how well sales support that value. */
export const DEPOSIT_TO_VALUE = {
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
  OVER_80_PERCENT_OF_TYPE: ({
    propertyType,
    share: line,
    custom: { share, pairs, months, scope },
    isCommon,
  }: TypeCustom) => {
    const measured = `${formatMonths(months)} ${scope === 'COUNTRY' ? '전국' : '수도권 여섯 구'}의 ${PROPERTY_TYPES[propertyType]} 새 전세 ${formatCount(pairs)}건을 같은 단지, 같은 면적의 다음 매매와 비교하면 ${formatPercent(share)}가 매매가의 ${formatPercent(line)}를 넘었습니다.`
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
}

/** The deposit as a share of sale prices. */
type OwnYardstick = { ownRatio: number; aroundRatio: number; medianManwon: number; sample: string }

type TypeCustom = {
  propertyType: PropertyType
  share: number
  isCommon: boolean
  custom: {
    share: number
    pairs: number
    months: readonly [string, string]
    scope: 'COUNTRY' | 'SIX_CAPITAL_DISTRICTS'
  }
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
