import { formatArea, formatDate, formatFloor, formatManwon, formatMonths, formatPercent } from '../format.ts'
import {
  comparedWith,
  dealsOf,
  formatShare,
  monthlyDifference,
  nameOf,
  type Sample,
  type SampledAmount,
} from './samples.ts'

const DEALS = { JEONSE: '전세', MONTHLY_RENT: '월세', SALE: '매매' }
export type Deals = keyof typeof DEALS

export const LEASE_CRITERIA = {
  // The asked deposit or rent compared with leases of similar homes.
  /** For a lease with rent, both amounts together, since the rent alone is not meaningful. */
  LEASE_AMOUNT_OF: ({ of, standing }: { of: SampledAmount; standing: Standing }) =>
    ({
      HIGH: `과거 거래보다 크게 ${termsOf(of, '높은')}`,
      LOW: `과거 거래보다 크게 ${termsOf(of, '낮은')}`,
      USUAL: `과거 임대차 거래와 ${of === 'MONTHLY_RENT' ? '월세 조건' : nameOf(of)} 비교`,
    })[standing],
  REGIONAL_LEASES_HIGH_OF: ({ of }: { of: SampledAmount }) => `지역 통계보다 크게 ${termsOf(of, '높은')}`,
  /** `share` 1.2: a fifth above the compared amount. */
  LEASE_FAR_ABOVE_MEDIAN: ({ share }: { share: number }) =>
    `비교한 거래보다 ${formatPercent(share - 1)} 이상 많으므로, 그 이유를 확인하기 전에는 계약을 서두르지 마십시오.`,
  RENT_FAR_ABOVE: ({ share }: { share: number }) =>
    `비교한 거래보다 ${formatPercent(share - 1)} 이상 많습니다. 매달 나가는 돈이므로 그 이유를 묻고, 조건을 낮출 수 있는지 확인하십시오.`,
  /** A single deal has no median. */
  RENT_BESIDE_RENTS: ({ rentManwon, medianManwon, count }: RentAlone) =>
    `월세 ${formatManwon(rentManwon)}은 ${count === 1 ? '비교한 거래 한 건의 월세' : '비교한 거래의 가운데 월세'} ${comparedWith(rentManwon, medianManwon)}.`,
  /** The rent, but not the lease as one amount. */
  RENT_ALONE_FAR_ABOVE: ({ share }: { share: number }) =>
    `월세만 보면 ${formatPercent(share - 1)} 이상 많습니다. 매달 나가는 돈이므로 보증금이 적은 대신인지 그 이유를 묻고, 조건을 낮출 수 있는지 확인하십시오.`,
  RENT_ALONE_HIGH: '과거 거래보다 크게 높은 월세',
  LEASE_DEPOSIT_HIGH: '과거 월세 거래보다 크게 많은 보증금',
  DEPOSIT_BESIDE_DEPOSITS: ({ depositManwon, medianManwon, count, share }: DepositAlone) =>
    `보증금 ${formatManwon(depositManwon)}은 ${count === 1 ? '비교한 거래 한 건의 보증금' : '비교한 거래의 가운데 보증금'} ${comparedWith(depositManwon, medianManwon)}. ${formatPercent(share - 1)} 이상 많은 만큼 돌려받아야 할 돈도 커지므로, 그 이유를 묻고 줄일 수 있는지 확인하십시오.`,
  LEASE_FAR_BELOW_MEDIAN:
    '비교한 거래보다 크게 낮습니다. 지나치게 낮은 금액도 위험 신호일 수 있으므로 그 이유를 확인해야 합니다.',
  /** For diagnoses that compared only the rents. */
  LEASE_WITH_DEPOSIT: ({ rate, ratio }: { rate: number; ratio: number }) =>
    `보증금이 표본과 달라 월세를 연 ${formatPercent(rate)}로 환산해 보증금과 함께 보면 중앙값의 ${formatShare(ratio)}입니다.`,
  /** A single deal has no median. */
  RENT_BESIDE_SAMPLE: ({ typedManwon, medianManwon, rate, sample, count, ...terms }: RentBesideSample) => {
    const middle = count === 1 ? '비교한 한 건의 거래는' : '비교한 거래의 가운데는'
    return `${asRent(terms, typedManwon)}, ${middle} 한 달 ${formatManwon(medianManwon)}입니다. ${monthlyDifference(typedManwon, medianManwon)} 비교한 거래: ${sample}(보증금은 모두 연 ${formatPercent(rate)}로 바꿨습니다).`
  },
  /** The median of the deposits and that of the rents, combined. */
  RENT_BESIDE_REGION: ({ typedManwon, medianManwon, rate, ...found }: RentBesideRegion) => {
    const area = found.scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
    const medians = `보증금 중앙값 ${formatManwon(found.medianDepositManwon)}과 월세 중앙값 ${formatManwon(found.medianRentManwon)}`
    return `참고로, ${asRent(found, typedManwon)}, ${area}의 월별 통계는 한 달 ${formatManwon(medianManwon)}입니다. ${monthlyDifference(typedManwon, medianManwon)} 통계(${formatMonths(found.months)}, ${found.sampleCount}건)의 ${medians}을 합친 값이며, 보증금은 모두 연 ${formatPercent(rate)}로 바꿨습니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`
  },
  CONVERTED_MEDIAN_OF_REGION: '지역의 보증금 중앙값을 월세로 바꾸어 월세 중앙값에 더한 금액',
  LEASE_BY_SAMPLE: ({ of, count }: { of: SampledAmount; count: number }) =>
    `입력한 ${nameOf(of)} ÷ ${count === 1 ? '비교한 거래의 금액' : '표본 중앙값'}`,
  LEASE_BY_REGION: ({ of }: { of: SampledAmount }) => `입력한 ${nameOf(of)} ÷ 지역 중앙값`,
  LEASE_MEDIAN_OF_REGION: ({ of }: { of: SampledAmount }) => `지역 ${nameOf(of)} 중앙값`,
  TYPED_AMOUNT: ({ of }: { of: SampledAmount }) => `입력한 ${nameOf(of)}(만원)`,

  /** As published, `period` such as `2026-09`. */
  CONVERSION_RATE_OF_REGION: ({ regionName, period }: { regionName: string; period: string }) =>
    `한국부동산원 ${regionName} 전월세전환율, ${period}`,
  CONVERSION_RATE_OF_MARKET: ({ source, checkedOn }: { source: string; checkedOn: string }) =>
    `${source}, 확인일 ${checkedOn}`,
  DEPOSIT_EQUIVALENT: ({ manwon, medianManwon, count }: { manwon: number; medianManwon: number; count: number }) =>
    `${formatManwon(manwon)} (${count === 1 ? '비교한 거래' : '표본 중앙값'} ${formatManwon(medianManwon)})`,
  DEPOSIT_EQUIVALENT_BY: ({ rate, source }: { rate: number; source: string }) =>
    `전월세 전환율 연 ${formatPercent(rate)}로 환산한 보증금(${source})`,

  /** For diagnoses before 2026.11.6. */
  LEASE_TO_ESTIMATE: ({ depositManwon, ratio }: { depositManwon: number; ratio: number }) =>
    `입력하신 전세 보증금 ${formatManwon(depositManwon)}은 추정 전세 보증금의 ${formatShare(ratio)}입니다.`,
  LEASE_BESIDE_ESTIMATE: ({ depositManwon, midManwon }: { depositManwon: number; midManwon: number }) =>
    `입력하신 전세 보증금 ${formatManwon(depositManwon)}은 추정 전세 보증금 ${comparedWith(depositManwon, midManwon)}.`,
  LEASE_FAR_ABOVE_ESTIMATE: ({ share }: { share: number }) =>
    `추정 전세 보증금보다 ${formatPercent(share - 1)} 이상 많으므로, 그 이유를 확인하기 전에는 계약을 서두르지 마십시오.`,
  LEASE_FAR_BELOW_ESTIMATE:
    '추정 전세 보증금보다 크게 낮습니다. 지나치게 낮은 금액도 위험 신호일 수 있으므로 그 이유를 확인해야 합니다.',
  DEPOSIT_BY_JEONSE_ESTIMATE: '보증금 ÷ 추정 전세 보증금',
  /** This and the next five are for diagnoses that compared only the rents. */
  MONTHLY_COST: ({ costManwon, among, medianManwon }: ComparedRent) =>
    `월 고정비(월세와 관리비의 합) ${formatManwon(costManwon)}은 ${among} ${comparedWith(costManwon, medianManwon)}.`,
  SAMPLE_RENT_MEDIAN: (sample: Sample) => `${dealsOf(sample)}의 월세 중앙값`,
  REGION_RENT_MEDIAN: '지역 임대차 통계의 월세 중앙값',
  RENT_MEDIAN_OF_REGION: '지역 월세 중앙값',
  COST_BY_SAMPLE_RENT: '월 고정비 ÷ 표본 월세 중앙값',
  COST_BY_REGION_RENT: '월 고정비 ÷ 지역 월세 중앙값',
  COST_AS_RENT: ({ costManwon, withFee, among, medianManwon }: Compared) =>
    `보증금을 월세로 바꾸어 월세${withFee ? '와 관리비' : ''}에 더하면 한 달 ${formatManwon(costManwon)}, ${among} 한 달 ${formatManwon(medianManwon)}입니다. ${monthlyDifference(costManwon, medianManwon)}${withFee ? ' 비교한 거래의 관리비는 공개되지 않습니다.' : ''}`,
  SAMPLE_COST_MEDIAN: (sample: Sample) =>
    sample.count === 1 ? `${dealsOf(sample)}은 같은 방법으로` : `${dealsOf(sample)}의 가운데는 같은 방법으로`,
  REGION_COST_MEDIAN: '지역 월별 통계의 중앙값은 같은 방법으로',
  COST_BY_SAMPLE: '한 달 부담(보증금을 월세로 바꾸고 관리비를 더한 금액) ÷ 비교한 거래를 월세로 바꾼 가운데 값',
  COST_BY_REGION: '한 달 부담(보증금을 월세로 바꾸고 관리비를 더한 금액) ÷ 지역 통계를 월세로 바꾼 값',
  JEONSE_WITHOUT_FEE: '전세이고 관리비가 입력되지 않아 비교할 월 고정비가 없습니다.',
  JEONSE_FEE: ({ feeManwon }: { feeManwon: number }) =>
    `입력하신 관리비는 월 ${formatManwon(feeManwon)}이며, 전세의 관리비를 비교할 공개 자료가 없어 점수에 넣지 않았습니다.`,
  MONTHLY_FIXED_COST: ({ rentManwon, feeManwon }: { rentManwon: number; feeManwon: number | null }) =>
    feeManwon === null
      ? `매달 고정으로 드는 금액은 관리비가 입력되지 않아 월세 ${formatManwon(rentManwon)}만으로 보았습니다. 입력하신 값이며 확인된 자료가 아닙니다.`
      : `매달 고정으로 드는 금액은 월세 ${formatManwon(rentManwon)}에 관리비 ${formatManwon(feeManwon)}을 더한 ${formatManwon(rentManwon + feeManwon)}입니다. 입력하신 값을 더한 금액이며 확인된 자료가 아닙니다.`,
  TYPED_COST: '월 고정비(만원): 입력한 월세와 관리비의 합',
  TYPED_FEE: '입력한 월 관리비(만원)',
  NOT_TYPED: '입력 없음',
  FEE_NOT_TYPED: '관리비가 입력되지 않아 월세만으로 계산했습니다.',
  // A sale and a lease of what may be one home, at the same time.
  HEADLINE_SAME_TIME_DEAL: ({ depositManwon, sale }: Planned) =>
    `${against(depositManwon, sale.amountManwon, `${formatDate(sale.contractDate)}에 팔린 같은 층·면적 집의 값`)}.`,
  SAME_TIME_DEAL: ({ depositManwon, sale, days }: Planned & { days: number }) =>
    `${formatDate(sale.contractDate)}에 이 지번의 같은 층·같은 면적(${formatFloor(sale.floor)}, ${formatArea(sale.areaSquareMeter)}) 집이 ${formatManwon(sale.amountManwon)}에 팔렸고${sale.direct ? '(직거래)' : ''}, ${against(depositManwon, sale.amountManwon, '그 값')}. 최근 ${days}일 동안 그런 매매는 이 한 건이어서 이 집의 매매일 수 있습니다. 세입자의 보증금으로 집값을 치르고 소유자가 바뀌면 새 소유자에게 돌려줄 돈이 없을 수 있습니다. 같은 층의 다른 집일 수도 있으니 등기부로 확인하십시오.`,
  SAME_TIME_SALE: ({ contractDate, areaSquareMeter, floor, direct }: Sale) =>
    `${formatDate(contractDate)} 매매, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}${direct ? ', 직거래' : ''}, 최근의 같은 층·면적 매매 1건 중 1건`,
  DEPOSIT_BY_SAME_TIME_SALE: '보증금 ÷ 같은 층·면적의 최근 매매가',
  /** `newest`: the newest pair; `null`: no pair is named. */
  SAME_TIME_DEALS_OF_LOT: ({ newest, ...counted }: OfLot & { newest: NamedPair | null }) => {
    const last =
      newest === null
        ? ''
        : ` 가장 최근에는 ${formatFloor(newest.floor)} ${formatArea(newest.areaSquareMeter)} 집이 ${formatDate(newest.soldOn)}에 ${formatManwon(newest.saleManwon)}에 팔리고${newest.direct ? '(직거래)' : ''} ${formatDate(newest.letOn)}에 ${formatManwon(newest.depositManwon)}에 전세 놓였습니다.`
    return `${ofLot(counted)}${last} 세입자의 보증금으로 집값을 치른 거래에서 보이는 모습입니다. 이 집도 계약 뒤에 소유자가 바뀔 수 있는지 확인하십시오.`
  },
  SAME_TIME_DEALS_OF_LOT_IN_SHORT: (counted: OfLot) => ofLot(counted),
  SAME_TIME_PAIR_AMOUNTS: ({ saleManwon, depositManwon }: { saleManwon: number; depositManwon: number }) =>
    `매매 ${formatManwon(saleManwon)}, 전세 ${formatManwon(depositManwon)}`,
  SAME_TIME_PAIR: ({ soldOn, letOn, areaSquareMeter, floor, direct }: Pair) =>
    `${formatDate(soldOn)} 매매${direct ? '(직거래)' : ''}, ${formatDate(letOn)} 전세 계약, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}, 서로 맞는 매매와 전세가 1건씩`,
  // Sentences used when there are no deals to compare with.
  NO_DEALS_PUBLISHED: ({ deals, months }: { deals: Deals; months: readonly string[] }) =>
    `최근 ${months.length}개월(${formatMonths(months)})에 공개된 ${DEALS[deals]} 거래를 찾지 못했습니다.`,
  NO_LEASES_TO_COMPARE: ({ purpose }: { purpose: Exclude<Deals, 'SALE'> }) =>
    `전월세 거래는 있으나 비교할 ${DEALS[purpose]} 거래가 없습니다.`,
  AMOUNT_NOT_COMPARED: '그래서 입력하신 금액이 과거 거래보다 높은지 판단하지 않았습니다.',
  COMPARED_WITH_JEONSE_ESTIMATE: '그래서 최근 거래의 중앙값이 아니라 추정 전세 보증금과 비교했습니다.',
  NO_SALES_TO_COMPARE: '비교에 쓸 수 있는 매매 거래가 없습니다.',
  DEPOSIT_NOT_COMPARED: '그래서 보증금이 매매가에 비해 높은지 판단하지 않았습니다.',
  COMPARED_WITH_SALE_ESTIMATE: '그래서 최근 거래의 중앙값이 아니라 추정 매매가와 비교했습니다.',
  COMPARED_WITH_DATED_SALES: '그래서 이 지번의 더 오래된 매매와 비교했습니다.',
  COMPARED_WITH_PRICED_VALUE: '그래서 공시가격으로 어림한 집값과 비교했습니다.',
  ASK_BROKERS_FOR_PRICES: '주변 중개사무소에서 같은 건물의 임대와 매매 금액을 물어 확인하십시오.',
}

