export const ko = {
  title: '없거나 볼 수 없어요',
  how: '주소를 다시 확인하거나 처음부터 시작해 주세요.',
  start: '처음으로',
}
