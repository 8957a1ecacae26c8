/** Descriptions for assistants of the tools they may call. */
export const ASSISTANT = {
  ASSISTANT_ABOUT:
    '한국의 전세·월세 계약 전에 공공자료로 확인할 수 있는 근거와 아직 모르는 것, 직접 확인할 일을 알려 줍니다. 답은 출처와 날짜와 함께 전하고, 확인하지 못한 것을 좋은 소식처럼 말하지 마세요.',
  ASSISTANT_NO_VERDICT:
    '이 답은 계약 여부를 정해 주거나 법률 판단을 대신하지 않습니다. 확인하지 못한 자료는 위험이 낮다는 뜻이 아닙니다.',
  ASSISTANT_NO_RESULT_YET: '진단이 아직 끝나지 않았거나 끝내지 못했습니다.',
  ASSISTANT_RESOLVE_ADDRESS: '주소 찾기',
  ASSISTANT_DIAGNOSE_LEASE: '계약 전 위험 진단',
  ASSISTANT_EXPLAIN_FINDING: '발견 사항 설명',
  ASSISTANT_REGION_INDICATORS: '지역의 과거 거래',
  ASSISTANT_CALCULATE_PAPERS: '직접 읽은 서류로 하는 계산',
  ASSISTANT_QUESTIONS_TO_ASK: '여쭤볼 것',
}
