export const ko = {
  title: '회원 가입',
  username: '아이디',
  usernameHint: '영문자나 숫자로 시작하는 4~30자예요. 점, 밑줄, 빼기를 쓸 수 있어요.',
  password: '비밀번호',
  passwordHint: '8자 이상, 글자와 숫자를 하나 이상 넣어 주세요.',
  nickname: '별명',
  nicknameHint: '비우면 정해 드려요.',
  submit: '가입하기',
  busy: '가입하고 있어요',
  fix: '고칠 곳이 있어요',
  wrong: {
    username: '아이디를 영문자나 숫자로 시작해 4~30자로 적어 주세요.',
    password: '비밀번호를 8~128자로, 글자와 숫자를 넣어 적어 주세요.',
    nickname: '별명은 30자까지 쓸 수 있어요.',
  },
  done: '가입이 끝났어요. 쓰던 내용은 그대로 있어요.',
  login: '이미 가입했다면 로그인',
}
