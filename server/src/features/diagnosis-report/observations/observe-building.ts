import type { LeaseFacts } from '../../../domain/assessment/lease-facts.ts'
import { formatDate } from '../../../domain/wording/format.ts'
import { whyMissing } from '../words/missing-words.ts'
import { byWeight, type Observation } from './observation.ts'
import { PROPERTY_CAUTION_WORDS } from './property-caution-words.ts'

/** From so many years on the age is a caution, or at least a reason to look closely. */
const OLD_BUILDING_YEARS = { caution: 30, look: 20 }

const SOURCE = { topic: 'BUILDING', sourceKey: 'building-register' } as const

/** What the register tells, or fails to tell, of the building: identity, use, age. */
export function observeBuilding(facts: LeaseFacts): Observation[] {
  const cautions = facts.property.cautions.map((code) => ({
    code,
    sourceKey: SOURCE.sourceKey,
    ...PROPERTY_CAUTION_WORDS[code],
  }))
  return [...byWeight(cautions), ...registerGap(facts), ...mainUse(facts), ...officetel(facts), ...age(facts)]
}

function registerGap({ property, register }: LeaseFacts): Observation[] {
  if (property.candidates.length > 0) return []
  const why = whyMissing(
    { status: property.registerStatus, reason: register.reason },
    '건축물대장을',
    '건축물대장에서 이 지번의 건물을 찾지 못했습니다.',
  )
  return [
    {
      code: 'REGISTER_MISSING',
      ...SOURCE,
      weight: 'GAP',
      title: '건축물대장 미확인',
      sentence: why,
      action: '지번이 맞는지 확인하고 정부24에서 건축물대장을 발급받아 용도와 사용승인일을 확인하십시오.',
    },
  ]
}

function mainUse({ property: { building } }: LeaseFacts): Observation[] {
  if (building === null) return []
  const main = building.mainUseName ?? '기재 없음'
  const detail = building.detailUse ?? '기재 없음'
  return [
    {
      code: 'MAIN_USE',
      ...SOURCE,
      weight: 'NOTE',
      title: '건축물대장의 용도',
      sentence: `건축물대장에 적힌 용도는 다음과 같습니다. 주용도: ${main}, 기타용도: ${detail}.`,
      action: null,
    },
  ]
}

function officetel({ property }: LeaseFacts): Observation[] {
  if (property.use !== 'OFFICETEL') return []
  return [
    {
      code: 'OFFICETEL_USE',
      ...SOURCE,
      weight: 'CAUTION',
      title: '업무시설인 오피스텔',
      sentence:
        '오피스텔은 건축법에서 업무시설로 분류되므로, 전입신고와 주거용 사용이 되는지 계약 전에 확인해야 합니다.',
      action: '임대인에게 전입신고와 확정일자를 막는 조건이 없는지 확인하고 계약서에 적으십시오.',
    },
  ]
}

/** Of several possible buildings the oldest counts, as in the assessment. */
function age({ property: { building, candidates }, asOf }: LeaseFacts): Observation[] {
  const possible = building === null ? candidates : [building]
  if (possible.length === 0) return []
  const approvedOn = possible.flatMap(({ useApprovalDate }) => useApprovalDate ?? []).toSorted()[0]
  if (approvedOn === undefined || approvedOn > asOf) return [approvalUnknown]
  const years = fullYears(approvedOn, asOf)
  const whose = possible.length > 1 ? '후보 건물 가운데 가장 오래된 건물의 사용승인일은' : '사용승인일은'
  const passed = years === 0 ? '진단일까지 1년이 지나지 않았습니다' : `진단일까지 ${years}년이 지났습니다`
  const old = years >= OLD_BUILDING_YEARS.caution
  return [
    {
      code: 'BUILDING_AGE',
      ...SOURCE,
      weight: old ? 'CAUTION' : 'NOTE',
      title: old ? '오래된 건물' : '사용승인일과 경과 연수',
      sentence: `${whose} ${formatDate(approvedOn)}이며 ${passed}.${old ? ' 설비와 구조의 상태를 꼼꼼히 살펴야 합니다.' : ''}`,
      action:
        years >= OLD_BUILDING_YEARS.look
          ? '배관, 전기, 방수, 균열의 상태를 현장에서 살펴보고 수리 책임을 특약으로 정하십시오.'
          : null,
    },
  ]
}

const approvalUnknown: Observation = {
  code: 'APPROVAL_DATE_MISSING',
  ...SOURCE,
  weight: 'GAP',
  title: '사용승인일 미확인',
  sentence: '건축물대장에서 쓸 수 있는 사용승인일을 찾지 못해 건물이 지어진 지 얼마나 되었는지 확인하지 못했습니다.',
  action: '건축물대장을 발급받아 사용승인일을 확인하십시오.',
}

/** Whole years between two dates, `YYYY-MM-DD`, the first not later. */
function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
