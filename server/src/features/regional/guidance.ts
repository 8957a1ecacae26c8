import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { PAPER_NAMES } from '../../domain/checks/paper-names.ts'
import type { InterpretedInput } from './interpret-input.ts'
import type { chooseTypes } from './type-candidates.ts'

/** What the answer rests on, and whether only on a part of what was asked for. */
export type Findings = {
  state: RegionalIndicatorAnalysisResponse['analysisState']
  types: ReturnType<typeof chooseTypes>
  /** A legal district was asked for, and only its city district has statistics. */
  isWiderOnly: boolean
  hasStatistics: boolean
  /** Names of the regions of the published indicators. */
  indicatorRegions: string[]
}

/** Why no statistic of ours was looked for; `null` when they were. */
export function whyNotRead({ target }: InterpretedInput): string | null {
  if (target.kind === 'WIDE') return '시도나 구가 있는 시 전체의 실거래 통계는 만들지 않습니다.'
  return 'lawdCd' in target ? null : '지역을 하나로 정하지 못해 통계를 찾지 않았습니다.'
}

export function dataLimitations(
  input: InterpretedInput,
  { types, isWiderOnly, hasStatistics, indicatorRegions }: Findings,
): string[] {
  const limitations = [
    '과거에 신고된 거래의 통계이며 현재 매물이나 호가가 아닙니다.',
    '중위 수준은 거래가 3건 이상인 달의 중위값을 거래 수로 가중해 평균한 값입니다. 면적과 층의 구성은 반영하지 않았습니다.',
    '최근 달은 신고 기한이 남아 거래가 더 늘 수 있습니다.',
    '지역 지표로는 특정 주택의 권리관계나 위험을 알 수 없습니다.',
  ]
  if (isWiderOnly) limitations.push('이 동의 통계가 없어 시군구 전체의 통계만 사용했습니다.')
  if (indicatorRegions.length > 0)
    limitations.push(`통계기관 지표는 ${indicatorRegions.join(', ')}의 수치이며 입력한 지역보다 넓을 수 있습니다.`)
  if (input.isSuggested)
    limitations.push('역·장소·행정동·건물 이름에서 고른 법정동 후보이므로 실제 위치의 지표와 다를 수 있습니다.')
  if (types.basis === 'POSSIBLE')
    limitations.push('입력한 말이 여러 주택 유형을 뜻할 수 있어 가능한 유형을 모두 살폈습니다.')
  if (input.terms.some((term) => term.kind === 'FLOOR' && term.floor !== 'OTHER'))
    limitations.push('월별 통계는 층을 나누지 않으므로 지하·반지하나 옥탑만의 수준이 아닙니다.')
  if (types.types.includes('NEIGHBORHOOD_FACILITY'))
    limitations.push('근린생활시설은 주거용 실거래 통계가 없습니다. 주택으로 쓰는지는 건축물대장으로 확인하십시오.')
  if (input.target.kind === 'DISTRICTS' && input.target.districtCodes.length > 1)
    limitations.push('여러 법정동에 걸친 지역이므로 문장은 유형마다 거래가 가장 많은 법정동의 수치로 썼습니다.')
  const notRead = whyNotRead(input)
  if (notRead !== null) limitations.push(notRead)
  if (!hasStatistics && 'lawdCd' in input.target)
    limitations.push('저장된 통계가 없는 것은 아직 모으지 않았거나 거래가 없는 경우이며, 위험이 낮다는 뜻이 아닙니다.')
  return limitations
}

export function nextActions({ target, isExactAddress }: InterpretedInput, { state }: Findings): string[] {
  const actions = [
    isExactAddress
      ? '지번이 있으므로 전월세 위험 사전 진단에서 이 주소의 근거를 확인하십시오.'
      : '정확한 지번주소를 알면 전월세 위험 사전 진단으로 그 주소의 근거를 확인하십시오.',
  ]
  if (target.kind === 'AMBIGUOUS') actions.unshift('후보 지역 가운데 하나를 골라 다시 분석하십시오.')
  if (target.kind === 'WIDE') actions.unshift('구나 동까지 입력해 다시 분석하십시오.')
  if (target.kind === 'UNKNOWN')
    actions.unshift('시군구나 동 이름을 넣어 다시 분석하십시오. 예: 관악구 신림동 오피스텔')
  if (state === 'empty' && 'lawdCd' in target) actions.push('이웃한 동이나 다른 주택 유형으로 다시 분석하십시오.')
  return [
    ...actions,
    `계약하기 전에 ${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER}을 직접 확인하십시오.`,
  ]
}
