import { formatManwon, formatMonths, formatPercent } from '../format.ts'
import { comparedWith, formatShare, monthlyDifference } from './compared-amounts.ts'
import { nameOf, type SampledAmount } from './samples.ts'

/** The asked deposit or rent compared with leases of similar homes. */
export const LEASE_AMOUNT = {
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
