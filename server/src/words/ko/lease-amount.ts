import { formatManwon, formatPercent } from './format.ts'
import { nameOf, type SampledAmount } from './samples.ts'

/** The asked deposit or rent against what such homes are let for. */
export const LEASE_AMOUNT = {
  LEASE_AMOUNT_OF: ({ of, standing }: { of: SampledAmount; standing: Standing }) =>
    ({
      HIGH: `과거 거래보다 크게 높은 ${nameOf(of)}`,
      LOW: `과거 거래보다 크게 낮은 ${nameOf(of)}`,
      USUAL: `과거 임대차 거래와 ${nameOf(of)} 비교`,
    })[standing],
  REGIONAL_LEASES_HIGH_OF: ({ of }: { of: SampledAmount }) => `지역 통계보다 크게 높은 ${nameOf(of)}`,
  /** `alone`: with the other amount it may be no more than usual. */
  LEASE_FAR_ABOVE_MEDIAN: ({ share, of, alone }: { share: number; of: SampledAmount; alone: boolean }) =>
    `${alone ? `${nameOf(of)}만 보면 ` : ''}중앙값의 ${formatPercent(share)} 이상으로 크게 높으므로, 그 이유를 확인하기 전에는 계약을 서두르지 마십시오.`,
  LEASE_FAR_BELOW_MEDIAN:
    '중앙값보다 크게 낮습니다. 지나치게 낮은 금액도 위험 신호일 수 있으므로 그 이유를 확인해야 합니다.',
  LEASE_WITH_DEPOSIT: ({ rate, ratio }: { rate: number; ratio: number }) =>
    `보증금이 표본과 달라 월세를 연 ${formatPercent(rate)}로 환산해 보증금과 함께 보면 중앙값의 ${formatPercent(ratio)}입니다.`,
  LEASE_BY_SAMPLE: ({ of }: { of: SampledAmount }) => `입력한 ${nameOf(of)} ÷ 표본 중앙값`,
  LEASE_BY_REGION: ({ of }: { of: SampledAmount }) => `입력한 ${nameOf(of)} ÷ 지역 중앙값`,
  LEASE_MEDIAN_OF_REGION: ({ of }: { of: SampledAmount }) => `지역 ${nameOf(of)} 중앙값`,
  TYPED_AMOUNT: ({ of }: { of: SampledAmount }) => `입력한 ${nameOf(of)}(만원)`,

  /** As published, `period` such as `2026-09`. */
  CONVERSION_RATE_OF_REGION: ({ regionName, period }: { regionName: string; period: string }) =>
    `한국부동산원 ${regionName} 전월세전환율, ${period}`,
  CONVERSION_RATE_OF_MARKET: ({ source, checkedOn }: { source: string; checkedOn: string }) =>
    `${source}, 확인일 ${checkedOn}`,
  DEPOSIT_EQUIVALENT: ({ manwon, medianManwon }: { manwon: number; medianManwon: number }) =>
    `${formatManwon(manwon)} (표본 중앙값 ${formatManwon(medianManwon)})`,
  DEPOSIT_EQUIVALENT_BY: ({ rate, source }: { rate: number; source: string }) =>
    `전월세 전환율 연 ${formatPercent(rate)}로 환산한 보증금(${source})`,

  LEASE_TO_ESTIMATE: ({ depositManwon, ratio }: { depositManwon: number; ratio: number }) =>
    `입력하신 전세 보증금 ${formatManwon(depositManwon)}은 추정 전세 보증금의 ${formatPercent(ratio)}입니다.`,
  LEASE_FAR_ABOVE_ESTIMATE: ({ share }: { share: number }) =>
    `추정 전세 보증금의 ${formatPercent(share)} 이상으로 크게 높으므로, 그 이유를 확인하기 전에는 계약을 서두르지 마십시오.`,
  LEASE_FAR_BELOW_ESTIMATE:
    '추정 전세 보증금보다 크게 낮습니다. 지나치게 낮은 금액도 위험 신호일 수 있으므로 그 이유를 확인해야 합니다.',
  DEPOSIT_BY_JEONSE_ESTIMATE: '보증금 ÷ 추정 전세 보증금',
}

type Standing = 'HIGH' | 'LOW' | 'USUAL'
