import { SERVICE_NAME_KO } from '@lease-risk/contract/service-name.ko'

export const ko = {
  service: SERVICE_NAME_KO,
  skip: '본문으로 건너뛰기',
  navigation: '주요 메뉴',
  sample: '샘플 데이터예요. 실제 주소와 거래가 아니에요.',
  offline: '지금은 오프라인이에요. 새로 확인하거나 저장할 수 없어요.',
  updated: '새 버전이 있어요. 다음 화면부터 새 버전이에요.',
  login: '로그인',
  diagnose: '진단',
  region: '지역',
  saved: '저장',
  me: '나',
  community: '커뮤니티',
  notifications: '알림',
  unread: '알림, 안 읽은 것',
  console: '운영',
  loading: '불러오고 있어요',
  slow: '응답이 늦어요. 조금만 더 기다려 주세요.',
  loadFailed: '화면을 불러오지 못했어요',
  loadFailedHow: '연결을 확인하고 다시 시도해 주세요. 입력한 내용은 남아 있어요.',
  partFailed: '이 부분을 불러오지 못했어요. 다른 부분은 그대로 볼 수 있어요.',
  again: '다시 시도',
  /** The name of the other language, in that language. */
  other: 'English',
  /** Shown when the browser prefers the other language. */
  otherOffer: 'Read in English',
}
