/** The one word for each decision. */
export const ko = {
  STOP_BEFORE_CONTRACT: '멈추고 확인',
  CONDITIONAL_CAUTION: '주의',
  JUDGMENT_HOLD: '정보 부족',
  DOCUMENT_CHECK_REQUIRED: '서류 확인 전',
}
