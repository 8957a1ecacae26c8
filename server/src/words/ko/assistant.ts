/** Descriptions for assistants of the tools they may call. */
export const ASSISTANT = {
  ASSISTANT_ABOUT:
    '한국의 전세·월세 계약 전에 공공자료로 확인할 수 있는 근거와 아직 모르는 것, 직접 확인할 일을 알려 줍니다. 답은 출처와 날짜와 함께 전하고, 확인하지 못한 것을 좋은 소식처럼 말하지 마세요.',
  ASSISTANT_NO_VERDICT:
    '이 답은 계약 여부를 정해 주거나 법률 판단을 대신하지 않습니다. 확인하지 못한 자료는 위험이 낮다는 뜻이 아닙니다.',
  ASSISTANT_NO_RESULT_YET: '진단이 아직 끝나지 않았거나 끝내지 못했습니다.',
  ASSISTANT_RESOLVE_ADDRESS: '주소 찾기',
  ASSISTANT_RESOLVE_ADDRESS_ABOUT:
    '도로명, 지번, 건물 이름으로 공식 주소 후보를 찾습니다. 고른 후보는 diagnose_lease의 jusoAddress로 그대로 씁니다. 후보가 여럿이면 사용자에게 고르게 하세요. 매물을 찾는 도구가 아닙니다.',
  ASSISTANT_DIAGNOSE_LEASE: '계약 전 위험 진단',
  ASSISTANT_DIAGNOSE_LEASE_ABOUT:
    '정확한 주소와 보증금, 월세로 건축물대장, 신고된 거래, 공시가격을 모아 위험을 미리 진단합니다. 금액의 단위는 만원입니다. 답의 statusToken은 이 결과를 7일 동안 다시 여는 열쇠이므로 사용자에게만 주세요. 진단은 HTTP로 했을 때와 똑같이 저장됩니다.',
  ASSISTANT_EXPLAIN_FINDING: '발견 사항 설명',
  ASSISTANT_EXPLAIN_FINDING_ABOUT:
    'diagnose_lease가 알려 준 발견 사항 하나의 근거, 자료의 출처와 날짜, 직접 확인할 일을 답합니다.',
  ASSISTANT_REGION_INDICATORS: '지역의 과거 거래',
  ASSISTANT_REGION_INDICATORS_ABOUT:
    '지역이나 주택 유형을 나타내는 한국어나 영어의 말(예: 성수동 오피스텔 월세)로 신고된 과거 거래의 통계를 요약합니다. 현재 매물이 아닙니다.',
  ASSISTANT_CALCULATE_PAPERS: '직접 읽은 서류로 하는 계산',
  ASSISTANT_CALCULATE_PAPERS_ABOUT:
    '사용자가 등기부와 다른 서류에서 읽은 것으로 누가 먼저 배당받는지, 얼마가 돌아올 수 있는지, 언제 보호받지 못하는지를 셈합니다. 적지 않은 것은 0이 아니라 모르는 것으로 셉니다. 아무것도 저장하지 않습니다.',
  ASSISTANT_QUESTIONS_TO_ASK: '여쭤볼 것',
  ASSISTANT_QUESTIONS_TO_ASK_ABOUT:
    'diagnose_lease의 결과에서 임대인이나 중개사에게 여쭤볼 것을 중요한 것부터 셋까지 답합니다. 질문은 듣는 사람을 위해 한국어입니다.',
}
