export const DECISION = {
  DECISION_LABEL: ({ decision }: { decision: Decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: '자료 기준 검토 단계',
      CONDITIONAL_CAUTION: '조건부 주의',
      STOP_BEFORE_CONTRACT: '계약 전 중단 검토',
      JUDGMENT_HOLD: '판단 보류',
      HELD_BY_INPUT: '판단 보류',
    })[decision],
  DECISION_TITLE: ({ decision }: { decision: Decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: '공공자료는 확인했고, 서류 확인이 남아 있습니다',
      CONDITIONAL_CAUTION: '주의할 점을 먼저 확인해야 합니다',
      STOP_BEFORE_CONTRACT: '계약을 멈추고 먼저 검토해야 합니다',
      JUDGMENT_HOLD: '자료가 부족해 판단을 보류합니다',
      HELD_BY_INPUT: '입력한 금액을 먼저 확인해야 합니다',
    })[decision],
  DECISION_SUMMARY: ({ decision }: { decision: Decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED:
        '확인된 공공자료에서 따로 주의할 점을 찾지 못했으나, 등기와 선순위 보증금은 확인되지 않았습니다.',
      CONDITIONAL_CAUTION: '주의할 점이 있거나 근거가 충분하지 않은 부분이 있습니다. 먼저 확인한 뒤에 판단하십시오.',
      STOP_BEFORE_CONTRACT:
        '강한 위험 신호가 있습니다. 이 부분이 해소되기 전에는 계약금을 보내지 말고 전문가와 상의하십시오.',
      JUDGMENT_HOLD: '판단에 필요한 자료가 확인되지 않았습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.',
      HELD_BY_INPUT: '입력하신 금액이 공개된 거래와 크게 달라 판단을 보류합니다. 단위를 확인하고 다시 진단하십시오.',
    })[decision],
  DECISION_CAUTION:
    '이 결과는 무엇을 먼저 확인할지 알려 드리는 것이며, 계약 여부를 정해 주거나 법률·감정평가·중개 판단을 대신하지 않습니다.',
  DATA_CONFIDENCE: ({ confidence }: { confidence: 'MOSTLY' | 'PARTLY' | 'THIN' }) =>
    ({
      MOSTLY: '공공자료 대부분 확인(등기·선순위 보증금 제외)',
      PARTLY: '공공자료 일부만 확인',
      THIN: '공공자료 부족',
    })[confidence],
}

/** `HELD_BY_INPUT`: the verdict is withheld until an amount is checked. */
type Decision =
  | 'DOCUMENT_CHECK_REQUIRED'
  | 'CONDITIONAL_CAUTION'
  | 'STOP_BEFORE_CONTRACT'
  | 'JUDGMENT_HOLD'
  | 'HELD_BY_INPUT'
