type Purpose =
  | 'ACCOUNT'
  | 'DIAGNOSIS'
  | 'PAPERS'
  | 'FAVORITES'
  | 'NOTIFICATIONS'
  | 'BOARD'
  | 'RIGHTS'
  | 'SECURITY'
  | 'ACCOUNTABILITY'
  | 'OPERATION'
type Until = 'ACCOUNT' | 'DELETED' | 'CASE' | 'NO_END' | 'TIMED'
type Stays = 'NUMBER' | 'PUBLISHED' | 'CASE' | 'SEALED' | 'SOON'

const PURPOSES = {
  ACCOUNT: {
    name: '회원 가입과 로그인',
    items:
      '아이디, 비밀번호의 해시, 별명, 동의한 것과 때, 마지막으로 쓴 날. 선택: 전자우편 주소, 프로필 사진, 연결한 로그인 제공자가 준 회원 번호',
  },
  DIAGNOSIS: {
    name: '집의 계약 전 확인',
    items: '집의 주소와 동·호, 보증금·월세·관리비, 붙여 넣은 설명, 진단 결과, 등기부를 확인했다는 표시와 메모',
  },
  PAPERS: {
    name: '서류 확인',
    items: '서류에서 읽거나 적은 내용, 요청한 서류의 상태와 메모. 서류 파일과 주민등록번호는 받지 않습니다.',
  },
  FAVORITES: {
    name: '저장한 집과 일정',
    items: '저장한 집의 주소와 조건, 이름과 메모, 계약·잔금·이사 날짜, 현장에서 확인한 것',
  },
  NOTIFICATIONS: {
    name: '알림',
    items: '알림의 내용, 끄고 켠 알림의 종류. 선택: 메일과 푸시를 받을지, 푸시를 받는 브라우저의 주소(암호화)',
  },
  BOARD: { name: '게시판', items: '글, 댓글, 첨부 파일, 공감, 글에 붙인 지역, 쓴 때' },
  RIGHTS: {
    name: '신고, 이용 제한, 게시 중단 요청',
    items: '신고한 내용, 이용 제한과 이의, 게시 중단을 요청한 사람의 이름과 연락처, 내 자료의 파일을 요청한 때',
  },
  SECURITY: {
    name: '로그인과 서비스의 보호',
    items: '로그인한 기기의 종류, 로그인과 거절된 요청의 기록, 인터넷 주소를 키로 바꾼 해시, 패스키의 공개키',
  },
  ACCOUNTABILITY: {
    name: '운영자의 책임',
    items: '운영자가 한 일과 본 자료의 기록, 회원 번호, 인터넷 주소를 키로 바꾼 해시',
  },
  OPERATION: { name: '서비스의 운영', items: '작업과 조회의 기록에 든 회원 번호와 주소의 해시' },
} satisfies Record<Purpose, { name: string; items: string }>

const UNTILS = {
  ACCOUNT: '탈퇴할 때까지',
  DELETED: '직접 지울 때까지와 그 뒤 아래에 적은 기간',
  CASE: '처리가 끝날 때까지',
  NO_END: '기간을 정하지 않고',
  TIMED: '아래에 적은 기간',
} satisfies Record<Until, string>

const STAYS = {
  NUMBER: '탈퇴한 회원의 번호와, 그 번호로 남은 가입·탈퇴 시각, 권한, 공감. 이름이나 연락처가 없는 줄입니다.',
  PUBLISHED:
    '공개한 글, 댓글과 첨부 파일. 쓴 사람은 ‘탈퇴한 사용자’로 보입니다. 원하지 않으면 탈퇴하기 전에 지워 주십시오.',
  CASE: '신고와 이용 제한의 결과. 적은 내용은 지우고, 받은 사람과 처리한 때만 남겨 다른 사람의 권리를 지킵니다.',
  SEALED:
    '운영자가 한 일과 탈퇴했다는 기록. 고치면 드러나게 봉인되어 있습니다. 회원은 번호로만, 운영자는 아이디로 적습니다.',
  SOON: '보안과 운영의 기록. 회원 번호로만 적고 정한 기간 뒤에 지웁니다.',
} satisfies Record<Stays, string>

/** Words of what personal data are for, and of what stays of them. */
export const PROCESSED_WORDS = {
  PURPOSE_NAME: ({ purpose }: { purpose: Purpose }) => PURPOSES[purpose].name,
  PURPOSE_ITEMS: ({ purpose }: { purpose: Purpose }) => PURPOSES[purpose].items,
  PURPOSE_UNTIL: ({ until }: { until: readonly Until[] }) => until.map((each) => UNTILS[each]).join(', '),
  STAYS: ({ reason }: { reason: Stays }) => STAYS[reason],
}
