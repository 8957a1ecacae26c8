import { lawInForce } from '../../law/law-in-force.ts'
import { formatManwon, formatPercent } from '../../wording/format.ts'
import type { CriterionOutcome, Evidence } from '../assessment.ts'
import { valueAt } from '../curve.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { AGGREGATION, CONFIDENCE, CURVES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'
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

const ACTIONS = [
  '등기사항전부증명서에서 선순위 근저당 등 채권을 확인하고 보증금과 합하여 주택 가격과 비교하십시오.',
  '인근 공인중개사무소 두 곳 이상에서 실제 매매 시세를 확인하십시오.',
]

/** One way of putting a value beside the deposit, with the score it leads to. */
type Valuation = {
  status: 'AVAILABLE' | 'PARTIAL'
  score: number
  confidence: number
  ratio: number
  reason: string
  limits: string
  evidence: Evidence[]
}

/** Deposit against the home's value: past sales, else the public price, else the regional sale statistic (spec.md, assessment rule 5). */
export function judgeDepositToValue(facts: LeaseFacts): CriterionOutcome {
  const valuation = bySales(facts) ?? byPublicPrice(facts) ?? byRegionalSales(facts)
  if (valuation === null) return withoutValue(facts)
  if (facts.property.cautions.includes('SEVERAL_HOUSEHOLDS') && valuation.score < AGGREGATION.severity.fromScore) {
    return withoutSeniorDeposits(facts, valuation)
  }
  const { status, score, confidence, ratio, reason, limits, evidence } = valuation
  const shared = facts.property.cautions.includes('SEVERAL_HOUSEHOLDS')
  return scored(shared ? 'PARTIAL' : status, score, confidence, {
    reason,
    explanation: `보증금 ${formatManwon(facts.terms.depositManwon)}은 ${reason}${lineSentence(ratio, facts.asOf)}${limits}`,
    evidence: [depositEvidence(facts), ...evidence, ratioEvidence('depositRatio', ratio, '보증금 ÷ 기준 가격')],
    missingData: [seniorDebt()],
    actions: ACTIONS,
  })
}

function bySales(facts: LeaseFacts): Valuation | null {
  const { sales } = facts
  const comparison = sales.comparison
  const ratio = comparison?.amount.ratioToMedian ?? null
  if (comparison === null || ratio === null) return null
  return {
    status: sampleStatus(comparison),
    score: valueAt(CURVES.depositToSale, ratio),
    confidence: sampleConfidence(comparison),
    ratio,
    reason: `${describeSample(comparison)}의 매매 중앙값 ${formatManwon(comparison.amount.quartiles.median)} 대비 ${formatPercent(ratio)}입니다.`,
    limits: `${realismSentence('보증금', comparison.amount)}${sampleLimits(comparison, facts)}`,
    evidence: sampleEvidence('sale-transaction', sales, comparison),
  }
}

function byPublicPrice({ publicPrice, terms }: LeaseFacts): Valuation | null {
  const choice = publicPrice.choice
  if (choice?.priceManwon == null || choice.priceManwon <= 0) return null
  const ratio = terms.depositManwon / choice.priceManwon
  const price = formatManwon(choice.priceManwon)
  return {
    status: 'PARTIAL',
    score: valueAt(CURVES.depositToPublicPrice, ratio),
    confidence: CONFIDENCE.publicPriceAsValue,
    ratio,
    reason: `${choice.baseYear}년 공시가격 ${price} 대비 ${formatPercent(ratio)}입니다.`,
    limits: ' 비교할 매매 실거래가 없어 공시가격으로 대신했습니다.',
    evidence: [
      { source: 'public-price', field: choice.basis, value: price, description: `${choice.baseYear}년 공시가격` },
    ],
  }
}

