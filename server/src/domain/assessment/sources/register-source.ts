import { formatDate } from '../../../words/ko/format.ts'
import { completedYears } from '../../calendar.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import { collectedWords } from '../../wording/collected-words.ts'
import { MISSING_IS_NOT_GOOD, whyMissing } from '../../wording/missing-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { notAsked, type SourceReading, sourceState } from './source-reading.ts'

/** So many candidates are named; a complex can have a hundred. */
const NAMED_AT_MOST = 5

const NOT_IN_REGISTER = `위반건축물 여부는 이 자료로 판단하지 않으므로 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 직접 확인하십시오.`

/** Building register, title section (표제부). */
export function registerSource(facts: LeaseFacts): SourceReading {
  const source = {
    key: 'building-register',
    title: '건축물대장(표제부)',
    official: '국토교통부 건축물대장',
  } as const
  if (!facts.address.confirmed) return notAsked(source)
  const { registerStatus, state, candidates } = facts.property
  const answered = candidates.length > 0
  return {
    ...source,
    state: sourceState(registerStatus, state === 'partial'),
    details: answered ? [...found(facts), ...collectedWords(facts.register.collectedAt, facts.asOf)] : missing(facts),
    lookupStatus: registerStatus,
    referencePeriod: null,
    collectedAt: facts.register.collectedAt,
    sampleCount: answered ? candidates.length : registerStatus === 'NOT_FOUND' ? 0 : null,
  }
}

function found({ property: { building, candidates, state }, typed, asOf }: LeaseFacts): string[] {
  if (building === null) return [...several(candidates), NOT_IN_REGISTER]
  const chosen =
    candidates.length > 1
      ? `같은 지번의 후보 ${candidates.length}동 가운데 ${building.registerKey === typed.selectedRegisterKey ? '선택하신 건물을' : '주소에 적힌 동을'} 기준으로 했습니다.`
      : '이 지번에서 건물 한 동을 확인했습니다.'
  const open = state === 'partial' ? ['적혀 있는 용도만으로는 주택 유형이 하나로 정해지지 않습니다.'] : []
  return [chosen, ...describe(building, asOf), ...open, NOT_IN_REGISTER]
}

function several(candidates: readonly RegisterBuilding[]): string[] {
  const named = candidates.slice(0, NAMED_AT_MOST).map(candidateName)
  const others = candidates.length - named.length
  return [
    `같은 지번에 후보 건물이 ${candidates.length}동 있습니다. 주소 뒤에 동·호수(예: 101동 1203호)를 붙이거나 후보 가운데 계약할 건물을 선택하십시오.`,
    `후보: ${named.join(', ')}${others > 0 ? ` 외 ${others}동` : ''}`,
  ]
}

function candidateName({ dongName, buildingName, detailUse, mainUseName }: RegisterBuilding): string {
  return `${dongName ?? buildingName ?? '이름 없는 건물'}(${detailUse ?? mainUseName ?? '용도 기재 없음'})`
}

function describe(building: RegisterBuilding, asOf: string): string[] {
  const { buildingName, dongName, mainUseName, detailUse, useApprovalDate, householdCount, familyCount } = building
  const name = [buildingName, dongName].filter((part) => part !== null).join(' ')
  return [
    ...(name === '' ? [] : [`건물명: ${name}`]),
    `주용도: ${mainUseName ?? '기재 없음'}, 기타용도: ${detailUse ?? '기재 없음'}`,
    `사용승인일: ${approvalWords(useApprovalDate, asOf)}`,
    ...(householdCount > 0 ? [`세대수: ${householdCount}세대`] : []),
    ...(familyCount > 0 ? [`가구수: ${familyCount}가구`] : []),
  ]
}

/** A future or unreadable date is an unknown everywhere. */
function approvalWords(date: string | null, asOf: string): string {
  if (date === null) return '기재 없음'
  return completedYears(date, asOf) === null ? '쓸 수 없는 날짜로 적혀 있음' : formatDate(date)
}

function missing({ property, register }: LeaseFacts): string[] {
  const none = '이 지번의 건축물대장을 찾지 못했습니다. 건물이 없다는 뜻이 아니므로 지번을 다시 확인하십시오.'
  return [
    whyMissing({ status: property.registerStatus, reason: register.reason }, '건축물대장을', none),
    MISSING_IS_NOT_GOOD,
  ]
}
