/** Wording that every screen may need. */
export const ko = {
  offline: '연결이 끊겼어요. 입력한 내용은 남아 있어요.',
  ours: '우리 쪽 문제로 끝내지 못했어요. 입력한 내용은 남아 있어요.',
  wait: (seconds: number) => `${seconds}초 뒤에 다시 할 수 있어요.`,
  often: '짧은 시간에 여러 번 보냈어요. 입력한 내용은 남아 있어요.',
  busy: '지금 이용이 몰려 처리하지 못했어요. 입력한 내용은 남아 있어요.',
  waited: '이제 다시 할 수 있어요.',
  ownTry: (seconds: number) => (seconds > 0 ? `${seconds}초 뒤에 스스로 다시 해 볼게요.` : '다시 해 보고 있어요.'),
  login: '로그인이 필요해요.',
  forbidden: '이 일을 할 권한이 없어요.',
  missing: '없거나 볼 수 없어요',
  again: '다시 시도',
  request: (id: string) => `요청 번호 ${id}`,
  /** Shown in place of content that could not be loaded: the problem and what to do. */
  load: {
    offline: {
      what: '서비스에 연결하지 못했어요',
      how: '연결을 확인하고 다시 시도해 주세요. 자료가 없다는 뜻이 아니에요.',
    },
    wait: { what: '짧은 시간에 여러 번 물었어요', how: '' },
    busy: { what: '지금 이용이 몰려 불러오지 못했어요', how: '자료가 없다는 뜻이 아니에요.' },
    forbidden: { what: '볼 수 있는 권한이 없어요', how: '필요하면 운영자에게 물어봐 주세요.' },
    missing: { what: '없거나 볼 수 없어요', how: '지워졌거나 주소가 바뀌었을 수 있어요.' },
    login: { what: '로그인이 필요해요', how: '' },
    input: { what: '물은 내용을 다시 봐 주세요', how: '' },
    conflict: { what: '이미 있는 내용이에요', how: '' },
    ours: {
      what: '우리 쪽 문제로 불러오지 못했어요',
      how: '자료가 없다는 뜻이 아니에요. 잠시 뒤에 다시 시도해 주세요.',
    },
  },
}
