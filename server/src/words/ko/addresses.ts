/** Why an address does not identify one lot, and what to do next. */
export const ADDRESSES = {
  /** `named`: the first candidates; `others`: the number of further ones. */
  ADDRESS_NOT_ONE_LOT: ({ reason, named, others }: NotOneLot) => {
    if (named.length === 0) return REASONS[reason]
    return `${REASONS[reason]} (후보: ${named.join(', ')}${others > 0 ? ` 외 ${others}곳` : ''})`
  },
  BUILDING_ON_LOT: ({ address, building, deals }: { address: string; building: string; deals: number }) =>
    `${address} ${building}(거래 ${deals}건)`,
}

const REASONS = {
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
  LOT_UNSURE:
    '적으신 글에서 이 지번을 읽었지만 확실하지 않습니다. 맞으면 이 지번으로 확인하고, 아니면 지번 주소를 다시 입력해 주십시오.',
  ROAD_ADDRESS:
    '도로명주소만으로는 필지를 확인할 수 없습니다. 주소 검색에서 해당 주소를 선택하거나 지번 주소로 다시 입력해 주십시오.',
  UNKNOWN_CODE:
    '선택하신 주소의 법정동 코드를 확인할 수 없습니다. 주소 검색에서 다시 선택하거나 지번 주소로 입력해 주십시오.',
  INVALID_SELECTION: '선택하신 주소의 지번 정보가 올바르지 않습니다. 주소 검색에서 다시 선택해 주십시오.',
}
export type AddressReason = keyof typeof REASONS
type NotOneLot = { reason: AddressReason; named: readonly string[]; others: number }
