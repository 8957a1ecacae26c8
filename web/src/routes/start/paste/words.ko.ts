import { floorInKorean } from '@lease-risk/contract/figures-in-words'
export const ko = {
  label: '매물 글이나 받은 메시지',
  hint: '주소, 보증금, 월세, 관리비, 면적, 층을 찾아 드려요. 글은 저장하지 않아요.',
  full: (most: string) => `${most}자까지만 읽을 수 있어요. 뒤가 잘렸으면 집과 조건이 있는 부분만 붙여 넣어 주세요.`,
  read: '글에서 찾기',
  noHome: '글에서 집을 찾지 못했어요. 동과 번지, 또는 동과 단지 이름이 있는지 보세요.',
  confirm: '이 집이 맞나요?',
  later: '나머지는 다음 화면에서 고칠 수 있어요.',
  purposes: { JEONSE: '전세', MONTHLY_RENT: '월세 계약' },
  deposit: (amount: string) => `보증금 ${amount}`,
  rent: (amount: string) => `월세 ${amount}`,
  fee: (amount: string) => `관리비 ${amount}`,
  feeStated: (said: string) => `글에는 “${said}”`,
  warnings: (said: string) => `글에 적힌 말: ${said}. 매물 설명에 옮겨 함께 확인할게요.`,
  area: (area: string) => `전용 ${area}㎡`,
  floor: floorInKorean,
}
