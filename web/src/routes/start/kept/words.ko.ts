export const ko = {
  last: '지난 결과',
  lastKept: '이 기기에만 7일 동안 저장돼요.',
  forget: '지난 결과 지우기',
}
