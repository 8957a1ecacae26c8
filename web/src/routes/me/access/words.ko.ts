import { ko as roles } from '../../../lib/roles/words.ko.ts'

/** Wording of the record of operators who viewed the user's data. */
export const ko = {
  title: '내 정보를 본 기록',
  how: '운영자가 내 계정이나 진단을 보면 여기에 남아요. 개인정보는 가려져 있고, 가린 것을 보려면 까닭을 적어야 해요.',
  none: '아직 아무도 보지 않았어요.',
  slow: '응답이 늦어요. 기다리고 있어요.',
  needLogin: '로그인이 필요해요',
  login: '로그인하기',
  targets: { USER: '계정 정보', DIAGNOSIS: '진단' },
  actions: { READ: '가린 채 봄', REVEAL: '가린 것까지 봄' },
  who: '본 사람의 역할',
  purpose: '목적',
  reason: '까닭',
  purposes: { OPERATION: '운영 점검', SUPPORT: '문의 처리', REPORT: '신고 처리', SECURITY: '보안 확인' },
  roles,
  seeDiagnosis: '그 진단 보기',
  kept: '2년 동안 보관하고, 탈퇴하면 지워요.',
  pager: {
    label: '쪽',
    previous: '이전',
    next: '다음',
    at: (page: number, pages: number) => `${page} / ${pages}쪽`,
  },
}
