import { formatDate, formatMonth, formatPercent } from './format.ts'
import { PAPER_NAMES } from './paper-names.ts'

export const CHECKS = {
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
  HUG_APP_GRADE: ({ month, checkedOn }: { month: string; checkedOn: string }) =>
    `${formatMonth(month)}부터는 이 앱이 권리관계, 전입세대, 세금을 모아 등급과 함께 보여 주며 처음에는 임대인의 동의가 필요하다고 알려져 있습니다(${formatDate(checkedOn)}에 읽은 내용, HUG에 확인). 등급이 어떻든 서류는 직접 확인하십시오.`,
  PAPER_LANDLORD_RECORD_HELD_BY: '주택도시보증공사(HUG)',
  PAPER_LANDLORD_RECORD_MAY_ASK:
    '전세 계약을 하려는 사람. 공인중개사가 계약 의사를 확인한 뒤(2025년 5월 27일부터 임대인의 동의 불필요), 또는 계약한 임차인',
  PAPER_LANDLORD_RECORD_LEGAL_BASIS: '주택도시기금법',
  PAPER_LANDLORD_RECORD_COST: '없음',
  PAPER_LANDLORD_RECORD_WHERE: '안심전세앱, HUG 지사',
  PAPER_LANDLORD_RECORD_LOOK_FOR: '보증에 가입한 주택 수, 보증 금지 대상 여부, 최근 3년의 대위변제 건수',
  CHECK_DEFAULTER_LIST_TITLE: '보증금을 돌려주지 않은 임대인의 두 명단 확인',
  CHECK_DEFAULTER_LIST_ACTION:
    '안심전세포털의 두 명단, 상습 채무불이행자와 보증금 미반환 임대사업자에 임대인의 이름이 있는지 모두 확인하십시오.',
  TWO_LANDLORD_LISTS: ({ checkedOn }: { checkedOn: string }) =>
    `한 명단에 없어도 다른 명단에 있을 수 있으며, 명단은 둘이라고 알려져 있습니다(${formatDate(checkedOn)}에 읽은 내용, HUG에 확인).`,
  CHECK_DEFAULTER_LIST_DETAIL:
    '명단은 누구나 볼 수 있습니다. 공개 요건에 이른 임대인만 실리므로, 이름이 없다고 해서 밀린 보증금이 없다는 뜻은 아닙니다.',
  CHECK_BROKER_REGISTRATION_TITLE: '중개사무소의 등록과 보증 확인',
  CHECK_BROKER_REGISTRATION_ACTION:
    '중개사무소의 등록번호로 영업중인지, 계약일이 손해배상 보증 기간 안인지 조회하십시오.',
  CHECK_BROKER_REGISTRATION_DETAIL:
    '등록번호는 사무소 벽의 등록증과 매물 광고에 있습니다. 서류 화면에서 조회하고, 대표자의 이름을 서명하는 사람과 맞추어 보십시오.',
  CHECK_BROKER_EXPLANATION_TITLE: `중개대상물 ${PAPER_NAMES.BROKER_EXPLANATION}`,
  CHECK_BROKER_EXPLANATION_ACTION: `공인중개사에게 중개대상물 ${PAPER_NAMES.BROKER_EXPLANATION}를 받아 권리관계와 체납 설명을 확인하십시오.`,
  CHECK_BROKER_EXPLANATION_DETAIL: `공인중개사는 ${PAPER_NAMES.FIXED_DATE_LIST}, 체납, 전입세대, 최우선변제, 보증에 대해 설명할 의무가 있습니다(2024년 7월 10일부터).`,
  BROKER_LIABILITY: ({
    month,
    lowShare,
    highShare,
    checkedOn,
  }: {
    month: string
    lowShare: number
    highShare: number
    checkedOn: string
  }) =>
    `중개사가 말한 내용을 날짜와 함께 적어 두십시오. 선순위 보증금을 잘못 알린 중개사의 책임을 ${formatPercent(lowShare)}와 ${formatPercent(highShare)}로 본 판결이 ${formatMonth(month)}에 보도되었다고 합니다(${formatDate(checkedOn)}에 읽은 내용). 집마다 다르므로 법률 상담에서 확인하십시오.`,
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
  CHECK_OWNER_MOVE_IN_TITLE: '임대인이 들어와 살 시기',
  CHECK_OWNER_MOVE_IN_ACTION: '임대인이 이 집에 직접 들어와 살아야 하는지, 그렇다면 언제까지인지 물으십시오.',
  CHECK_OWNER_MOVE_IN_DETAIL:
    '임대인이 직접 들어와 살면 계약갱신 요구를 거절할 수 있습니다. 토지거래허가를 받은 집인지, 입주를 언제까지 미루었는지 확인하십시오.',
  CHECK_OFFICETEL_MOVE_IN_TITLE: '전입신고를 막는 조건 확인',
  CHECK_OFFICETEL_MOVE_IN_ACTION: '임대인에게 전입신고와 확정일자를 막는 조건이 없는지 확인하고 계약서에 적으십시오.',
  CHECK_OFFICETEL_MOVE_IN_DETAIL: '전입신고를 하지 못하면 대항력과 우선변제권이 생기지 않습니다.',
  CHECK_MOVE_IN_AND_FIXED_DATE_TITLE: '전입신고와 확정일자',
  CHECK_MOVE_IN_AND_FIXED_DATE_ACTION:
    '잔금일에 전입신고와 확정일자를 함께 처리하십시오. 대항력은 다음 날 0시에 생깁니다.',
  CHECK_MOVE_IN_AND_FIXED_DATE_DETAIL:
    '잔금 지급과 입주 당일에 전입신고를 하고 확정일자를 받으십시오. 대항력은 전입신고와 입주를 마친 다음 날 0시에 생깁니다.',
  FOREIGN_MOVE_IN: ({ days, phone, checkedOn }: { days: number; phone: string; checkedOn: string }) =>
    `외국인은 전입신고 대신 주민센터나 출입국·외국인관서에 체류지 변경신고를 하고(늦어도 ${days}일 안), 외국국적동포는 국내거소 이전신고를 합니다. 법원이 대항력을 같게 본다고 알려져 있습니다(${formatDate(checkedOn)}에 읽은 내용, ${phone}에 문의).`,
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
  CHECK_MARKET_PRICE_TITLE: '현재 매매 시세 확인',
  CHECK_MARKET_PRICE_ACTION: '국토교통부 실거래가 공개시스템과 주변 중개사무소에서 매매 시세를 직접 확인하십시오.',
  CHECK_MARKET_PRICE_DETAIL:
    '중개사무소 두 곳 이상과 국토교통부 실거래가 공개시스템에서 전월세와 매매 시세를 확인하십시오.',
  CHECK_MARKET_QUOTATION_TITLE: 'KB시세와 한국부동산원 시세 확인',
  CHECK_MARKET_QUOTATION_ACTION:
    'KB부동산과 한국부동산원 부동산테크에서 같은 단지·같은 면적의 시세를 찾고, 보증기관이 어느 시세를 집값으로 보는지 물으십시오.',
  CHECK_MARKET_QUOTATION_DETAIL:
    '보증기관은 아파트와 오피스텔의 집값을 KB시세나 한국부동산원 시세로 먼저 보므로, 보증금과 선순위 채권을 더한 금액을 그 시세와 비교하십시오.',
  CHECK_LEASE_PRICE_TITLE: '최근 임대차 계약 금액 확인',
  CHECK_LEASE_PRICE_ACTION:
    '국토교통부 실거래가 공개시스템에서 같은 건물과 주변의 전월세 거래를 직접 확인하고, 차이가 나는 이유를 물으십시오.',
  CHECK_LEASE_PRICE_DETAIL:
    '같은 건물과 주변 중개사무소 두 곳 이상에서 최근 계약 금액을 확인하고 차이가 나는 이유를 물으십시오.',
  CHECK_PUBLIC_PRICE_TITLE: '공시가격 확인',
  CHECK_PUBLIC_PRICE_ACTION: '부동산공시가격알리미에서 이 주택의 공시가격을 직접 확인하십시오.',
  CHECK_PUBLIC_PRICE_DETAIL: '부동산공시가격알리미에서 계약할 호실의 공시가격을 확인하십시오.',
  CHECK_OFFICETEL_STANDARD_PRICE_TITLE: '오피스텔 기준시가 확인',
  CHECK_OFFICETEL_STANDARD_PRICE_ACTION: '국세청 홈택스에서 오피스텔 기준시가를 확인하십시오.',
  CHECK_OFFICETEL_STANDARD_PRICE_DETAIL: '오피스텔은 주택 공시가격 대신 국세청 기준시가가 고시됩니다.',
  CHECK_MAINTENANCE_FEE_DETAIL_TITLE: '관리비 세부 내역 확인',
  CHECK_MAINTENANCE_FEE_DETAIL_ACTION: '관리비에 들어 있는 항목과 따로 내는 요금을 확인하십시오.',
  CHECK_MAINTENANCE_FEE_DETAIL_DETAIL:
    '관리비에 들어 있는 항목, 따로 내는 요금, 최근 1년의 부과 내역을 확인하고 계약서에 적으십시오.',
  CHECK_INPUT_AMOUNTS_TITLE: '입력한 금액과 단위 다시 확인',
  CHECK_INPUT_AMOUNTS_ACTION:
    '보증금과 월세의 단위(만원)와 입력 칸을 다시 확인하고, 잘못 적었다면 고쳐서 다시 진단하십시오.',
  CHECK_INPUT_AMOUNTS_DETAIL: '보증금과 월세의 단위(만원)와 입력 칸을 다시 확인하십시오.',
  CHECK_CONTRACT_TYPE_TITLE: '계약 유형 다시 확인',
  CHECK_CONTRACT_TYPE_ACTION: '월세를 내는 계약이면 계약 유형을 월세로 바꾸어 다시 진단하십시오.',
  CHECK_CONTRACT_TYPE_DETAIL: '계약서에 월세가 있으면 월세 계약으로 다시 진단하십시오.',
  CHECK_ADDRESS_AND_UNIT_TITLE: '주소와 동·호수 확인',
  CHECK_ADDRESS_AND_UNIT_ACTION:
    '지번이 맞는지 확인하고, 주소 검색에서 주소를 선택하거나 법정동과 지번까지 적어 다시 진단하십시오.',
  CHECK_ADDRESS_AND_UNIT_DETAIL: `계약서, ${PAPER_NAMES.REGISTRY_DOCUMENT}, ${PAPER_NAMES.BUILDING_REGISTER}의 지번과 동·호수가 모두 같은지 확인하십시오.`,
  CHECK_REGISTER_CHOICE_TITLE: '계약할 건물 선택',
  CHECK_REGISTER_CHOICE_ACTION: `주소 뒤에 동·호수(예: 101동 1203호)를 붙이거나 ${PAPER_NAMES.BUILDING_REGISTER} 후보 가운데 계약할 건물을 선택해 다시 진단하십시오.`,
  CHECK_REGISTER_CHOICE_DETAIL: `같은 지번의 ${PAPER_NAMES.BUILDING_REGISTER} 후보 가운데 계약할 건물이 어느 것인지 확인하십시오.`,
  CHECK_REGISTER_FLOOR_PLAN_TITLE: `${PAPER_NAMES.BUILDING_REGISTER}의 전유부와 층별개요 열람`,
  CHECK_REGISTER_FLOOR_PLAN_ACTION: `정부24나 세움터에서 ${PAPER_NAMES.BUILDING_REGISTER}의 전유부와 층별개요를 무료로 열람해, 계약할 층과 호실이 적혀 있는지와 그 용도를 직접 확인하십시오.`,
  CHECK_REGISTER_FLOOR_PLAN_DETAIL: `누구나 임대인의 동의 없이 볼 수 있습니다. 전유부에 계약할 호실이 없거나 층별개요에 그 층이 없으면 대장에 없는 곳이므로, 전입신고의 주소와 반환보증을 먼저 문의하십시오.`,
  CHECK_UNIT_ON_SITE_TITLE: '동·호수와 층을 대장과 대조',
  CHECK_UNIT_ON_SITE_ACTION: `계약할 동·호수와 층이 ${PAPER_NAMES.BUILDING_REGISTER}에 있는지 임대인에게 묻고, 현장의 표시와 대조하십시오.`,
  CHECK_UNIT_ON_SITE_DETAIL: `${PAPER_NAMES.BUILDING_REGISTER}에 없는 층이나 호실은 불법 증축이나 호실 쪼개기일 수 있습니다. 전유부 또는 층별 현황과 현장을 대조하십시오.`,
  CHECK_EXCLUSIVE_AREA_TITLE: '전용면적 확인',
  CHECK_EXCLUSIVE_AREA_ACTION: `${PAPER_NAMES.REGISTRY_DOCUMENT}나 ${PAPER_NAMES.BUILDING_REGISTER} 전유부에서 계약할 호실의 전용면적을 확인하고, 다르면 고쳐서 다시 진단하십시오.`,
  CHECK_EXCLUSIVE_AREA_DETAIL: `공급면적이나 계약면적이 아니라 전용면적으로 비교합니다. ${PAPER_NAMES.REGISTRY_DOCUMENT}나 ${PAPER_NAMES.BUILDING_REGISTER} 전유부에서 확인하십시오.`,
  CHECK_BUILDING_REGISTER_TITLE: `${PAPER_NAMES.BUILDING_REGISTER} 발급`,
  CHECK_BUILDING_REGISTER_ACTION: `지번이 맞는지 확인하고 정부24에서 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 용도와 사용승인일을 확인하십시오.`,
  CHECK_BUILDING_REGISTER_DETAIL: `정부24에서 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 건물의 유형, 주용도, 층별 현황, 사용승인일을 확인하십시오.`,
  PAPER_BUILDING_REGISTER_HELD_BY: '시·군·구청',
  PAPER_BUILDING_REGISTER_MAY_ASK: '누구나',
  PAPER_BUILDING_REGISTER_LEGAL_BASIS: '건축법 제38조',
  PAPER_BUILDING_REGISTER_COST: '인터넷 무료',
  PAPER_BUILDING_REGISTER_WHERE: '정부24, 세움터',
  PAPER_BUILDING_REGISTER_LOOK_FOR: '주용도와 호실의 용도, 층수, 사용승인일, 첫 장의 위반건축물 표시',
  CHECK_VIOLATING_BUILDING_TITLE: '위반건축물 여부 확인',
  CHECK_VIOLATING_BUILDING_ACTION: `${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 첫 장의 위반건축물 표시를 확인하십시오.`,
  CHECK_VIOLATING_BUILDING_DETAIL: `위반건축물 여부는 자동으로 판단하지 않습니다. ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 첫 장의 위반건축물 표시를 확인하십시오.`,
  CHECK_MAIN_USE_TITLE: '계약할 호실의 용도 확인',
  CHECK_MAIN_USE_ACTION: `${PAPER_NAMES.BUILDING_REGISTER} 전유부나 층별 현황에서 계약할 호실의 용도를 확인하십시오.`,
  CHECK_MAIN_USE_DETAIL: `${PAPER_NAMES.BUILDING_REGISTER} 전유부나 층별 현황에서 계약할 호실의 용도가 주택인지 확인하십시오.`,
  CHECK_USE_LEGALITY_TITLE: '주거용 사용의 적법 여부 문의',
  CHECK_USE_LEGALITY_ACTION:
    '시·군·구청 건축과에 주거용 사용이 적법한지 문의하고, 답을 듣기 전에는 계약금을 보내지 마십시오.',
  CHECK_USE_LEGALITY_DETAIL:
    '주택이 아닌 용도의 건물은 원상복구 명령, 이행강제금, 전세대출과 반환보증의 거절로 이어질 수 있습니다.',
  CHECK_BUILDING_AGE_TITLE: '오래된 건물의 설비 확인',
  CHECK_BUILDING_AGE_ACTION: '배관, 전기, 방수, 균열의 상태를 현장에서 살펴보고 수리 책임을 특약으로 정하십시오.',
  CHECK_BUILDING_AGE_DETAIL: '배관, 전기, 방수, 난방과 벽체의 균열을 살펴보고 수리 책임을 특약으로 정하십시오.',
  CHECK_SITE_DEFECTS_TITLE: '현장의 하자 확인',
  CHECK_SITE_DEFECTS_ACTION: '누수, 곰팡이, 난방, 불법 증축 같은 현장의 하자를 확인하십시오.',
  CHECK_SITE_DEFECTS_DETAIL: '누수, 곰팡이, 채광, 소음, 난방과 무단 증축 여부를 직접 보고 사진으로 남기십시오.',
  CHECK_REGISTRY_DOCUMENT_TITLE: `${PAPER_NAMES.REGISTRY_DOCUMENT} 확인`,
  CHECK_REGISTRY_DOCUMENT_ACTION: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 계약 직전과 잔금 직전에 각각 발급받아 소유자, 근저당권, 압류, 신탁등기를 확인하십시오.`,
  CHECK_REGISTRY_DOCUMENT_DETAIL:
    '갑구에서 소유자·압류·가압류·경매·신탁을, 을구에서 근저당권·전세권·임차권등기를 확인하십시오. 계약 직전과 잔금 지급 직전에 다시 확인하십시오.',
  REGISTRY_ALERT: ({ year }: { year: number }) =>
    `안심전세앱에서 알림을 신청하면 등기부가 바뀔 때 카카오톡으로 무료로 알려 줍니다(${year}년부터). 알림이 없어도 등기부는 직접 다시 확인하십시오.`,
  PAPER_REGISTRY_DOCUMENT_HELD_BY: '등기소',
  PAPER_REGISTRY_DOCUMENT_MAY_ASK: '누구나',
  PAPER_REGISTRY_DOCUMENT_LEGAL_BASIS: '부동산등기법 제19조',
  PAPER_REGISTRY_DOCUMENT_COST: '열람 700원, 발급 1,000원',
  PAPER_REGISTRY_DOCUMENT_WHERE: '인터넷등기소 또는 무인발급기',
  PAPER_REGISTRY_DOCUMENT_LOOK_FOR:
    '소유자, 근저당권의 채권최고액, 압류·가압류·경매, 신탁, 임차권등기와 각 등기의 날짜',
  CHECK_OWNER_CHANGE_TITLE: '잔금일의 소유자 확인',
  CHECK_OWNER_CHANGE_ACTION: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 계약일과 잔금일에 다시 발급받아 그날의 소유자가 임대인인지 확인하고, 집을 팔았거나 팔 예정인지 임대인에게 물으십시오.`,
  CHECK_OWNER_CHANGE_DETAIL:
    '갑구에서 소유권 이전의 날짜와 거래가액을 보고, 잔금일의 소유자가 계약서의 임대인과 같은지 확인하십시오. 소유자가 바뀔 예정이면 새 소유자가 누구이고 보증금을 누가 돌려주는지 묻고, 소유자가 바뀔 때의 특약을 계약서에 적으십시오.',
  CHECK_TRUST_LEDGER_TITLE: PAPER_NAMES.TRUST_LEDGER,
  CHECK_TRUST_LEDGER_ACTION: `신탁등기가 있으면 ${PAPER_NAMES.TRUST_LEDGER}와 수탁자의 서면 동의를 확인하십시오.`,
  CHECK_TRUST_LEDGER_DETAIL: `신탁된 집은 수탁자의 동의 없이 맺은 계약이 효력을 갖지 못할 수 있습니다. 보증금을 누구에게 보내는지도 ${PAPER_NAMES.TRUST_LEDGER}에서 확인하십시오.`,
  PAPER_TRUST_LEDGER_HELD_BY: '등기소',
  PAPER_TRUST_LEDGER_MAY_ASK: '누구나',
  PAPER_TRUST_LEDGER_LEGAL_BASIS: '부동산등기법 제81조',
  PAPER_TRUST_LEDGER_COST: '등기소 창구 발급 수수료',
  PAPER_TRUST_LEDGER_WHERE: '등기소 방문',
  PAPER_TRUST_LEDGER_LOOK_FOR: '임대차에 필요한 동의, 보증금을 받을 사람, 우선수익자와 그 금액',
  CHECK_ADD_CLAIMS_TITLE: '선순위 채권을 더한 금액 확인',
  CHECK_ADD_CLAIMS_ACTION: `${PAPER_NAMES.REGISTRY_DOCUMENT}의 선순위 채권을 보증금에 더해 집값과 비교하고, 중개사무소 두 곳 이상에서 실제 매매 시세를 확인하십시오.`,
  CHECK_ADD_CLAIMS_DETAIL:
    '을구의 채권최고액과 먼저 들어온 임차인의 보증금을 내 보증금에 더한 금액이 집값을 넘으면 보증금을 모두 돌려받지 못할 수 있습니다.',
  CHECK_SENIOR_TENANT_DEPOSITS_TITLE: '선순위 임차인의 보증금 내역 요청',
  CHECK_SENIOR_TENANT_DEPOSITS_ACTION: `임대인에게 선순위 임차인의 보증금 내역을 요청하고, ${PAPER_NAMES.FIXED_DATE_LIST}(임대인의 동의 필요)과 ${PAPER_NAMES.RESIDENT_LIST}로 대조하십시오.`,
  CHECK_SENIOR_TENANT_DEPOSITS_DETAIL: `임대인에게 호실별 보증금과 입주일이 적힌 내역을 요청하고, ${PAPER_NAMES.FIXED_DATE_LIST}(임대인의 동의 필요)과 ${PAPER_NAMES.RESIDENT_LIST}로 대조하십시오.`,
  CHECK_FIXED_DATE_LIST_TITLE: PAPER_NAMES.FIXED_DATE_LIST,
  CHECK_FIXED_DATE_LIST_ACTION: `임대인의 동의를 받아 주민센터에서 ${PAPER_NAMES.FIXED_DATE_LIST}을 발급받으십시오.`,
  CHECK_FIXED_DATE_LIST_DETAIL: '같은 건물의 다른 임차인이 언제 얼마의 보증금으로 확정일자를 받았는지 확인하십시오.',
  PAPER_FIXED_DATE_LIST_HELD_BY: '주민센터, 등기소',
  PAPER_FIXED_DATE_LIST_MAY_ASK: '임대인, 임대인의 동의를 받은 예비 임차인, 계약한 임차인',
  PAPER_FIXED_DATE_LIST_LEGAL_BASIS: '주택임대차보호법 제3조의6',
  PAPER_FIXED_DATE_LIST_COST: '600원',
  PAPER_FIXED_DATE_LIST_WHERE: '주민센터 또는 인터넷등기소',
  PAPER_FIXED_DATE_LIST_LOOK_FOR: '먼저 확정일자를 받은 임대차의 보증금 합계와 날짜',
  CHECK_RESIDENT_LIST_TITLE: PAPER_NAMES.RESIDENT_LIST,
  CHECK_RESIDENT_LIST_ACTION: `주민센터에서 ${PAPER_NAMES.RESIDENT_LIST}를 발급받아 이미 전입한 세대를 확인하십시오.`,
  CHECK_RESIDENT_LIST_DETAIL:
    '이미 전입한 세대가 있으면 그 보증금이 먼저 배당될 수 있으므로 임대인의 설명과 대조하십시오.',
  RESIDENT_LIST_LEAVES_OUT: ({ from }: { from: string }) =>
    `아무도 없어도 다른 임차인이 없다는 뜻은 아닙니다. 외국인은 나오지 않으니 외국인체류확인서(${formatDate(from)}부터 발급)를 함께 보고, 지번과 도로명주소 양쪽으로 발급됐는지 확인하십시오.`,
  PAPER_RESIDENT_LIST_HELD_BY: '주민센터',
  PAPER_RESIDENT_LIST_MAY_ASK: '소유자, 임대차 계약자(계약 전에는 임대인이 발급해 보여 주는 것이 보통)',
  PAPER_RESIDENT_LIST_LEGAL_BASIS: '주민등록법 제29조의2',
  RESIDENT_LIST_FEE: ({ lowWon, highWon, checkedOn }: { lowWon: number; highWon: number; checkedOn: string }) =>
    `${lowWon}~${highWon}원, 인터넷 발급은 안 됨(${formatDate(checkedOn)}에 읽은 내용, 주민센터에 확인)`,
  // stored by release 0.7.0
  PAPER_RESIDENT_LIST_COST: '열람 300원, 발급 400원',
  PAPER_RESIDENT_LIST_WHERE: '주민센터',
  PAPER_RESIDENT_LIST_LOOK_FOR:
    '전입한 세대와 전입일, 말소된 세대, 지번과 도로명주소 양쪽으로 발급됐는지(외국인은 외국인체류확인서에서 확인)',
  CHECK_TAX_CERTIFICATES_TITLE: `국세·지방세 ${PAPER_NAMES.TAX_CERTIFICATES} 확인`,
  CHECK_TAX_CERTIFICATES_ACTION: `임대인에게 국세와 지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 요구해 체납 여부를 확인하십시오.`,
  CHECK_TAX_CERTIFICATES_DETAIL: `임대인의 ${PAPER_NAMES.TAX_CERTIFICATES}를 받아 체납 여부를 확인하십시오. 체납 세금은 보증금보다 먼저 배당될 수 있습니다. 보증금이 1,000만 원을 넘으면 계약일부터 입주일까지 동의 없이 세무서에서 미납 국세를, 시·군·구청에서 미납 지방세를 열람할 수 있습니다(2023년 4월부터).`,
  TAX_VIEWED_THERE: ({ checkedOn }: { checkedOn: string }) =>
    `열람한 내용은 그 자리에서 보기만 하고 복사하거나 찍지 못한다고 알려져 있으니(${formatDate(checkedOn)}에 읽은 내용, 창구에 확인) 적을 것을 가져가십시오.`,
  PAPER_TAX_CERTIFICATES_HELD_BY: '국세청, 지방자치단체',
  PAPER_TAX_CERTIFICATES_MAY_ASK:
    '임대인. 보증금이 1,000만 원을 넘으면 계약일부터 입주일까지 임차인도 세무서(국세)와 시·군·구청(지방세)에서 열람',
  PAPER_TAX_CERTIFICATES_LEGAL_BASIS: '주택임대차보호법 제3조의7, 국세징수법 제109조, 지방세징수법 제6조',
  PAPER_TAX_CERTIFICATES_COST: '없음',
  PAPER_TAX_CERTIFICATES_WHERE: '홈택스, 위택스, 세무서, 시·군·구청',
  PAPER_TAX_CERTIFICATES_LOOK_FOR: '체납액과 발급일(유효기간이 지나지 않았는지)',
  // Facts that public data cannot show and that must be checked on site.
  FIELD_CHECK_TITLE: ({ check }: { check: FieldCheck }) => FIELD_CHECKS[check].title,
  FIELD_CHECK_GUIDANCE: ({ check }: { check: FieldCheck }) => FIELD_CHECKS[check].guidance,
  FIELD_CHECKS_ARE_NOTES:
    '직접 보고 적은 기록이며 확인된 사실이 아닙니다. 점수에 들어가지 않고, 보았다는 것이 이상이 없다는 뜻은 아닙니다.',
  FIELD_CHECK_TARGET_UNCLEAR: 'diagnosisHistoryId와 favoriteId 가운데 하나만 적어야 합니다.',
  FIELD_CHECKS_SAVED: '저장했습니다.',
}

