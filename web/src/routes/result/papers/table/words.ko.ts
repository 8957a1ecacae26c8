import { PAPER_NAMES } from '@lease-risk/contract/paper-names'

type PaperName = 'FIXED_DATES' | 'HOUSEHOLDS' | 'FOREIGN_RESIDENTS'

export const ko = {
  title: '다른 세입자의 표',
  how: '다가구처럼 여러 집이 한 값을 나누는 건물이면 방마다 한 줄씩 적어 주세요. 모르는 칸은 비워 두세요. 이름은 적지 않아요.',
  none: '적은 방이 없어요. 다른 세입자가 없다는 뜻은 아니에요.',
  add: '방 하나 적기',
  room: '방',
  roomHint: '예: 201호, B01, 옥탑. 모르면 비워 두세요.',
  roomWrong: '방 번호로 적어 주세요. 예: 201호, B01, 옥탑. 모르면 비워 두세요.',
  noRoom: '방 모름',
  deposit: '보증금',
  depositHint: '모르면 비워 두세요. 0은 보증금이 없다는 뜻이에요.',
  rent: '월세',
  rentHint: '알면 적어 주세요.',
  fixedDateOn: '확정일자',
  movedInOn: '전입일',
  dayWrong: '오늘까지의 날짜로 적어 주세요. 모르면 비워 두세요.',
  papers: '어느 서류에 있나요?',
  paperNames: {
    FIXED_DATES: PAPER_NAMES.FIXED_DATE_LIST,
    HOUSEHOLDS: PAPER_NAMES.RESIDENT_LIST,
    FOREIGN_RESIDENTS: '외국인체류확인서',
  } as Record<PaperName, string>,
  saidBy: '누가 말했나요?',
  people: { NOBODY: '아무도', LANDLORD: '임대인', BROKER: '공인중개사' },
  said: (who: string) => `${who}의 말`,
  noPaper: '어느 서류에도 없음',
  keep: '이 방 넣기',
  cancel: '그만두기',
  change: (room: string) => `${room} 고치기`,
  remove: (room: string) => `${room} 빼기`,
  changeShort: '고치기',
  removeShort: '빼기',
  unknown: '모름',
  contradictions: '서로 맞지 않는 것',
}
