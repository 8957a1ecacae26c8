/**
 * Why an address could not be brought down to one lot.
 * `NOT_LEAF_DISTRICT`: a lot number right under a 시도, 시군구, 읍 or 면. `INVALID_SELECTION`: the jusoAddress holds a value
 * that the address search never gives. `FORMER_DISTRICT`: only an old name, and what became of it is not certain.
 * `AMBIGUOUS_LOT`: a road address or a building whose name is stored for the candidates, which are then lots.
 * `UNKNOWN_CODE`: its code is not in the catalogue, or is abolished without successor.
 */
export type AddressFailureReason =
  | 'EMPTY'
  | 'NO_DISTRICT'
  | 'AMBIGUOUS_DISTRICT'
  | 'FORMER_DISTRICT'
  | 'ADMINISTRATIVE_DONG'
  | 'NOT_LEAF_DISTRICT'
  | 'NO_LOT'
  | 'AMBIGUOUS_LOT'
  | 'ROAD_ADDRESS'
  | 'UNKNOWN_CODE'
  | 'INVALID_SELECTION'

export type AddressFailure = {
  ok: false
  reason: AddressFailureReason
  /**
   * Candidates: legal districts, lots in them, or districts under the one named. Empty where the reason leaves none.
   */
  candidates: { code: string; fullName: string }[]
}

const NAMED_AT_MOST = 5

const MESSAGES: Record<AddressFailureReason, string> = {
  EMPTY: '주소를 입력해 주십시오. 예: 서울특별시 관악구 신림동 1422-5',
  NO_DISTRICT: '법정동을 찾지 못했습니다. 시·군·구와 읍·면·동 이름이 맞는지 확인하거나 주소 검색에서 선택해 주십시오.',
  AMBIGUOUS_DISTRICT: '같은 이름의 법정동이 여러 곳입니다. 시·도와 시·군·구까지 입력해 주십시오.',
  FORMER_DISTRICT:
    '지금은 쓰지 않는 지명이어서 지금의 법정동을 확정하지 못했습니다. 후보가 맞는지 확인하고 지금 이름으로 다시 입력해 주십시오.',
  ADMINISTRATIVE_DONG: '입력하신 동은 행정동입니다. 등기부와 건축물대장에 적힌 법정동 이름으로 다시 입력해 주십시오.',
  NOT_LEAF_DISTRICT: '지번을 찾으려면 동 또는 리 이름까지 필요합니다. 읍·면 주소는 리까지 입력해 주십시오.',
  NO_LOT: '지번을 찾지 못했습니다. 법정동 뒤에 지번(예: 1422-5, 산 12-3)을 입력해 주십시오.',
  AMBIGUOUS_LOT:
    '이름만으로는 지번을 하나로 확정하지 못했습니다. 후보의 지번을 확인해 지번 주소로 다시 입력해 주십시오.',
  ROAD_ADDRESS:
    '도로명주소만으로는 필지를 확인할 수 없습니다. 주소 검색에서 해당 주소를 선택하거나 지번 주소로 다시 입력해 주십시오.',
  UNKNOWN_CODE:
    '선택하신 주소의 법정동 코드를 확인할 수 없습니다. 주소 검색에서 다시 선택하거나 지번 주소로 입력해 주십시오.',
  INVALID_SELECTION: '선택하신 주소의 지번 정보가 올바르지 않습니다. 주소 검색에서 다시 선택해 주십시오.',
}

/** A sentence for the user: what was wrong with the address and how to go on, with the candidate districts. */
export function addressFailureMessage({ reason, candidates }: AddressFailure): string {
  if (candidates.length === 0 || reason === 'NO_LOT') return MESSAGES[reason]
  const names = candidates.slice(0, NAMED_AT_MOST).map(({ fullName }) => fullName)
  const others = candidates.length - names.length
  return `${MESSAGES[reason]} (후보: ${names.join(', ')}${others > 0 ? ` 외 ${others}곳` : ''})`
}