function byRegionalSales({ marketSignal, terms }: LeaseFacts): Valuation | null {
  const signal = marketSignal.sale
  if (signal === null || signal.medianManwon <= 0) return null
  const ratio = terms.depositManwon / signal.medianManwon
  return {
    status: 'PARTIAL',
    score: valueAt(CURVES.depositToSale, ratio),
    confidence: CONFIDENCE.regionalSignal,
    ratio,
    reason: `지역 매매 통계 중앙값 ${formatManwon(signal.medianManwon)} 대비 ${formatPercent(ratio)}입니다.`,
    limits: ' 이 주소의 거래가 아니라 지역 전체의 통계를 기준으로 한 참고값입니다.',
    evidence: signalEvidence(signal, 'saleMedian', signal.medianManwon, '지역 매매가 중앙값'),
  }
}

function withoutValue(facts: LeaseFacts): CriterionOutcome {
  return unscored('DATA_MISSING', {
    reason: '보증금과 비교할 매매 실거래, 공시가격, 지역 통계가 모두 확인되지 않았습니다.',
    explanation:
      '주택 가격의 근거가 없어 보증금 비율을 계산하지 못했습니다. 자료가 없다는 것이 위험이 낮다는 뜻은 아닙니다.',
    evidence: [depositEvidence(facts)],
    missingData: [
      missingTransactions('sale-transaction', facts.sales),
      {
        field: 'public-price',
        reason: '비교에 쓸 공시가격이 확인되지 않았습니다.',
        requiredAction: '부동산공시가격알리미에서 해당 주택의 공시가격을 확인하십시오.',
      },
      seniorDebt(),
    ],
    actions: ACTIONS,
  })
}

/**
 * A house shared by several families is one property: the other families' deposits come out of the same value, so one
 * deposit's share is only the least that is at stake. A high share tells something, a low one nothing.
 */
function withoutSeniorDeposits(facts: LeaseFacts, { reason, limits, evidence }: Valuation): CriterionOutcome {
  return unscored('DATA_MISSING', {
    reason: '여러 가구가 사는 건물이라 다른 임차인의 보증금을 알아야 비율을 판단할 수 있습니다.',
    explanation: `이 보증금만 보면 ${reason} 그러나 건물 전체의 가격을 여러 임차인의 보증금과 나누어야 하므로 이 비율만으로 위험이 낮다고 볼 수 없습니다.${limits}`,
    evidence: [depositEvidence(facts), ...evidence],
    missingData: [
      {
        field: 'seniorTenantDeposits',
        reason: '선순위 임차인의 보증금 합계는 공개 자료로 확인되지 않습니다.',
        requiredAction: '임대인에게 확정일자 부여현황과 전입세대확인서를 요구하여 선순위 보증금 합계를 확인하십시오.',
      },
      seniorDebt(),
    ],
    actions: ACTIONS,
  })
}

/** The highest line of common guidance that the ratio reaches; `null` lines are not known for the day. */
function lineSentence(ratio: number, asOf: string): string {
  const lines = [
    { id: 'SEVERE_DEPOSIT_SHARE', words: '매우 위험한 구간으로 흔히 말하는' },
    { id: 'DANGER_DEPOSIT_SHARE', words: '깡통전세를 의심하는 기준으로 흔히 쓰이는' },
    { id: 'CAUTION_DEPOSIT_SHARE', words: '주의 기준으로 흔히 쓰이는' },
  ] as const
  for (const { id, words } of lines) {
    const line = lawInForce(id, asOf)[0]
    if (line !== undefined && ratio >= line.value) {
      return ` ${words} ${formatPercent(line.value)} 이상이므로 보증금을 돌려받지 못할 가능성을 반드시 검토하십시오.`
    }
  }
  return ''
}

function depositEvidence({ terms }: LeaseFacts): Evidence {
  return {
    source: 'user-input',
    field: 'depositAmountManwon',
    value: terms.depositManwon,
    description: '입력한 보증금(만원)',
  }
}

function seniorDebt() {
  return {
    field: 'seniorDebt',
    reason: '선순위 근저당과 체납 세금은 이 비율에 들어 있지 않습니다.',
    requiredAction: '등기사항전부증명서와 임대인의 국세·지방세 납세증명서를 확인하십시오.',
  }
}
