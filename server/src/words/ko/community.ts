import { formatTime } from './format.ts'

/** Messages of the boards: actions on posts, comments and files, and refusals. */
export const COMMUNITY = {
  BOARD_NAME: ({ board }: { board: Board }) => BOARDS[board].name,
  BOARD_DESCRIPTION: ({ board }: { board: Board }) => BOARDS[board].description,

  POST_CREATED: '글을 올렸습니다.',
  POST_CHANGED: '글을 고쳤습니다.',
  POST_DELETED: '글을 지웠습니다.',
  COMMENT_CREATED: '댓글을 달았습니다.',
  REPLY_CREATED: '답글을 달았습니다.',
  COMMENT_CHANGED: '댓글을 고쳤습니다.',
  COMMENT_DELETED: '댓글을 지웠습니다.',
  ATTACHMENT_UPLOADED: '파일을 올렸습니다.',
  ATTACHMENT_DELETED: '파일을 지웠습니다.',
  ATTACHMENT_MEDIA_TYPE: 'JPG, PNG, WEBP, GIF, PDF 파일만 올릴 수 있습니다.',
  ATTACHMENT_TOO_SLOW: '파일을 저장하는 데 너무 오래 걸렸습니다. 다시 올려 주세요.',
  POST_DISTRICT_UNKNOWN: '없는 법정동코드입니다.',
  PERSONAL_DATA: ({ kind }: { kind: PersonalData }) => PERSONAL_DATA[kind],

  REPORT_RECEIVED: '신고를 받았습니다.',
  REPORT_DECIDED: '신고를 처리했습니다.',
  REJECTED_IS_NOT_HIDDEN: '받아들이지 않으면서 숨길 수는 없습니다.',
  CONTENT_IS_HIDDEN: '숨겼습니다.',
  CONTENT_IS_RESTORED: '다시 보이게 했습니다.',

  TAKEDOWN_RECEIVED: '게시 중단 요청을 받았습니다. 처리 상태를 보는 링크는 지금 한 번만 보여 드립니다.',
  TAKEDOWN_IS_DECIDED: '게시 중단 요청을 처리했습니다.',
  TAKEDOWN_AUTHOR_HAS_UNTIL: ({ until }: { until: string }) =>
    `글쓴이가 이의를 내지 않으면 ${formatTime(until)}부터 받아들일 수 있습니다.`,
  OBJECTION_RECEIVED: '이의를 받았습니다.',

  SANCTION_STOPS: ({ level }: { level: SanctionLevel }) => STOPPED[level],
  SANCTION_STOPS_UNTIL: ({ level, until }: { level: SanctionLevel; until: string }) =>
    `${STOPPED[level]} ${formatTime(until)}까지 적용됩니다.`,
  SANCTION_IS_RELEASED: '제재를 풀었습니다.',
  SANCTION_IS_EXTENDED: '제재를 늘렸습니다.',
  TIME_NOT_IN_CALENDAR: '달력에 있는 시각을 적어 주십시오.',
  APPEAL_RECEIVED: '이의를 받았습니다.',
  APPEAL_IS_DECIDED: '이의를 결정했습니다.',
  ONLY_SHORTENED_HAS_END: '기한은 제재를 줄일 때만 적습니다.',
  SANCTION_END_NOT_SOONER: ({ until }: { until: string }) =>
    `지금보다 뒤이고 지금 기한(${formatTime(until)})보다 앞인 시각이어야 합니다.`,
  SANCTION_END_NOT_LATER: ({ until }: { until: string }) =>
    `지금 기한(${formatTime(until)})보다 뒤의 시각이어야 합니다.`,
  SANCTION_END_TOO_FAR: ({ years }: { years: number }) => `지금부터 ${years}년 안의 시각이어야 합니다.`,
}

const BOARDS = {
  FREE: { name: '자유', description: '집을 구하고 계약하며 겪은 이야기를 나눕니다.' },
  REGION_REVIEW: {
    name: '지역 후기',
    description: '살아 본 동네의 이야기를 나눕니다. 글에 지역을 붙일 수 있습니다.',
  },
  INFORMATION: { name: '정보', description: '계약과 서류, 제도에 관해 알게 된 것을 나눕니다.' },
}
export type Board = keyof typeof BOARDS

const PERSONAL_DATA = {
  RESIDENT_NUMBER: '주민등록번호로 보입니다. 지워 주십시오.',
  MOBILE_PHONE: '휴대전화 번호로 보입니다. 지워 주십시오.',
  OFFICE_PHONE: '전화번호로 보입니다. 사무실이나 기관의 번호이면 그렇다고 확인해 주십시오.',
  ACCOUNT_NUMBER: '계좌번호로 보입니다. 지워 주십시오.',
  UNIT: '집을 알아볼 수 있는 동·호로 보입니다. 지워 주십시오.',
}
export type PersonalData = keyof typeof PERSONAL_DATA

const STOPPED = {
  COMMENT_BLOCK: '댓글을 쓰거나 고칠 수 없습니다.',
  POST_BLOCK: '글과 댓글을 쓰거나 고칠 수 없습니다.',
  READ_ONLY: '읽기만 할 수 있습니다.',
  REPORT_BLOCK: '받아들여지지 않은 신고가 많아 신고할 수 없습니다.',
}
export type SanctionLevel = keyof typeof STOPPED
