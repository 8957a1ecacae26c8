import type { BuildingUse, PropertyDetermination } from '../../property/determination.ts'
import { CONFIDENCE, FIXED_SCORES } from '../../rule-book/scores.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { floorScore, scored, severityFor, unscored } from './outcome.ts'
import { registerMissing } from './property-identity.ts'

const NOT_A_HOME =
  '주거용으로 쓰면 원상복구 명령이나 이행강제금의 대상이 될 수 있고, 전세대출과 반환보증이 제한될 수 있습니다.'

/** What a use beyond plain housing means for a lease. */
const CAUTIONS = {
  NEIGHBORHOOD_FACILITY: `건축물대장의 주용도가 근린생활시설이어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
  NON_RESIDENTIAL: `건축물대장의 주용도가 주택이 아니어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
  MIXED_USE: '건축물대장에 주택과 근린생활시설이 함께 적혀 있어, 계약할 호실의 용도가 주택이 아닐 수 있습니다.',
  USE_UNCLEAR: '건축물대장에 적힌 용도만으로는 주거용인지 분명하지 않습니다.',
  OFFICETEL_USE:
    '오피스텔은 건축법에서 업무시설로 분류되므로, 전입신고와 주거용 사용이 되는지 계약 전에 확인해야 합니다.',
} as const

/**
 * What the register lets the building be used for. A hint is no official fact, so without a register there is no score.
 */
export function assessLegalUse(facts: LeaseFacts): CriterionOutcome {
  const { property, address } = facts
  const { use, building } = property
  if (use === null)
    return unscored('DATA_MISSING', [address.confirmed ? registerMissing(facts) : addressNotConfirmed()])
  const clear = building !== null && use !== 'MIXED' && use !== 'UNCLEAR'
  const riskScore = FIXED_SCORES.use[use]
  const status = clear ? 'AVAILABLE' : 'PARTIAL'
  const severityScore = floorScore(riskScore)
  const confidence = clear ? CONFIDENCE.register : CONFIDENCE.severalCandidates
  const severity = severityFor(status, severityScore, 'CAUTION')
  const cautions = cautionsOf(property, use).map((code) => finding(code, severity, { sentence: CAUTIONS[code] }))
  return scored({ status, riskScore, severityScore, confidence }, [...cautions, useInRegister(property)])
}

function cautionsOf({ cautions }: PropertyDetermination, use: BuildingUse): (keyof typeof CAUTIONS)[] {
  const ofRegister = (['NEIGHBORHOOD_FACILITY', 'NON_RESIDENTIAL', 'MIXED_USE', 'USE_UNCLEAR'] as const).filter(
    (code) => cautions.includes(code),
  )
  return use === 'OFFICETEL' ? [...ofRegister, 'OFFICETEL_USE'] : ofRegister
}

function useInRegister(property: PropertyDetermination): Finding {
  const { use, building, candidates } = property
  const read = building === null ? candidates : [building]
  const named = (values: (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].join(', ') || '기재 없음'
  const mainUse = named(read.map(({ mainUseName }) => mainUseName))
  const detailUse = named(read.map((each) => each.detailUse))
  const several = building === null && candidates.length > 1 ? `(후보 ${candidates.length}동)` : ''
  const source = 'building-register'
  const evidence: Evidence[] = [
    { source, field: 'use', value: use ?? '-', description: '용도 구분' },
    { source, field: 'mainUse', value: mainUse, description: '주용도' },
    { source, field: 'detailUse', value: detailUse, description: '기타용도' },
  ]
  return finding('MAIN_USE', 'NOTE', {
    sentence: `건축물대장에 적힌 용도는 다음과 같습니다${several}. 주용도: ${mainUse}, 기타용도: ${detailUse}.`,
    evidence,
  })
}
