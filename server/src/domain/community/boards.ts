/** The boards, in the order in which they are shown (R-BOARD-01). */
export const BOARDS = {
  FREE: { boardName: '자유', description: '집을 구하고 계약하며 겪은 이야기를 나눕니다.' },
  REGION_REVIEW: {
    boardName: '지역 후기',
    description: '살아 본 동네의 이야기를 나눕니다. 글에 지역을 붙일 수 있습니다.',
  },
  INFORMATION: { boardName: '정보', description: '계약과 서류, 제도에 관해 알게 된 것을 나눕니다.' },
} as const
