export const ko = {
  title: '로그인',
  username: '아이디',
  password: '비밀번호',
  submit: '로그인',
  busy: '확인하고 있어요',
  signUp: '처음이면 회원 가입',
  noReset: '비밀번호를 메일로 다시 보내 드리지 못해요. 잊지 않게 적어 두세요.',
  forgot: '비밀번호를 잊었어요',
  done: '로그인이 끝났어요. 쓰던 내용은 그대로 있어요.',
  fix: '고칠 곳이 있어요',
  needUsername: '아이디를 적어 주세요.',
  needPassword: '비밀번호를 적어 주세요.',
  lapsed: '로그인이 끝났어요',
  lapsedHow: '쓰던 내용은 그대로 있어요. 다시 로그인하고 한 번 더 보내 주세요.',
  withoutLogin: '로그인하지 않고 계속',
  already: '이미 로그인되어 있어요',
  alreadyHow: (username: string) =>
    username === ''
      ? '다른 계정을 쓰려면 먼저 로그아웃해 주세요.'
      : `지금 쓰는 계정: ${username}. 다른 계정을 쓰려면 먼저 로그아웃해 주세요.`,
  goOn: '계속하기',
  other: '내 정보에서 로그아웃하기',
}
