import { type Check, check } from './check.ts'

/** Who signs, what is agreed, and what follows the contract. Sources: R-LAW-08 to R-LAW-13, R-LAW-18 to R-LAW-25. */
export const CONTRACT_CHECKS: readonly Check[] = [
  check({
    id: 'LANDLORD_IDENTITY',
    title: '임대인과 소유자가 같은지 확인',
    action: '등기부의 소유자와 임대인의 신분증이 같은지 확인하고, 보증금은 소유자 명의 계좌로만 보내십시오.',
    detail:
      '등기부의 소유자와 임대인의 신분증을 대조하고, 대리인이면 위임장과 인감증명서를 확인하십시오. 보증금은 소유자 명의 계좌로 보내십시오.',
    category: 'CONTRACT',
    source: 'registry-document',
    priority: 'HIGH',
    always: true,
    paper: {
      heldBy: '임대인 또는 대리인',
      mayAsk: '계약 당사자',
      legalBasis: null,
      needsConsent: false,
      cost: '없음',
      where: '계약 자리',
      lookFor: '신분증의 이름과 등기부의 소유자, 대리인이면 위임장과 인감증명서',
    },
  }),
  check({
    id: 'BROKER_EXPLANATION',
    title: '중개대상물 확인·설명서',
    action: '공인중개사에게 중개대상물 확인·설명서를 받아 권리관계와 체납 설명을 확인하십시오.',
    detail:
      '공인중개사는 확정일자 부여현황, 체납, 전입세대, 최우선변제, 보증에 대해 설명할 의무가 있습니다(2024년 7월 10일부터).',
    category: 'CONTRACT',
    source: 'user-document',
    paper: {
      heldBy: '공인중개사',
      mayAsk: '중개를 의뢰한 사람',
      legalBasis: '공인중개사법 제25조',
      needsConsent: false,
      cost: '없음',
      where: '중개사무소',
      lookFor: '선순위 권리, 체납, 관리비, 위반건축물에 관한 기재와 중개사의 서명',
    },
  }),
  check({
    id: 'GUARANTEE',
    title: '보증금 반환보증 조건 문의',
    action: '계약 전에 보증기관에 주소, 보증금, 선순위 채권을 알려 반환보증의 조건을 문의하십시오.',
    detail: '계약 전에 보증기관에 주소, 보증금, 선순위 채권을 알려 반환보증 조건에 맞는지 물으십시오.',
    category: 'CONTRACT',
    source: 'user-document',
    always: true,
  }),
  check({
    id: 'REPAYMENT_PLAN',
    title: '보증금을 돌려줄 방법 문의',
    action: '임대인에게 보증금을 돌려줄 방법을 묻고, 보증기관에 전세보증금반환보증의 조건을 확인하십시오.',
    detail: '전세 보증금이 내리는 지역에서는 새 임차인의 보증금만으로 이전 보증금을 돌려주지 못할 수 있습니다.',
    category: 'CONTRACT',
    source: 'rent-transaction',
  }),
  check({
    id: 'OFFICETEL_MOVE_IN',
    title: '전입신고를 막는 조건 확인',
    action: '임대인에게 전입신고와 확정일자를 막는 조건이 없는지 확인하고 계약서에 적으십시오.',
    detail: '전입신고를 하지 못하면 대항력과 우선변제권이 생기지 않습니다.',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'HIGH',
  }),
  check({
    id: 'MOVE_IN_AND_FIXED_DATE',
    title: '전입신고와 확정일자',
    action: '잔금일에 전입신고와 확정일자를 함께 처리하십시오. 대항력은 다음 날 0시에 생깁니다.',
    detail:
      '잔금 지급과 입주 당일에 전입신고를 하고 확정일자를 받으십시오. 대항력은 전입신고와 입주를 마친 다음 날 0시에 생깁니다.',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'HIGH',
    always: true,
  }),
  check({
    id: 'LEASE_REPORT',
    title: '주택 임대차 신고',
    action: '주택 임대차 신고를 계약일부터 30일 안에 하십시오.',
    detail:
      '보증금 6,000만 원 또는 월세 30만 원을 넘는 계약은 30일 안에 신고해야 하며, 신고하면 확정일자가 부여됩니다.',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'LOW',
    always: true,
  }),
  check({
    id: 'SPECIAL_TERMS',
    title: '특약 사항 정리',
    action:
      '잔금일 다음 날까지 근저당을 설정하지 않는다는 특약과, 반환보증이 거절되면 계약을 해제한다는 특약을 넣으십시오.',
    detail:
      '잔금일 다음 날까지 새 근저당권을 설정하지 않는다는 내용, 반환보증이 거절되면 계약을 해제한다는 내용, 수리 책임을 특약으로 적으십시오.',
    category: 'CONTRACT',
    source: 'user-document',
    priority: 'LOW',
    always: true,
  }),
]
