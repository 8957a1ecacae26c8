import { formatManwon, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

const PAPERS_TELL = `실제 금액은 ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로만 알 수 있습니다.`

/** Converting deposit to rent, and the deposits of a house's other households, which no public data shows. */
export const PAPERS_RENT = {
  CONVERSION_CAP_UNKNOWN: '전환율의 법정 상한을 계산할 기준금리를 알지 못합니다.',
  CONVERSION_CAP: ({ rate }: { rate: number }) =>
    `보증금을 월세로 바꿀 때의 법정 상한은 연 ${formatPercent(rate)}입니다.`,
  NO_MARKET_CONVERSION: '시장 전환율 자료가 없어 같은 부담의 보증금과 월세를 계산하지 않았습니다.',
  MARKET_CONVERSION: ({ label, rate, equalManwon }: { label: string; rate: number; equalManwon: number }) =>
    `${label} 연 ${formatPercent(rate)}로 계산하면 월세 없는 보증금 ${formatManwon(equalManwon)}과 한 해 부담이 같습니다.`,
  REGION_CONVERSION_RATE: ({ regionName, indicatorName, period }: Indicator) =>
    `${regionName} ${indicatorName}(${period})`,
  CONVERSION_SCOPE:
    '법정 상한은 이미 맺은 계약 안에서, 또는 갱신하면서 보증금을 월세로 바꿀 때의 기준입니다. 새 계약의 월세와, 월세를 보증금으로 바꾸는 경우는 묶지 않습니다.',
  UNSEEN_DEPOSITS_UNKNOWN: ({ others }: { others: number }) =>
    `다른 ${others}가구의 보증금이 먼저 있을 수 있으나, 가정해 볼 과거 계약이 저장되어 있지 않습니다. ${PAPERS_TELL}`,
  UNSEEN_DEPOSITS: ({ others, scope, sampleCount, lowManwon, midManwon, highManwon }: UnseenDeposits) => {
    const leases = `${{ LOT: '같은 지번', LEGAL_DISTRICT: '같은 법정동의 같은 유형', LAWD_CD: '같은 시군구의 같은 유형' }[scope]}의 과거 계약 ${sampleCount}건`
    const [low, mid, high] = [lowManwon, midManwon, highManwon].map(formatManwon)
    const span = low === high ? mid : `${low}에서 ${high} 사이(가운데 ${mid})`
    return `다른 ${others}가구가 ${leases}만큼 보증금을 냈다고 가정하면 먼저 있는 보증금은 ${span}입니다. 가정일 뿐 확인된 금액이 아닙니다. ${PAPERS_TELL}`
  },
}

/** As published; `period` such as `2026-09`. */
type Indicator = { regionName: string; indicatorName: string; period: string }
/** `others`: the house's other households. */
type UnseenDeposits = {
  others: number
  scope: 'LOT' | 'LEGAL_DISTRICT' | 'LAWD_CD'
  sampleCount: number
  lowManwon: number
  midManwon: number
  highManwon: number
}
