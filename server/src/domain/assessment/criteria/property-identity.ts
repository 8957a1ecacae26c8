import { withParticle } from '../../../words/ko/particle.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import type { PropertyDetermination } from '../../property/determination.ts'
import { CONFIDENCE, FIXED_SCORES } from '../../rule-book/scores.ts'
import { PROPERTY_TYPE_LABELS } from '../../wording/labels.ts'
import { whyMissing } from '../../wording/missing-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { areaAgainstLot } from '../findings/area-against-lot.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { addressNotConfirmed } from '../findings/not-asked.ts'
import { unitAgainstRegister } from '../findings/unit-against-register.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { scored, unscored } from './outcome.ts'

/** How surely the building of the lease was identified, and whether the unit can be in it. */
export function assessPropertyIdentity(facts: LeaseFacts): CriterionOutcome {
  const { property } = facts
  if (!facts.address.confirmed)
    return unscored('DATA_MISSING', [addressNotConfirmed()], { missing: [registerItself()] })
  const besides = [...hintDiffers(property), ...unitAgainstRegister(facts), ...areaAgainstLot(facts)]
  if (property.state === 'success') {
    const judged = { status: 'AVAILABLE', riskScore: FIXED_SCORES.identity.REGISTER } as const
    return scored({ ...judged, confidence: CONFIDENCE.register }, [confirmed(property), ...besides])
  }
  if (property.basis === 'REGISTER') {
    const judged = { status: 'PARTIAL', riskScore: FIXED_SCORES.identity.SEVERAL_CANDIDATES } as const
    const open = property.state === 'ambiguous' ? severalBuildings(property) : typeOpen(property)
    return scored({ ...judged, confidence: CONFIDENCE.severalCandidates }, [open, ...besides])
  }
  if (property.basis === 'NONE') return unscored('DATA_MISSING', [registerMissing(facts), ...besides])
  const judged = { status: 'PARTIAL', riskScore: FIXED_SCORES.identity.HINT_OR_SAME_LOT } as const
  const silent = property.candidates.length === 0 ? [registerMissing(facts)] : []
  return scored({ ...judged, confidence: CONFIDENCE.hint }, [typeFromHint(property), ...silent, ...besides])
}

/** The register holds no building of the lot. */
export function registerMissing({ property, register }: LeaseFacts): Finding {
  const status = { status: property.registerStatus, reason: register.reason }
  const none =
    '건축물대장에서 이 지번의 건물을 찾지 못했습니다. 건물이 없다는 뜻이 아니므로 지번을 다시 확인해야 합니다.'
  return finding('REGISTER_MISSING', 'GAP', {
    sentence: whyMissing(status, '건축물대장을', none),
    evidence: identityEvidence(property),
    missing: [registerItself()],
  })
}

function confirmed(property: PropertyDetermination): Finding {
  const type =
    property.propertyType === 'UNKNOWN'
      ? '적힌 용도가 주택이 아니어서 주택 유형을 정하지 못했습니다'
      : `대장의 용도로 본 유형은 ${PROPERTY_TYPE_LABELS[property.propertyType]}입니다`
  return finding('BUILDING_CONFIRMED', 'NOTE', {
    sentence: `건축물대장에서 해당 건물 한 동을 확인했고, ${type}.`,
    evidence: identityEvidence(property),
  })
}

function severalBuildings(property: PropertyDetermination): Finding {
  const { candidates, propertyType } = property
  const common = propertyType === 'UNKNOWN' ? '' : `(공통 유형: ${PROPERTY_TYPE_LABELS[propertyType]})`
  return finding('SEVERAL_BUILDINGS', 'CAUTION', {
    sentence: `같은 지번에 건축물대장 후보가 ${candidates.length}동 있어 어느 건물인지 확정하지 못했습니다${common}.`,
    evidence: identityEvidence(property),
    missing: [
      {
        field: 'registerCandidate',
        reason: '계약할 건물이 후보 가운데 어느 동인지 알 수 없습니다.',
        requiredAction: '동·호수를 입력하거나 건축물대장 후보 가운데 해당 건물을 선택하십시오.',
        checkId: 'REGISTER_CHOICE',
      },
    ],
  })
}

function typeOpen(property: PropertyDetermination): Finding {
  return finding('TYPE_OPEN', 'CAUTION', {
    sentence: '건축물대장에서 건물은 확인했으나, 적힌 용도만으로는 주택 유형을 하나로 정하지 못했습니다.',
    evidence: identityEvidence(property),
    missing: [
      {
        field: 'mainUse',
        reason: '건축물대장의 주용도와 기타용도만으로 주택 유형을 정할 수 없습니다.',
        requiredAction: '건축물대장 전유부에서 해당 호실의 용도를 확인하십시오.',
        checkId: 'MAIN_USE',
      },
    ],
  })
}

/** R-DIAG-05: a hint is never an official fact. */
function typeFromHint(property: PropertyDetermination): Finding {
  const byUser = property.basis === 'USER_HINT'
  const basis = byUser ? '입력하신 내용' : '같은 지번의 과거 거래'
  const type = PROPERTY_TYPE_LABELS[property.propertyType]
  return finding(byUser ? 'TYPE_FROM_HINT' : 'TYPE_FROM_SAME_LOT_DEALS', 'CAUTION', {
    sentence: `주택 유형(${type})은 ${withParticle(basis, '을/를')} 기준 후보로 삼은 것이며, 건축물대장으로 확인된 사실이 아닙니다.`,
    evidence: identityEvidence(property),
    missing: property.candidates.length === 0 ? [] : [registerItself()],
  })
}

function hintDiffers({ cautions }: PropertyDetermination): Finding[] {
  if (!cautions.includes('HINT_DIFFERS')) return []
  const sentence = '입력하신 주택 유형이 공공자료로 본 유형과 다릅니다. 입력하신 유형은 공식 사실로 쓰지 않았습니다.'
  return [finding('HINT_DIFFERS', 'CAUTION', { sentence })]
}

function identityEvidence(property: PropertyDetermination): Evidence[] {
  const source = 'building-register'
  const found = property.candidates.length
  return [
    { source, field: 'lookupStatus', value: property.registerStatus, description: '건축물대장 조회 결과' },
    { source, field: 'propertyType', value: property.propertyType, description: `유형 판단 근거: ${property.basis}` },
    ...(found > 0 ? [{ source, field: 'candidateCount', value: found, description: '주건축물 후보 수(동)' }] : []),
  ]
}

function registerItself(): MissingData {
  return {
    field: 'building-register',
    reason: '건축물대장에서 해당 건물을 확인하지 못했습니다.',
    requiredAction: `주소의 지번을 다시 확인하고 정부24에서 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 대조하십시오.`,
    checkId: 'BUILDING_REGISTER',
  }
}
