import type { LeaseFacts } from '../../../domain/assessment/lease-facts.ts'
import { lawInForce } from '../../../domain/law/law-in-force.ts'
import { formatManwon, formatMonths, formatPercent } from '../../../domain/wording/format.ts'
import { whyMissing } from '../words/missing-words.ts'
import { comparedWithSample, OTHER_DEPOSITS, unrealistic, weakSample } from './compare-sentences.ts'
import type { Observation } from './observation.ts'

/** Deposit ÷ sale price from which the caution is stronger: spec.md, Diagnosis rule 8. */
const SALE_LINE = 0.8

const SALES = { topic: 'MONEY', sourceKey: 'sale-transaction' } as const
const ADD_DEBTS =
  '등기사항전부증명서의 선순위 채권을 보증금에 더해 집값과 비교하고, 중개사무소 두 곳 이상에서 실제 매매 시세를 확인하십시오.'

/** The deposit against past sale prices; a lease without a deposit has none to compare. */
export function observeSales(facts: LeaseFacts): Observation[] {
  if (facts.terms.depositManwon === 0) return []
  const comparison = facts.sales.comparison
  if (comparison === null) return [salesMissing(facts), ...regionalSales(facts)]
  const { code, title, cautious, words } = bandOf(comparison.amount.ratioToMedian ?? 0, facts)
  const names = { typed: '보증금', sampled: '매매가' }
  // Deals of other sizes or another place carry a caution, but are no reason to stop by themselves.
  const stop = code === 'DEPOSIT_ABOVE_SALE_PRICE' && !comparison.level.endsWith('_ALL')
  return [
    {
      code,
      ...SALES,
      weight: stop ? 'SEVERE' : cautious ? 'CAUTION' : 'NOTE',
      title,
      sentence: `${comparedWithSample(names, comparison.amount, comparison, facts)}${words}`,
      action: cautious ? ADD_DEBTS : null,
    },
    ...unrealistic('보증금', 'SALE_UNREALISTIC', comparison.amount, SALES),
    ...weakSample('매매 거래', 'SALES', comparison, facts, SALES),
  ]
}

/** What the deposit's share of the sale price says; 80 % is spec.md's line, the lower one a rule of thumb. */
function bandOf(ratio: number, { property, asOf }: LeaseFacts) {
  if (ratio >= 1) {
    return {
      code: 'DEPOSIT_ABOVE_SALE_PRICE',
      title: '매매가와 같거나 높은 보증금',
      cautious: true,
      words: ' 보증금이 매매가보다 낮지 않으므로, 집이 경매로 넘어가면 보증금을 모두 돌려받기 어려울 수 있습니다.',
    }
  }
  if (ratio >= SALE_LINE) {
    return {
      code: 'DEPOSIT_NEAR_SALE_PRICE',
      title: '매매가에 가까운 보증금',
      cautious: true,
      words: ` 매매가의 ${formatPercent(SALE_LINE)} 이상이면 집값이 내리거나 집이 경매로 넘어갈 때 보증금을 모두 돌려받지 못할 수 있습니다.`,
    }
  }
  const thumb = lawInForce('CAUTION_DEPOSIT_SHARE', asOf)[0]
  if (thumb !== undefined && ratio >= thumb.value) {
    return {
      code: 'DEPOSIT_SHARE_NOTEWORTHY',
      title: '매매가에 비해 낮지 않은 보증금',
      cautious: true,
      words: ` 주의할 기준으로 흔히 쓰이는 ${formatPercent(thumb.value)} 이상이므로, 선순위 채권이 있으면 더 위험해질 수 있습니다.`,
    }
  }
  const words = property.cautions.includes('SEVERAL_HOUSEHOLDS') ? OTHER_DEPOSITS : ''
  return { code: 'DEPOSIT_TO_SALE_PRICE', title: '과거 매매가와 보증금 비교', cautious: false, words }
}

function salesMissing({ sales }: LeaseFacts): Observation {
  const none = `최근 ${sales.months.length}개월에 공개된 매매 거래를 찾지 못했습니다.`
  const why =
    sales.status === 'FOUND' ? '비교에 쓸 수 있는 매매 거래가 없습니다.' : whyMissing(sales, '매매 실거래를', none)
  return {
    code: 'SALES_MISSING',
    ...SALES,
    weight: 'GAP',
    title: '비교할 매매 거래 미확인',
    sentence: `${why} 그래서 보증금이 매매가에 비해 높은지 판단하지 않았습니다.`,
    action: '국토교통부 실거래가 공개시스템과 주변 중개사무소에서 매매 시세를 직접 확인하십시오.',
  }
}

function regionalSales({ marketSignal, terms }: LeaseFacts): Observation[] {
  const signal = marketSignal.sale
  if (signal === null || signal.medianManwon <= 0) return []
  const ratio = terms.depositManwon / signal.medianManwon
  const high = ratio >= SALE_LINE
  const area = signal.scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
  return [
    {
      code: high ? 'REGIONAL_SALES_HIGH' : 'REGIONAL_SALES',
      ...SALES,
      weight: high ? 'CAUTION' : 'NOTE',
      title: high ? '지역 매매 통계에 비해 높은 보증금' : '지역 매매 통계와 비교',
      sentence: `참고로, 입력하신 보증금 ${formatManwon(terms.depositManwon)}은 ${area}의 월별 통계(${formatMonths(signal.months)}, ${signal.sampleCount}건)의 매매가 중앙값(가운데 값) ${formatManwon(signal.medianManwon)}과 비교하면 ${formatPercent(ratio)}입니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`,
      action: high ? ADD_DEBTS : null,
    },
  ]
}
