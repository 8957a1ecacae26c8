import { Type } from 'typebox'

/** May be given instead of an end date. */
export const TermMonths = Type.Integer({
  minimum: 1,
  maximum: 600,
  description:
    '계약 기간(개월). 입주일(없으면 잔금일)부터 세어 끝나는 날을 정합니다. endOn이 있으면 endOn을 따릅니다. 모르면 생략',
})
