/** Papers that a tenant asks for before a contract; the ids are those of the checks that need them. */
export const PAPER_IDS = [
  'REGISTRY_DOCUMENT',
  'TRUST_LEDGER',
  'BUILDING_REGISTER',
  'SENIOR_TENANT_DEPOSITS',
  'FIXED_DATE_LIST',
  'RESIDENT_LIST',
  'TAX_CERTIFICATES',
  'LANDLORD_IDENTITY',
  'BROKER_EXPLANATION',
] as const
export type PaperId = (typeof PAPER_IDS)[number]

/** One paper: who keeps it, who may ask for it, and by which law. */
export type RequestablePaper = {
  name: string
  heldBy: string
  mayAsk: string
  /** `null`: no law gives a right to it. */
  legalBasis: string | null
  needsConsent: boolean
  cost: string
  where: string
  lookFor: string
}

export const REQUESTABLE_PAPERS: Record<PaperId, RequestablePaper> = {
  REGISTRY_DOCUMENT: {
    name: '등기사항전부증명서',
    heldBy: '등기소',
    mayAsk: '누구나',
    legalBasis: '부동산등기법 제19조',
    needsConsent: false,
    cost: '열람 700원, 발급 1,000원',
    where: '인터넷등기소 또는 무인발급기',
    lookFor: '소유자, 근저당권의 채권최고액, 압류·가압류·경매, 신탁, 임차권등기와 각 등기의 날짜',
  },
  TRUST_LEDGER: {
    name: '신탁원부',
    heldBy: '등기소',
    mayAsk: '누구나',
    legalBasis: '부동산등기법 제81조',
    needsConsent: false,
    cost: '등기소 창구 발급 수수료',
    where: '등기소 방문',
    lookFor: '임대차에 필요한 동의, 보증금을 받을 사람, 우선수익자와 그 금액',
  },
  BUILDING_REGISTER: {
    name: '건축물대장',
    heldBy: '시·군·구청',
    mayAsk: '누구나',
    legalBasis: '건축법 제38조',
    needsConsent: false,
    cost: '온라인 무료',
    where: '정부24 또는 주민센터',
    lookFor: '주용도, 위반건축물 표시, 계약할 호실의 용도와 면적',
  },
  SENIOR_TENANT_DEPOSITS: {
    name: '선순위 임차인의 보증금 내역',
    heldBy: '임대인',
    mayAsk: '예비 임차인',
    legalBasis: '주택임대차보호법 제3조의7',
    needsConsent: true,
    cost: '없음',
    where: '임대인 또는 공인중개사',
    lookFor: '호실별 보증금, 입주일, 확정일자와 계약이 끝나는 날',
  },
  FIXED_DATE_LIST: {
    name: '확정일자 부여현황',
    heldBy: '주민센터, 등기소',
    mayAsk: '임대인, 임대인의 동의를 받은 예비 임차인, 계약한 임차인',
    legalBasis: '주택임대차보호법 제3조의6·제3조의7',
    needsConsent: true,
    cost: '600원',
    where: '주민센터',
    lookFor: '같은 건물의 다른 임차인이 언제 얼마의 보증금으로 확정일자를 받았는지',
  },
  RESIDENT_LIST: {
    name: '전입세대확인서',
    heldBy: '주민센터',
    mayAsk: '소유자, 임차인, 매매나 임대차 계약을 한 사람',
    legalBasis: '주민등록법 제29조의2',
    needsConsent: true,
    cost: '열람 300원, 교부 400원',
    where: '주민센터',
    lookFor: '계약할 집에 이미 전입한 세대와 전입한 날',
  },
  TAX_CERTIFICATES: {
    name: '국세·지방세 납세증명서',
    heldBy: '임대인, 세무서와 지방자치단체',
    mayAsk: '예비 임차인(임대인에게 요구), 보증금 1,000만 원을 넘는 계약을 한 임차인(열람)',
    legalBasis: '주택임대차보호법 제3조의7, 국세징수법 제109조',
    needsConsent: true,
    cost: '없음',
    where: '임대인, 계약한 뒤에는 세무서',
    lookFor: '미납 세금과 그 법정기일, 증명서의 발급일',
  },
  LANDLORD_IDENTITY: {
    name: '임대인의 신분증과 위임장',
    heldBy: '임대인 또는 대리인',
    mayAsk: '계약 당사자',
    legalBasis: null,
    needsConsent: false,
    cost: '없음',
    where: '계약 자리',
    lookFor: '신분증의 이름과 등기부의 소유자, 대리인이면 위임장과 인감증명서',
  },
  BROKER_EXPLANATION: {
    name: '중개대상물 확인·설명서',
    heldBy: '공인중개사',
    mayAsk: '중개를 의뢰한 사람',
    legalBasis: '공인중개사법 제25조',
    needsConsent: false,
    cost: '없음',
    where: '중개사무소',
    lookFor: '선순위 권리, 체납, 관리비, 위반건축물에 관한 기재와 중개사의 서명',
  },
}
