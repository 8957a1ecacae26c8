const NOT_A_HOME =
  '주거용으로 쓰면 원상복구 명령이나 이행강제금의 대상이 될 수 있고, 전세대출과 반환보증이 제한될 수 있습니다.'

export const BUILDING_USE = {
  NEIGHBORHOOD_FACILITY: `건축물대장의 주용도가 근린생활시설이어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
  NON_RESIDENTIAL: `건축물대장의 주용도가 주택이 아니어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
  MIXED_USE: '건축물대장에 주택과 근린생활시설이 함께 적혀 있어, 계약할 호실의 용도가 주택이 아닐 수 있습니다.',
  USE_UNCLEAR: '건축물대장에 적힌 용도만으로는 주거용인지 분명하지 않습니다.',
  OFFICETEL_USE:
    '오피스텔은 건축법에서 업무시설로 분류되므로, 전입신고와 주거용 사용이 되는지 계약 전에 확인해야 합니다.',
  REGISTERED_USE: ({ mainUse, detailUse, several }: Registered) =>
    `건축물대장에 적힌 용도는 다음과 같습니다${several === null ? '' : `(후보 ${several}동)`}. 주용도: ${mainUse}, 기타용도: ${detailUse}.`,
  USE_KIND: '용도 구분',
  MAIN_USE: '주용도',
  DETAIL_USE: '기타용도',
}

/** `several`: the number of possible buildings; `null`: only one. */
type Registered = { mainUse: string; detailUse: string; several: number | null }
