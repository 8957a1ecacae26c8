import type { Comparison } from '../../comparison/comparison.ts'
import { depositEquivalent } from '../../law/deposit-rent-conversion.ts'
import { isStale, lawInForce, ruleSetHash } from '../../law/law-in-force.ts'
import { formatManwon, formatPercent } from '../../wording/format.ts'
import { PURPOSE_LABELS } from '../../wording/labels.ts'
import type { CriterionOutcome, Evidence } from '../assessment.ts'
import { valueAt } from '../curve.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { CAUTION_RATIOS, CONFIDENCE, CURVES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'
import { reverseJeonseEvidence } from './reverse-jeonse.ts'
import {
  describeSample,
  missingTransactions,
  ratioEvidence,
  realismSentence,
  sampleConfidence,
  sampleEvidence,
  sampleLimits,
  sampleStatus,
  signalEvidence,
} from './sample.ts'

const ACTIONS = ['국토교통부 실거래가 공개시스템에서 같은 건물의 최근 전월세 계약을 확인하십시오.']

/** The asked deposit (jeonse) or rent (monthly rent) against past leases, else against the regional statistic. */
export function judgeMarketPrice(facts: LeaseFacts): CriterionOutcome {
  const comparison = facts.leases.comparison
  const ratio = comparison?.amount.ratioToMedian ?? null
  if (comparison !== null && ratio !== null) return bySample(facts, comparison, ratio)
  return byRegion(facts) ?? withoutLeases(facts)
}

function bySample(facts: LeaseFacts, comparison: Comparison, ratio: number): CriterionOutcome {
  const name = comparedName(facts)
  const median = formatManwon(comparison.amount.quartiles.median)
  const reason = `${describeSample(comparison)}의 ${name} 중앙값 ${median} 대비 ${formatPercent(ratio)}입니다.`
  return scored(sampleStatus(comparison), valueAt(CURVES.leaseToMedian, ratio), sampleConfidence(comparison), {
    reason,
    explanation: `입력한 ${name} ${formatManwon(comparison.amount.inputManwon)}은 ${reason}${levelSentence(ratio)}${realismSentence(name, comparison.amount)}${depositSentence(comparison)}${sampleLimits(comparison, facts)}`,
    evidence: [
      inputEvidence(facts),
      ...sampleEvidence('rent-transaction', facts.leases, comparison),
      ratioEvidence('leaseRatio', ratio, `입력한 ${name} ÷ 표본 중앙값`),
      ...conversionEvidence(facts, comparison),
      ...reverseJeonseEvidence(facts),
    ],
    actions: ACTIONS,
  })
}

function byRegion(facts: LeaseFacts): CriterionOutcome | null {
  const signal = facts.marketSignal.lease
  const jeonse = facts.terms.purpose === 'JEONSE'
  const median = jeonse ? signal?.medianManwon : signal?.medianMonthlyRentManwon
  if (signal === null || median == null || median <= 0) return null
  const name = comparedName(facts)
  const ratio = comparedAmount(facts) / median
  const reason = `지역 임대차 통계의 ${name} 중앙값 ${formatManwon(median)} 대비 ${formatPercent(ratio)}입니다.`
  return scored('PARTIAL', valueAt(CURVES.leaseToMedian, ratio), CONFIDENCE.regionalSignal, {
    reason,
    explanation: `${reason}${levelSentence(ratio)} 이 주소의 거래가 아니라 지역 전체의 통계를 기준으로 한 참고값입니다.`,
    evidence: [
      inputEvidence(facts),
      ...signalEvidence(signal, 'leaseMedian', median, `지역 ${name} 중앙값`),
      ratioEvidence('leaseRatio', ratio, `입력한 ${name} ÷ 지역 중앙값`),
      ...reverseJeonseEvidence(facts),
    ],
    missingData: [missingTransactions('rent-transaction', facts.leases)],
    actions: ACTIONS,
  })
}

function withoutLeases(facts: LeaseFacts): CriterionOutcome {
  return unscored('DATA_MISSING', {
    reason: `비교할 ${PURPOSE_LABELS[facts.terms.purpose]} 실거래가 확인되지 않았습니다.`,
    explanation: '주변 임대차 시세를 확인하지 못해 입력한 금액이 높은지 낮은지 판단하지 않았습니다.',
    evidence: [inputEvidence(facts), ...reverseJeonseEvidence(facts)],
    missingData: [missingTransactions('rent-transaction', facts.leases)],
    actions: ACTIONS,
  })
}

function levelSentence(ratio: number): string {
  if (ratio >= CAUTION_RATIOS.leaseToMedian)
    return ` 기준 금액의 ${formatPercent(CAUTION_RATIOS.leaseToMedian)} 이상으로 높으니 그 이유를 반드시 확인하십시오.`
  if (ratio < CAUTION_RATIOS.unusuallyLowLease)
    return ' 기준 금액보다 지나치게 낮습니다. 낮은 금액도 위험 신호일 수 있으니 그 이유를 확인하십시오.'
  return ''
}

/** Monthly rent only: the deposit beside the rent, which carries the score. */
function depositSentence({ deposit }: Comparison): string {
  if (deposit === null || deposit.ratioToMedian === null) return ''
  const median = formatManwon(deposit.quartiles.median)
  const against = ` 보증금은 표본 보증금 중앙값 ${median} 대비 ${formatPercent(deposit.ratioToMedian)}입니다.`
  return `${against}${deposit.ratioToMedian >= CAUTION_RATIOS.leaseToMedian ? levelSentence(deposit.ratioToMedian) : ''}${realismSentence('보증금', deposit)}`
}

/** Deposit and rent trade against each other, so monthly leases also show both as one deposit. Informs, scores nothing. */
function conversionEvidence(facts: LeaseFacts, comparison: Comparison): Evidence[] {
  const rate = lawInForce('MARKET_CONVERSION_RATE', facts.asOf)[0]
  if (comparison.deposit === null || rate === undefined) return []
  const typed = depositEquivalent(comparison.deposit.inputManwon, comparison.amount.inputManwon, rate.value)
  const usual = depositEquivalent(comparison.deposit.quartiles.median, comparison.amount.quartiles.median, rate.value)
  const stale = isStale(rate, facts.asOf) ? ', 오래되어 다시 확인이 필요한 값' : ''
  return [
    {
      source: `law:${rate.id}@${ruleSetHash()}`,
      field: 'depositEquivalent',
      value: `${formatManwon(typed)} (표본 중앙값 기준 ${formatManwon(usual)})`,
      description: `전월세 전환율 연 ${formatPercent(rate.value)}로 환산한 보증금, 점수에는 쓰지 않음(${rate.sourceName}, 확인일 ${rate.checkedOn}${stale})`,
    },
  ]
}

function comparedName({ terms }: LeaseFacts): string {
  return terms.purpose === 'JEONSE' ? '전세 보증금' : '월세'
}

function comparedAmount({ terms }: LeaseFacts): number {
  return terms.purpose === 'JEONSE' ? terms.depositManwon : terms.monthlyRentManwon
}

function inputEvidence(facts: LeaseFacts): Evidence {
  const field = facts.terms.purpose === 'JEONSE' ? 'depositAmountManwon' : 'monthlyRentAmountManwon'
  return {
    source: 'user-input',
    field,
    value: comparedAmount(facts),
    description: `입력한 ${comparedName(facts)}(만원)`,
  }
}