const FIELD_CHECKS = {
  ROADVIEW_CHECK: {
    title: '거리 사진으로 둘러보기',
    guidance: '건물 앞길, 주변 가게, 공사 흔적을 거리 사진으로 먼저 보십시오.',
  },
  WALK_ROUTE_CHECK: {
    title: '걸어서 가 보기',
    guidance: '역이나 정류장에서 집까지 직접 걸으며 언덕과 걸리는 시간을 확인하십시오.',
  },
  NOISE_CHECK: { title: '소리 듣기', guidance: '낮과 저녁에 도로, 가게, 위층과 옆집의 소리를 들어 보십시오.' },
  NIGHT_RETURN_CHECK: {
    title: '밤길 걸어 보기',
    guidance: '해가 진 뒤 같은 길을 걸으며 가로등과 오가는 사람을 확인하십시오.',
  },
  BUILDING_ENTRANCE_CHECK: {
    title: '현관과 우편함 보기',
    guidance: '공동 현관, 우편함의 이름과 호수, 승강기와 계단의 상태를 보십시오.',
  },
  GROUND_FLOOR_USE_CHECK: {
    title: '아래층 쓰임 보기',
    guidance: '1층과 아래층이 무엇으로 쓰이는지, 건축물대장의 용도와 같은지 보십시오.',
  },
  PARKING_AND_ACCESS_CHECK: {
    title: '주차와 진입 보기',
    guidance: '주차할 자리와 순서, 차와 구급차가 들어올 길을 확인하십시오.',
  },
}
export type FieldCheck = keyof typeof FIELD_CHECKS
