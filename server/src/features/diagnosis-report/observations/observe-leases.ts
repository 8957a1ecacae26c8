import type { LeaseFacts } from '../../../domain/assessment/lease-facts.ts'
import type { AmountComparison, Comparison } from '../../../domain/comparison/comparison.ts'
import { formatManwon, formatMonths, formatPercent } from '../../../domain/wording/format.ts'
import { PURPOSE_LABELS } from '../../../domain/wording/labels.ts'
import { whyMissing } from '../words/missing-words.ts'
import { comparedWithSample, unrealistic, weakSample } from './compare-sentences.ts'
import type { Observation } from './observation.ts'

/** Input ÷ median of past leases: spec.md, Diagnosis rule 8, and the low end of the rule book's lease curve. */
const LEASE_LINE = { high: 1.2, low: 0.6 }

const PLACE = { topic: 'MONEY', sourceKey: 'rent-transaction' } as const
const ASK_WHY = '같은 건물과 주변 중개사무소 두 곳 이상에서 최근 계약 금액을 확인하고 차이가 나는 이유를 물으십시오.'

/** The typed deposit (jeonse) or rent and deposit (monthly rent) against past leases. */
export function observeLeases(facts: LeaseFacts): Observation[] {
  const comparison = facts.leases.comparison
  if (comparison === null) return [leasesMissing(facts), ...regionalLeases(facts)]
  const { amount, deposit } = comparison
  const jeonse = facts.terms.purpose === 'JEONSE'
  const name = jeonse ? '전세 보증금' : '월세'
  const observed: Observation[] = [
    againstLeases('LEASE_AMOUNT', { typed: name, sampled: name }, amount, comparison, facts),
    ...unrealistic(name, 'LEASE_AMOUNT_UNREALISTIC', amount, PLACE),
  ]
  if (deposit !== null && deposit.inputManwon > 0) {
    const names = { typed: '보증금', sampled: '보증금' }
    observed.push(
      againstLeases('LEASE_DEPOSIT', names, deposit, comparison, facts),
      ...unrealistic('보증금', 'LEASE_DEPOSIT_UNREALISTIC', deposit, PLACE),
    )
  }
  return [...observed, ...weakSample(jeonse ? '전세 거래' : '월세 거래', 'LEASES', comparison, facts, PLACE)]
}

function againstLeases(
  code: string,
  name: { typed: string; sampled: string },
  amount: AmountComparison,
  comparison: Comparison,
  facts: LeaseFacts,
): Observation {
  const ratio = amount.ratioToMedian
  const high = ratio !== null && ratio >= LEASE_LINE.high
  // Less deposit for more rent is an ordinary bargain, so only the main amount can be suspiciously low.
  const low = code === 'LEASE_AMOUNT' && ratio !== null && ratio < LEASE_LINE.low
  return {
    code: high ? `${code}_HIGH` : low ? `${code}_LOW` : code,
    ...PLACE,
    weight: high || low ? 'CAUTION' : 'NOTE',
    title: high
      ? `과거 거래보다 크게 높은 ${name.typed}`
      : low
        ? `과거 거래보다 크게 낮은 ${name.typed}`
        : `과거 임대차 거래와 ${name.typed} 비교`,
    sentence: `${comparedWithSample(name, amount, comparison, facts)}${high ? HIGH : low ? LOW : ''}`,
    action: high || low ? ASK_WHY : null,
  }
}

const HIGH = ` 중앙값의 ${formatPercent(LEASE_LINE.high)} 이상으로 크게 높으므로, 그 이유를 확인하기 전에는 계약을 서두르지 마십시오.`
const LOW = ' 중앙값보다 크게 낮습니다. 지나치게 낮은 금액도 위험 신호일 수 있으므로 그 이유를 확인하십시오.'

function leasesMissing({ leases, terms }: LeaseFacts): Observation {
  const purpose = PURPOSE_LABELS[terms.purpose]
  const none = `최근 ${leases.months.length}개월에 공개된 ${purpose} 거래를 찾지 못했습니다.`
  const why =
    leases.status === 'FOUND'
      ? `전월세 거래는 있으나 비교할 ${purpose} 거래가 없습니다.`
      : whyMissing(leases, '전월세 실거래를', none)
  return {
    code: 'LEASES_MISSING',
    ...PLACE,
    weight: 'GAP',
    title: '비교할 전월세 거래 미확인',
    sentence: `${why} 그래서 입력하신 금액이 과거 거래보다 높은지 판단하지 않았습니다.`,
    action: '국토교통부 실거래가 공개시스템에서 같은 건물과 주변의 전월세 거래를 직접 확인하십시오.',
  }
}

/** The region's statistic, only where no deal serves: weak, and said to be. */
function regionalLeases({ marketSignal, terms }: LeaseFacts): Observation[] {
  const signal = marketSignal.lease
  const jeonse = terms.purpose === 'JEONSE'
  const median = (jeonse ? signal?.medianManwon : signal?.medianMonthlyRentManwon) ?? 0
  if (signal === null || median <= 0) return []
  const typed = jeonse ? terms.depositManwon : terms.monthlyRentManwon
  const name = jeonse ? '전세 보증금' : '월세'
  const ratio = typed / median
  const high = ratio >= LEASE_LINE.high
  const area = signal.scope === 'LEGAL_DISTRICT' ? '같은 법정동' : '같은 시·군·구'
  return [
    {
      code: high ? 'REGIONAL_LEASES_HIGH' : 'REGIONAL_LEASES',
      ...PLACE,
      weight: high ? 'CAUTION' : 'NOTE',
      title: high ? `지역 통계보다 크게 높은 ${name}` : '지역 임대차 통계와 비교',
      sentence: `참고로, 입력하신 ${name} ${formatManwon(typed)}은 ${area}의 월별 통계(${formatMonths(signal.months)}, ${signal.sampleCount}건)의 ${name} 중앙값(가운데 값) ${formatManwon(median)}과 비교하면 ${formatPercent(ratio)}입니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`,
      action: high ? ASK_WHY : null,
    },
  ]
}
