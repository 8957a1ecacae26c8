export const ko = {
  about: '운영자 모두에게 온 알림이에요. 한 사람이 읽으면 모두에게 읽은 것이 돼요.',
  title: '제목',
  at: '시각',
  count: '모인 수',
  state: '상태',
  unread: '안 읽음',
  wasRead: '읽음',
  message: '내용',
  readAt: '읽은 시각',
  open: '무엇에 대한 알림인지 보기',
  read: '읽은 것으로 하기',
  done: '읽은 것으로 했어요.',
}
