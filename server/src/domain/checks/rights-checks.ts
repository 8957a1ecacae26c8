import { type Check, check } from './check.ts'

/** Who owns the home, who stands before the tenant, and what the landlord owes. Sources: R-LAW-18 to R-LAW-30. */
export const RIGHTS_CHECKS: readonly Check[] = [
  check({
    id: 'REGISTRY_DOCUMENT',
    title: '등기사항전부증명서 확인',
    action:
      '등기사항전부증명서를 계약 직전과 잔금 직전에 각각 발급받아 소유자, 근저당권, 압류, 신탁등기를 확인하십시오.',
    detail:
      '갑구에서 소유자·압류·가압류·경매·신탁을, 을구에서 근저당권·전세권·임차권등기를 확인하십시오. 계약 직전과 잔금 지급 직전에 다시 확인하십시오.',
    category: 'RIGHTS',
    source: 'registry-document',
    priority: 'HIGH',
    always: true,
    claims: 'SENIOR_DEBT',
    paper: {
      heldBy: '등기소',
      mayAsk: '누구나',
      legalBasis: '부동산등기법 제19조',
      needsConsent: false,
      cost: '열람 700원, 발급 1,000원',
      where: '인터넷등기소 또는 무인발급기',
      lookFor: '소유자, 근저당권의 채권최고액, 압류·가압류·경매, 신탁, 임차권등기와 각 등기의 날짜',
    },
  }),
  check({
    id: 'TRUST_LEDGER',
    title: '신탁원부',
    action: '신탁등기가 있으면 신탁원부와 수탁자의 서면 동의를 확인하십시오.',
    detail:
      '신탁된 집은 수탁자의 동의 없이 맺은 계약이 효력을 갖지 못할 수 있습니다. 보증금을 누구에게 보내는지도 신탁원부에서 확인하십시오.',
    category: 'RIGHTS',
    source: 'user-document',
    paper: {
      heldBy: '등기소',
      mayAsk: '누구나',
      legalBasis: '부동산등기법 제81조',
      needsConsent: false,
      cost: '등기소 창구 발급 수수료',
      where: '등기소 방문',
      lookFor: '임대차에 필요한 동의, 보증금을 받을 사람, 우선수익자와 그 금액',
    },
  }),
  check({
    id: 'ADD_CLAIMS',
    title: '선순위 채권을 더한 금액 확인',
    action:
      '등기사항전부증명서의 선순위 채권을 보증금에 더해 집값과 비교하고, 중개사무소 두 곳 이상에서 실제 매매 시세를 확인하십시오.',
    detail:
      '을구의 채권최고액과 먼저 들어온 임차인의 보증금을 내 보증금에 더한 금액이 집값을 넘으면 보증금을 모두 돌려받지 못할 수 있습니다.',
    category: 'PRICE',
    source: 'registry-document',
    priority: 'HIGH',
  }),
  check({
    id: 'SENIOR_TENANT_DEPOSITS',
    title: '선순위 임차인의 보증금 내역 요청',
    action:
      '임대인에게 선순위 임차인의 보증금 내역을 요청하고, 확정일자 부여현황(임대인의 동의 필요)과 전입세대확인서로 대조하십시오.',
    detail:
      '임대인에게 호실별 보증금과 입주일이 적힌 내역을 요청하고, 확정일자 부여현황(임대인의 동의 필요)과 전입세대확인서로 대조하십시오.',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
  }),
  check({
    id: 'FIXED_DATE_LIST',
    title: '확정일자 부여현황',
    action: '임대인의 동의를 받아 주민센터에서 확정일자 부여현황을 발급받으십시오.',
    detail: '같은 건물의 다른 임차인이 언제 얼마의 보증금으로 확정일자를 받았는지 확인하십시오.',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEPOSITS',
    paper: {
      heldBy: '주민센터, 등기소',
      mayAsk: '임대인, 임대인의 동의를 받은 예비 임차인, 계약한 임차인',
      legalBasis: '주택임대차보호법 제3조의6',
      needsConsent: true,
      cost: '600원',
      where: '주민센터 또는 인터넷등기소',
      lookFor: '먼저 확정일자를 받은 임대차의 보증금 합계와 날짜',
    },
  }),
  check({
    id: 'RESIDENT_LIST',
    title: '전입세대확인서',
    action: '주민센터에서 전입세대확인서를 발급받아 이미 전입한 세대를 확인하십시오.',
    detail: '이미 전입한 세대가 있으면 그 보증금이 먼저 배당될 수 있으므로 임대인의 설명과 대조하십시오.',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEPOSITS',
    paper: {
      heldBy: '주민센터',
      mayAsk: '소유자, 임대차 계약자(계약 전에는 임대인이 발급해 보여 주는 것이 보통)',
      legalBasis: '주민등록법 제29조의2',
      needsConsent: true,
      cost: '열람 300원, 발급 400원',
      where: '주민센터',
      lookFor: '전입한 세대와 전입일, 말소된 세대',
    },
  }),
  check({
    id: 'TAX_CERTIFICATES',
    title: '국세·지방세 납세증명서 확인',
    action: '임대인에게 국세와 지방세 납세증명서를 요구해 체납 여부를 확인하십시오.',
    detail:
      '임대인의 납세증명서를 받아 체납 여부를 확인하십시오. 체납 세금은 보증금보다 먼저 배당될 수 있습니다. 보증금이 1,000만 원을 넘으면 계약일부터 입주일까지 동의 없이 세무서에서 미납 국세를 열람할 수 있습니다.',
    category: 'RIGHTS',
    source: 'user-document',
    priority: 'HIGH',
    claims: 'SENIOR_DEBT',
    paper: {
      heldBy: '국세청, 지방자치단체',
      mayAsk: '임대인. 보증금이 1,000만 원을 넘으면 계약일부터 입주일까지 임차인도 세무서에서 열람',
      legalBasis: '주택임대차보호법 제3조의7, 국세징수법 제109조',
      needsConsent: false,
      cost: '없음',
      where: '홈택스, 위택스, 세무서',
      lookFor: '체납액과 발급일(유효기간이 지나지 않았는지)',
    },
  }),
]
