import { formatManwon } from '../../../words/ko/format.ts'
import type { Realism } from '../../comparison/comparison.ts'
import { REALISM } from '../../rule-book/lines.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

const ASK = '금액 단위(만원)와 보증금·월세 입력 칸을 다시 확인하십시오.'

/**
 * An amount out of all proportion: the nearest published amount is named and the unit asked about
 * (R-SCORE-26). One finding, by the nearest material there is.
 */
export function amountUnrealistic(facts: LeaseFacts): Finding[] {
  const sentence = againstLeases(facts) ?? againstSales(facts) ?? byItself(facts)
  return sentence === null ? [] : [finding('AMOUNT_UNREALISTIC', 'CAUTION', { sentence: `${sentence} ${ASK}` })]
}

function againstLeases({ leases: { comparison }, terms }: LeaseFacts): string | null {
  if (comparison === null) return null
  const { amount, equivalent } = comparison
  if (terms.purpose === 'JEONSE') return disproportion(`전세 보증금 ${formatManwon(amount.inputManwon)}`, amount)
  if (equivalent === null) return null
  const { depositManwon, monthlyRentManwon } = equivalent.nearestLease
  const typed = leaseWords(terms.depositManwon, terms.monthlyRentManwon)
  return disproportion(typed, equivalent, leaseWords(depositManwon, monthlyRentManwon))
}

function againstSales({ sales: { comparison }, terms }: LeaseFacts): string | null {
  return comparison && disproportion(`보증금 ${formatManwon(terms.depositManwon)}`, comparison.amount)
}

function disproportion(
  typed: string,
  { realism, nearestManwon }: { realism: Realism; nearestManwon: number },
  nearest = `금액 ${formatManwon(nearestManwon)}`,
): string | null {
  if (realism === null) return null
  const direction = realism === 'UNREALISTICALLY_LOW' ? '낮습니다' : '높습니다'
  return `입력하신 ${typed}은 공개된 거래 가운데 가장 가까운 ${nearest}에 비해 지나치게 ${direction}.`
}

/** Nothing published is near, but no home is let for so little, or so much. */
function byItself({ leases, terms }: LeaseFacts): string | null {
  if (leases.comparison !== null) return null
  const jeonse = terms.purpose === 'JEONSE'
  const [bounds, typed] = jeonse
    ? [REALISM.jeonseDeposit, terms.depositManwon]
    : [REALISM.monthlyRent, terms.monthlyRentManwon]
  if (typed >= bounds.low && typed <= bounds.high) return null
  const direction = typed < bounds.low ? '낮습니다' : '높습니다'
  return `입력하신 ${jeonse ? '전세 보증금' : '월세'} ${formatManwon(typed)}은 주택 임대차의 금액으로 보기에 지나치게 ${direction}.`
}

/** `보증금 1,000만 원에 월세 50만 원` */
function leaseWords(depositManwon: number, monthlyRentManwon: number): string {
  return `보증금 ${formatManwon(depositManwon)}에 월세 ${formatManwon(monthlyRentManwon)}`
}
