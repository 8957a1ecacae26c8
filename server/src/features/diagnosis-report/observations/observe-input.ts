import { formatManwon } from '../../../domain/wording/format.ts'
import type { Diagnosed } from '../diagnosed.ts'
import type { Observation } from './observation.ts'

const INPUT = { topic: 'INPUT', sourceKey: 'user-input', action: null } as const

/** What only the user's own input says. Nothing here is verified. */
export function observeInput(diagnosed: Diagnosed): Observation[] {
  return [
    ...addressNotConfirmed(diagnosed),
    ...monthlyFixedCost(diagnosed),
    ...rentOfJeonse(diagnosed),
    ...chosenCandidate(diagnosed),
  ]
}

function addressNotConfirmed({ address }: Diagnosed): Observation[] {
  if (address.ok) return []
  return [
    {
      code: 'ADDRESS_NOT_CONFIRMED',
      weight: 'GAP',
      topic: 'BUILDING',
      sourceKey: 'address',
      title: '주소 미확인',
      sentence: '주소를 지번까지 확인하지 못해 공공자료를 조회하지 않았습니다.',
      action: '주소 검색에서 주소를 선택하거나 법정동과 지번까지 적어 다시 진단하십시오.',
    },
  ]
}

/** spec.md: the sum of what the user typed, not verified data. */
function monthlyFixedCost({ terms }: Diagnosed): Observation[] {
  if (terms.purpose === 'JEONSE') return []
  const { monthlyRentManwon: rent, maintenanceFeeManwon: fee } = terms
  const sum =
    fee === null
      ? `매달 고정으로 드는 금액은 관리비가 입력되지 않아 월세 ${formatManwon(rent)}만으로 보았습니다.`
      : `매달 고정으로 드는 금액은 월세 ${formatManwon(rent)}에 관리비 ${formatManwon(fee)}을 더한 ${formatManwon(rent + fee)}입니다.`
  return [
    {
      ...INPUT,
      code: 'MONTHLY_FIXED_COST',
      weight: 'NOTE',
      title: '매달 드는 고정 금액',
      sentence: `${sum} 입력하신 값을 더한 금액이며 확인된 자료가 아닙니다.`,
      action: '관리비에 들어 있는 항목과 전기·가스·수도 요금을 따로 내는지 확인하십시오.',
    },
  ]
}

function rentOfJeonse({ terms, request }: Diagnosed): Observation[] {
  const rent = request.monthlyRentAmountManwon ?? 0
  if (terms.purpose !== 'JEONSE' || rent === 0) return []
  return [
    {
      ...INPUT,
      code: 'RENT_IGNORED_FOR_JEONSE',
      weight: 'CAUTION',
      title: '전세에 입력된 월세',
      sentence: `전세로 진단하였으므로 입력하신 월세 ${formatManwon(rent)}은 계산에 넣지 않았습니다.`,
      action: '월세를 내는 계약이면 계약 유형을 월세로 바꾸어 다시 진단하십시오.',
    },
  ]
}

function chosenCandidate({ request }: Diagnosed): Observation[] {
  if (!request.selectedRentCandidate) return []
  return [
    {
      ...INPUT,
      code: 'SELECTED_CANDIDATE',
      weight: 'NOTE',
      title: '선택한 과거 거래',
      sentence: '선택하신 과거 거래는 참고로만 남겼으며, 이 집에 대해 확인된 사실로 쓰지 않았습니다.',
    },
  ]
}