/** A deposit and rent together are called dear or cheap, a single amount high or low. */
function termsOf(of: SampledAmount, standing: '높은' | '낮은'): string {
  if (of !== 'MONTHLY_RENT') return `${standing} ${nameOf(of)}`
  return `${standing === '높은' ? '비싼' : '싼'} 월세 조건`
}

/** `보증금 2,000만 원, 월세 77만 원은 월세로 바꾸면 한 달 88만 원` */
function asRent({ depositManwon, monthlyRentManwon }: Terms, typedManwon: number): string {
  const rent = formatManwon(monthlyRentManwon)
  return depositManwon === 0
    ? `입력하신 조건은 보증금 없이 한 달 ${rent}`
    : `입력하신 보증금 ${formatManwon(depositManwon)}, 월세 ${rent}은 월세로 바꾸면 한 달 ${formatManwon(typedManwon)}`
}

/** `count`: the size of the sample. */
type RentAlone = { rentManwon: number; medianManwon: number; count: number }
type DepositAlone = { depositManwon: number; medianManwon: number; count: number; share: number }
type Terms = { depositManwon: number; monthlyRentManwon: number }
/** The entered lease and the median of others per month, with deposits converted to rent. */
type AsRent = Terms & { typedManwon: number; medianManwon: number; rate: number }
type RentBesideSample = AsRent & { sample: string; count: number }
type RentBesideRegion = AsRent & {
  medianDepositManwon: number
  medianRentManwon: number
  scope: 'LEGAL_DISTRICT' | 'LAWD_CD'
  months: readonly string[]
  sampleCount: number
}

