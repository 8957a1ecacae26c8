export const REVIEW = {
  REVIEW_LABEL: ({ level }: { level: Level }) =>
    ({
      CONDITIONAL_REVIEW: '조건부 검토',
      REGIONAL_REFERENCE_ONLY: '지역 참고만 가능',
      FURTHER_CONFIRMATION_NEEDED: '추가 확인 필요',
      NOT_ENOUGH_DATA: '자료 부족',
    })[level],
  REVIEW_TITLE: ({ level }: { level: Level }) =>
    ({
      CONDITIONAL_REVIEW: '직접 확인할 서류를 전제로 한 조건부 검토',
      REGIONAL_REFERENCE_ONLY: '이 주소의 자료 없이 지역 자료로만 본 참고 결과',
      FURTHER_CONFIRMATION_NEEDED: '계약 전에 추가 확인이 필요한 상태',
      NOT_ENOUGH_DATA: '판단할 자료가 부족한 상태',
    })[level],
  REVIEW_SUMMARY: ({ level }: { level: Level }) =>
    ({
      CONDITIONAL_REVIEW:
        '건축물대장과 비교할 금액 자료를 확인했습니다. 등기와 선순위 보증금을 직접 확인한 뒤에 판단해야 합니다.',
      REGIONAL_REFERENCE_ONLY: '이 주소에 대한 공공자료를 확인하지 못해, 지역의 거래만으로 본 참고 결과입니다.',
      FURTHER_CONFIRMATION_NEEDED:
        '확인된 자료에 강한 주의 신호가 있거나 아직 확인되지 않은 부분이 있어, 계약 전에 추가 확인이 필요합니다.',
      NOT_ENOUGH_DATA: '판단에 필요한 공공자료를 확인하지 못했습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.',
    })[level],
  INVENTED_DATA: '실제 공공자료가 아니라 지어낸 샘플 데이터로 만든 예시입니다.',
  FINDING_COUNTS: ({ severe, caution, gap }: { severe: number; caution: number; gap: number }) => {
    const named = [
      ...(severe > 0 ? [`강한 주의 ${severe}건`] : []),
      ...(caution > 0 ? [`주의 ${caution}건`] : []),
      ...(gap > 0 ? [`확인하지 못한 자료 ${gap}건`] : []),
    ]
    return named.length === 0 ? '직접 확인할 항목은 모두 남아 있습니다.' : `${named.join(', ')}이 있습니다.`
  },
}

type Level = 'CONDITIONAL_REVIEW' | 'REGIONAL_REFERENCE_ONLY' | 'FURTHER_CONFIRMATION_NEEDED' | 'NOT_ENOUGH_DATA'
