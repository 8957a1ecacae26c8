/** What the first screen says around its answer. */
export const ko = {
  stake: {
    value: (low: string, high: string, middle: string) =>
      low === high ? `집값 ${middle}.` : `집값 ${low}~${high}, 가운데 ${middle}.`,
    deposit: '내 보증금',
    ahead: (amount: string) => `먼저 나갈 돈 ${amount}`,
    open: '아직 모르는 돈',
    openBuilding: '아직 모르는 돈과 다른 가구 보증금',
    openUpTo: (most: string) => `많으면 ${most}까지 먼저 나감`,
    range: (isBuilding: boolean, low: string, high: string) =>
      `${isBuilding ? '건물 값' : '집값'} ${low === high ? low : `${low}~${high}`}`,
    building: (low: string, high: string, middle: string) =>
      low === high ? `건물 전체 값 ${middle}.` : `건물 전체 값 ${low}~${high}, 가운데 ${middle}.`,
    none: '집값을 몰라 보증금이 얼마나 모자랄 수 있는지 그리지 못했어요.',
  },
  mortgages: {
    label: '등기부 을구 채권최고액 합계',
    manwon: '만원',
    unknown: '모름',
    unknownHow: '0원이 아니라 모르는 것으로 둬요. 등기를 떼면 나와요.',
    wrong: '만원 단위의 숫자로 적어 주세요. 예: 6,000',
    readDocument: '등기부등본 파일로 채우기',
    detailed: '등기에서 읽은 것을 모두 계산에 넣었어요.',
    readEntries: '읽은 등기 보고 고치기',
    noValue: '서류 계산에 넣었어요. 집값을 몰라 아직 비교하지 못해요.',
    noDeposit: '서류 계산에 넣었어요.',
  },
}
