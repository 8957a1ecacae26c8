export const ko = {
  chosen: '고른 주소',
  chooseAgain: '다른 주소 찾기',
  unread: '이 말은 쓰지 않았어요:',
  unit: '동·호',
  unitHint: '알면 적어 주세요. 예: 101동 1203호. 몰라도 확인할 수 있어요.',
  next: '다음',
}
