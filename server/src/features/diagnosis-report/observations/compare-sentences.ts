import { askedLikeness } from '../../../domain/assessment/criteria/sample.ts'
import type { LeaseFacts } from '../../../domain/assessment/lease-facts.ts'
import type { AmountComparison, Comparison } from '../../../domain/comparison/comparison.ts'
import { formatManwon, formatPercent } from '../../../domain/wording/format.ts'
import { sampleWords } from '../words/sample-words.ts'
import type { Observation } from './observation.ts'

/** Follows a ratio of one deposit in a house of several families: a low one tells nothing. */
export const OTHER_DEPOSITS =
  ' 여러 가구가 사는 건물이면 다른 임차인의 보증금도 더해야 하므로 이 비율만으로 판단할 수 없습니다.'

type Place = Pick<Observation, 'topic' | 'sourceKey'>

/** `입력하신 월세 55만 원은 … 월세 거래 5건의 월세 중앙값(가운데 값) 50만 원과 비교하면 110%입니다.` */
export function comparedWithSample(
  name: { typed: string; sampled: string },
  amount: AmountComparison,
  comparison: Comparison,
  facts: LeaseFacts,
): string {
  const typed = `입력하신 ${name.typed} ${formatManwon(amount.inputManwon)}은`
  const sampled = `${sampleWords(comparison, facts)}의 ${name.sampled} 중앙값(가운데 값)`
  if (amount.ratioToMedian === null) return `${sampled}이 0원이어서 ${name.typed}의 비율을 계산하지 않았습니다.`
  const median = formatManwon(amount.quartiles.median)
  return `${typed} ${sampled} ${median}과 비교하면 ${formatPercent(amount.ratioToMedian)}입니다.`
}

/** spec.md, Diagnosis rule 8: names the nearest published amount and asks to re-check units and fields. */
export function unrealistic(name: string, code: string, amount: AmountComparison, place: Place): Observation[] {
  if (amount.realism === null) return []
  const low = amount.realism === 'UNREALISTICALLY_LOW'
  return [
    {
      code,
      ...place,
      weight: 'CAUTION',
      title: '현실과 동떨어진 입력 금액',
      sentence: `입력하신 ${name} ${formatManwon(amount.inputManwon)}은 공개된 거래 가운데 가장 가까운 금액 ${formatManwon(amount.nearestManwon)}에 비해 지나치게 ${low ? '낮습니다' : '높습니다'}. 금액 단위(만원)와 보증금·월세 입력 칸을 다시 확인하십시오.`,
      action: '보증금과 월세의 단위(만원)와 입력 칸을 다시 확인하고, 잘못 적었다면 고쳐서 다시 진단하십시오.',
    },
  ]
}

/** What weakens a comparison: no similar deal, few deals. `kind` such as `전세 거래`. */
export function weakSample(
  kind: string,
  code: string,
  comparison: Comparison,
  facts: LeaseFacts,
  place: Place,
): Observation[] {
  const weak: Observation[] = []
  const shared = { ...place, weight: 'CAUTION', action: null } as const
  if (comparison.lowerReliability) {
    weak.push({
      ...shared,
      code: `${code}_LOWER_RELIABILITY`,
      title: `비슷한 ${kind} 없음`,
      sentence: `${askedLikeness(comparison.basis, facts)}과 비슷한 ${kind}가 없어 전체 거래와 비교했으므로, 이 비교는 신뢰도가 낮습니다.`,
    })
  }
  if (comparison.fewDeals) {
    weak.push({
      ...shared,
      code: `${code}_FEW_DEALS`,
      title: `적은 ${kind} 수`,
      sentence: `비교한 ${kind}가 ${comparison.count}건뿐이어서 참고로만 보아야 합니다.`,
    })
  }
  return weak
}