type Standing = 'HIGH' | 'LOW' | 'USUAL'

/** `among`: describes what the median is of. */
type ComparedRent = { costManwon: number; among: string; medianManwon: number }
/** `among`: describes the deals the median is of. */
type Compared = { costManwon: number; withFee: boolean; among: string; medianManwon: number }

type Sale = { contractDate: string; amountManwon: number; areaSquareMeter: number; floor: number; direct: boolean }
type Planned = { depositManwon: number; sale: Sale }
type OfLot = { pairCount: number; nearPriceCount: number; months: number; days: number; share: number }
type NamedPair = Pair & { saleManwon: number; depositManwon: number }
type Pair = { soldOn: string; letOn: string; areaSquareMeter: number; floor: number; direct: boolean }

function ofLot({ pairCount, nearPriceCount, months, days, share }: OfLot): string {
  return `이 지번에서는 최근 ${months}개월 동안 같은 층·면적의 집이 ${days}일 안에 팔리고 새로 전세 놓인 경우가 ${pairCount}번 있었고, 그중 ${nearPriceCount}번은 전세 보증금이 매매가의 ${formatPercent(share)} 이상이었습니다.`
}

/** `price`: a noun for what the deposit is compared with. */
function against(depositManwon: number, priceManwon: number, price: string): string {
  const typed = `보증금 ${formatManwon(depositManwon)}은 ${price} ${formatManwon(priceManwon)}`
  if (depositManwon > priceManwon) return `${typed}보다 ${formatManwon(depositManwon - priceManwon)} 많습니다`
  return depositManwon === priceManwon
    ? `${typed}과 같습니다`
    : `${typed}의 ${formatPercent(depositManwon / priceManwon)}입니다`
}
