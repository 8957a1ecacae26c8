export const ko = {
  district: '동·리 이름',
  districtHint: '예: 신림동',
  number: '번지',
  numberHint: '예: 1422-5, 산 12-3',
  noDistrict: '찾은 동네가 없어요. 동이나 리 이름만 적어 보세요.',
  chooseDistrict: '동·리를 하나 골라 주세요.',
  writeNumber: '번지를 적어 주세요. 예: 1422-5',
  fix: '고칠 곳이 있어요',
  use: '이 주소로 계속',
}
