import type { ConsentKind } from '@lease-risk/contract/consents'

/** Wording of what an account agrees to, wherever it is asked or listed. */
export const ko = {
  legend: '약관과 개인정보',
  all: '모두 동의해요',
  items: {
    TERMS: '이용약관에 동의해요 (필수)',
    PRIVACY: '개인정보의 수집과 이용에 동의해요 (필수)',
    AGE_14: '만 14세 이상이에요 (필수)',
  } satisfies Record<ConsentKind, string>,
  read: { TERMS: '이용약관 읽기 (새 창)', PRIVACY: '개인정보 처리방침 읽기 (새 창)', AGE_14: '' },
  need: {
    TERMS: '이용약관에 동의해 주세요.',
    PRIVACY: '개인정보의 수집과 이용에 동의해 주세요.',
    AGE_14: '만 14세 이상이면 표시해 주세요.',
  } satisfies Record<ConsentKind, string>,
  under14: '만 14세가 안 됐다면 아직 가입할 수 없어요. 집 확인은 가입하지 않아도 똑같이 할 수 있어요.',
  optional: '선택 동의는 없어요. 알림 메일과 푸시는 꺼져 있고, 원하면 알림 화면에서 켤 수 있어요.',
  fix: '고칠 곳이 있어요',
  ask: '동의가 필요해요',
  askHow: '아직 동의하지 않았거나 글이 새로 바뀐 것이에요.',
  give: '동의하기',
  given: '동의를 저장했어요.',
  later: '나중에 하기',
}
