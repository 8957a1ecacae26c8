export const ko = {
  title: '전자우편 주소 확인',
  how: '이 주소를 계정에 쓰려면 확인을 눌러 주세요.',
  confirm: '확인',
  done: '주소를 확인했어요',
  doneHow: '비밀번호를 잊으면 이 주소로 링크를 보내 드려요.',
  me: '내 화면으로',
}
