import { PAPER_NAMES } from '../paper-names.ts'

export const CONTRACT_CHECKS = {
  CHECK_LANDLORD_IDENTITY_TITLE: '임대인과 소유자가 같은지 확인',
  CHECK_LANDLORD_IDENTITY_ACTION: `등기부의 소유자와 임대인의 ${PAPER_NAMES.LANDLORD_IDENTITY}이 같은지 확인하고, 보증금은 소유자 명의 계좌로만 보내십시오.`,
  CHECK_LANDLORD_IDENTITY_DETAIL: `등기부의 소유자와 임대인의 ${PAPER_NAMES.LANDLORD_IDENTITY}을 대조하고, 대리인이면 위임장과 인감증명서를 확인하십시오. 보증금은 소유자 명의 계좌로 보내십시오.`,
  PAPER_LANDLORD_IDENTITY_HELD_BY: '임대인 또는 대리인',
  PAPER_LANDLORD_IDENTITY_MAY_ASK: '계약 당사자',
  PAPER_LANDLORD_IDENTITY_COST: '없음',
  PAPER_LANDLORD_IDENTITY_WHERE: '계약 자리',
  PAPER_LANDLORD_IDENTITY_LOOK_FOR: `${PAPER_NAMES.LANDLORD_IDENTITY}의 이름과 등기부의 소유자, 대리인이면 위임장과 인감증명서`,
  CHECK_LANDLORD_RECORD_TITLE: '임대인의 보증 이력 조회',
  CHECK_LANDLORD_RECORD_ACTION:
    '안심전세앱이나 주택도시보증공사(HUG) 지사에서 임대인의 정보를 무료로 조회하십시오. 공인중개사가 계약 의사를 확인해 주면 임대인의 동의가 없어도 됩니다.',
  CHECK_LANDLORD_RECORD_DETAIL: `2025년 5월 27일부터 계약 전에도 임대인의 동의 없이 볼 수 있습니다. ${PAPER_NAMES.LANDLORD_RECORD}에서 보증에 가입한 주택 수, 보증 금지 대상인지, 최근 3년 동안 HUG가 보증금을 대신 갚은 건수를 확인하십시오.`,
  PAPER_LANDLORD_RECORD_HELD_BY: '주택도시보증공사(HUG)',
  PAPER_LANDLORD_RECORD_MAY_ASK:
    '전세 계약을 하려는 사람. 공인중개사가 계약 의사를 확인한 뒤(2025년 5월 27일부터 임대인의 동의 불필요), 또는 계약한 임차인',
  PAPER_LANDLORD_RECORD_LEGAL_BASIS: '주택도시기금법',
  PAPER_LANDLORD_RECORD_COST: '없음',
  PAPER_LANDLORD_RECORD_WHERE: '안심전세앱, HUG 지사',
  PAPER_LANDLORD_RECORD_LOOK_FOR: '보증에 가입한 주택 수, 보증 금지 대상 여부, 최근 3년의 대위변제 건수',
  CHECK_DEFAULTER_LIST_TITLE: '상습 채무불이행자 명단 확인',
  CHECK_DEFAULTER_LIST_ACTION:
    '안심전세포털이나 안심전세앱에서 보증금을 상습으로 돌려주지 않은 임대인의 명단에 임대인의 이름이 있는지 확인하십시오.',
  CHECK_DEFAULTER_LIST_DETAIL:
    '명단은 누구나 볼 수 있습니다. 공개 요건에 이른 임대인만 실리므로, 이름이 없다고 해서 밀린 보증금이 없다는 뜻은 아닙니다.',
  CHECK_BROKER_EXPLANATION_TITLE: `중개대상물 ${PAPER_NAMES.BROKER_EXPLANATION}`,
  CHECK_BROKER_EXPLANATION_ACTION: `공인중개사에게 중개대상물 ${PAPER_NAMES.BROKER_EXPLANATION}를 받아 권리관계와 체납 설명을 확인하십시오.`,
  CHECK_BROKER_EXPLANATION_DETAIL: `공인중개사는 ${PAPER_NAMES.FIXED_DATE_LIST}, 체납, 전입세대, 최우선변제, 보증에 대해 설명할 의무가 있습니다(2024년 7월 10일부터).`,
  PAPER_BROKER_EXPLANATION_HELD_BY: '공인중개사',
  PAPER_BROKER_EXPLANATION_MAY_ASK: '중개를 의뢰한 사람',
  PAPER_BROKER_EXPLANATION_LEGAL_BASIS: '공인중개사법 제25조',
  PAPER_BROKER_EXPLANATION_COST: '없음',
  PAPER_BROKER_EXPLANATION_WHERE: '중개사무소',
  PAPER_BROKER_EXPLANATION_LOOK_FOR: '선순위 권리, 체납, 관리비, 위반건축물에 관한 기재와 중개사의 서명',
  CHECK_GUARANTEE_TITLE: '보증금 반환보증 조건 문의',
  CHECK_GUARANTEE_ACTION: '계약 전에 보증기관에 주소, 보증금, 선순위 채권을 알려 반환보증의 조건을 문의하십시오.',
  CHECK_GUARANTEE_DETAIL: '계약 전에 보증기관에 주소, 보증금, 선순위 채권을 알려 반환보증 조건에 맞는지 물으십시오.',
  CHECK_REPAYMENT_PLAN_TITLE: '보증금을 돌려줄 방법 문의',
  CHECK_REPAYMENT_PLAN_ACTION:
    '임대인에게 보증금을 돌려줄 방법을 묻고, 보증기관에 전세보증금반환보증의 조건을 확인하십시오.',
  CHECK_REPAYMENT_PLAN_DETAIL:
    '전세 보증금이 내리는 지역에서는 새 임차인의 보증금만으로 이전 보증금을 돌려주지 못할 수 있습니다.',
  CHECK_OFFICETEL_MOVE_IN_TITLE: '전입신고를 막는 조건 확인',
  CHECK_OFFICETEL_MOVE_IN_ACTION: '임대인에게 전입신고와 확정일자를 막는 조건이 없는지 확인하고 계약서에 적으십시오.',
  CHECK_OFFICETEL_MOVE_IN_DETAIL: '전입신고를 하지 못하면 대항력과 우선변제권이 생기지 않습니다.',
  CHECK_MOVE_IN_AND_FIXED_DATE_TITLE: '전입신고와 확정일자',
  CHECK_MOVE_IN_AND_FIXED_DATE_ACTION:
    '잔금일에 전입신고와 확정일자를 함께 처리하십시오. 대항력은 다음 날 0시에 생깁니다.',
  CHECK_MOVE_IN_AND_FIXED_DATE_DETAIL:
    '잔금 지급과 입주 당일에 전입신고를 하고 확정일자를 받으십시오. 대항력은 전입신고와 입주를 마친 다음 날 0시에 생깁니다.',
  CHECK_LEASE_REPORT_TITLE: '주택 임대차 신고',
  CHECK_LEASE_REPORT_ACTION: '주택 임대차 신고를 계약일부터 30일 안에 하십시오.',
  CHECK_LEASE_REPORT_DETAIL:
    '보증금 6,000만 원 또는 월세 30만 원을 넘는 계약은 30일 안에 신고해야 하며, 신고하면 확정일자가 부여됩니다. 경기도와 광역시를 뺀 지역의 군은 신고 대상이 아닙니다.',
  CHECK_TENANT_SUPPORT_TITLE: '계약 전 무료 상담',
  CHECK_TENANT_SUPPORT_ACTION:
    '계약서에 서명하기 전에 전세피해지원센터(1533-8119)에서 계약서와 등기부를 두고 무료 상담을 받으십시오.',
  CHECK_TENANT_SUPPORT_DETAIL:
    '주택도시보증공사(HUG)의 전세피해지원센터(1533-8119)는 계약하기 전에도 법률과 보증에 관한 상담을 해 줍니다.',
  CHECK_SPECIAL_TERMS_TITLE: '특약 사항 정리',
  CHECK_SPECIAL_TERMS_ACTION:
    '잔금일 다음 날까지 근저당을 설정하지 않는다는 특약과, 반환보증이 거절되면 계약을 해제한다는 특약을 넣으십시오.',
  CHECK_SPECIAL_TERMS_DETAIL:
    '잔금일 다음 날까지 새 근저당권을 설정하지 않는다는 내용, 반환보증이 거절되면 계약을 해제한다는 내용, 수리 책임을 특약으로 적으십시오.',
}
