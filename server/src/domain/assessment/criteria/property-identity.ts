import type { PropertyDetermination } from '../../property/determination.ts'
import { formatDate } from '../../wording/format.ts'
import { PROPERTY_TYPE_LABELS } from '../../wording/labels.ts'
import type { CriterionOutcome, Evidence, MissingData } from '../assessment.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { CONFIDENCE, FIXED_SCORES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'

const HINT_DIFFERS = ' 입력하신 주택 유형은 공적 자료에서 확인된 유형과 다릅니다.'
const COMPARE_ON_SITE = '건축물대장의 동·층·호수와 현장, 계약서의 표시가 서로 같은지 확인하십시오.'
const NAME_UNIT = '동·호수를 입력하거나 건축물대장 후보 가운데 해당 건물을 선택하십시오.'

/** How surely the building of the lease was identified. */
export function judgePropertyIdentity({ property }: LeaseFacts): CriterionOutcome {
  const label = PROPERTY_TYPE_LABELS[property.propertyType]
  const differs = property.cautions.includes('HINT_DIFFERS') ? HINT_DIFFERS : ''
  const evidence = identityEvidence(property)

  if (property.state === 'success') {
    return scored('AVAILABLE', FIXED_SCORES.identity.REGISTER, CONFIDENCE.register, {
      reason: '건축물대장 표제부에서 해당 건물 한 동을 확인했습니다.',
      explanation: `건축물대장에서 해당 건물을 확인했습니다(유형: ${label}).${differs}`,
      evidence,
      actions: [COMPARE_ON_SITE],
    })
  }
  if (property.basis === 'REGISTER') {
    const several = property.state === 'ambiguous'
    return scored('PARTIAL', FIXED_SCORES.identity.SEVERAL_CANDIDATES, CONFIDENCE.severalCandidates, {
      reason: several
        ? `같은 지번에 건축물대장 후보가 ${property.candidates.length}동 있습니다.`
        : '건축물대장에 주택 유형을 정할 만한 용도가 적혀 있지 않습니다.',
      explanation: several
        ? `같은 지번에 건물이 ${property.candidates.length}동 있어 어느 건물인지 확정하지 못했습니다${commonType(property.propertyType)}.${differs}`
        : `건축물대장은 확인했지만 주택 유형이 분명하지 않습니다.${differs}`,
      evidence,
      missingData: [buildingChoice(several)],
      actions: [several ? NAME_UNIT : COMPARE_ON_SITE],
    })
  }
  if (property.basis === 'NONE') {
    return unscored('DATA_MISSING', {
      reason: '건축물대장도, 유형을 가늠할 다른 자료도 확인하지 못했습니다.',
      explanation: '대상 건물을 확인하지 못했습니다. 확인되지 않았다는 것이 위험이 낮다는 뜻은 아닙니다.',
      evidence,
      missingData: [registerItself()],
      actions: ['정부24에서 건축물대장을 발급받아 주소와 용도를 확인하십시오.'],
    })
  }
  const basis = property.basis === 'USER_HINT' ? '사용자가 입력한 유형' : '같은 지번의 과거 거래 유형'
  return scored('PARTIAL', FIXED_SCORES.identity.HINT_OR_SAME_LOT, CONFIDENCE.hint, {
    reason: `건축물대장으로 유형을 확정하지 못해 ${basis}을 기준으로 삼았습니다.`,
    explanation: `${basis}(${label})만을 근거로 했으며 공적으로 확인된 사실이 아닙니다.${differs}`,
    evidence,
    missingData: [registerItself()],
    actions: ['정부24에서 건축물대장을 발급받아 주소와 용도를 확인하십시오.', COMPARE_ON_SITE],
  })
}

/** What the candidates have in common; nothing is said where their types differ. */
function commonType(propertyType: PropertyDetermination['propertyType']): string {
  return propertyType === 'UNKNOWN' ? '' : `(공통 유형: ${PROPERTY_TYPE_LABELS[propertyType]})`
}

function identityEvidence(property: PropertyDetermination): Evidence[] {
  const source = 'building-register'
  const building = property.building
  const evidence: Evidence[] = [
    { source, field: 'lookupStatus', value: property.registerStatus, description: '건축물대장 조회 결과' },
    { source, field: 'propertyType', value: property.propertyType, description: `유형 판단 근거: ${property.basis}` },
  ]
  if (property.candidates.length > 0) {
    evidence.push({
      source,
      field: 'candidateCount',
      value: property.candidates.length,
      description: '주건축물 후보 수(동)',
    })
  }
  if (building?.useApprovalDate) {
    evidence.push({
      source,
      field: 'useApprovalDate',
      value: building.useApprovalDate,
      description: `사용승인일 ${formatDate(building.useApprovalDate)}`,
    })
  }
  return evidence
}

function buildingChoice(several: boolean): MissingData {
  return several
    ? {
        field: 'registerCandidate',
        reason: '계약할 건물이 후보 가운데 어느 동인지 알 수 없습니다.',
        requiredAction: NAME_UNIT,
      }
    : {
        field: 'mainUse',
        reason: '건축물대장의 주용도와 기타용도만으로 주택 유형을 정할 수 없습니다.',
        requiredAction: '건축물대장 전유부에서 해당 호실의 용도를 확인하십시오.',
      }
}

function registerItself(): MissingData {
  return {
    field: 'building-register',
    reason: '건축물대장에서 해당 건물을 확인하지 못했습니다.',
    requiredAction: '주소의 지번을 다시 확인하고 정부24에서 건축물대장을 발급받아 대조하십시오.',
  }
}
