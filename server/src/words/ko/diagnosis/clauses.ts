import { PAPER_NAMES } from '../paper-names.ts'

export const MAY_CANCEL = '임차인은 계약을 해제할 수 있고, 임대인은 받은 돈을 모두 바로 돌려준다.'

/** Special terms (특약) in contract wording, what each protects from, and what it cannot do. */
export const CLAUSES = {
  CLAUSES_NOTE:
    '법무부와 국토교통부의 주택임대차 표준계약서 등 공개된 계약서를 바탕으로 쓴 문장이고 법률 자문이 아닙니다. 빈칸을 채우고, 다른 조항과 어긋나지 않는지 공인중개사와 확인하십시오.',

  CLAUSE_REGISTRY_UNCHANGED_TITLE: '잔금 다음 날까지 등기를 그대로',
  CLAUSE_REGISTRY_UNCHANGED_TEXT: `임대인은 계약을 맺은 날부터 임차인이 잔금을 치르고 입주와 전입신고를 마친 날의 다음 날까지 이 집의 등기를 계약할 때 그대로 유지한다. 그 사이에 근저당권, 전세권, 가등기, 압류, 가압류, 가처분, 신탁, 소유권 이전이 등기되면 ${MAY_CANCEL}`,
  CLAUSE_REGISTRY_UNCHANGED_PROTECTS:
    '대항력은 입주와 전입신고를 마친 다음 날 0시에 생깁니다. 그 전에 들어오는 권리를 약속으로 막고, 어기면 계약을 해제할 수 있습니다.',
  CLAUSE_REGISTRY_UNCHANGED_LIMITS:
    '이미 들어온 등기를 없애지는 못하고, 돈을 돌려받을 권리만 생깁니다. 잔금 직전과 그 다음 날에 등기를 다시 확인해야 합니다.',

  CLAUSE_MORTGAGE_CLEARED_TITLE: '잔금으로 근저당권 말소',
  CLAUSE_MORTGAGE_CLEARED_TEXT: `임대인은 잔금을 받는 날 그 돈으로 을구 순위번호 ____번 근저당권의 빚을 모두 갚고 말소등기를 신청하며, 상환 확인서와 접수증을 임차인에게 준다. 하지 않으면 ${MAY_CANCEL}`,
  CLAUSE_MORTGAGE_CLEARED_PROTECTS: '보증금보다 먼저 변제받을 빚이 잔금과 함께 없어집니다.',
  CLAUSE_MORTGAGE_CLEARED_LIMITS:
    '갚고 말소를 신청했는지는 잔금 자리에서 확인해야 합니다. 일부만 갚기로 하면 남은 빚이 여전히 보증금보다 먼저입니다.',

  CLAUSE_TAXES_PAID_TITLE: '밀린 세금이 없다는 확인',
  CLAUSE_TAXES_PAID_TEXT: `임대인은 밀린 국세와 지방세가 없음을 확인하고, 잔금일까지 국세와 지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 임차인에게 보여 준다. 밀린 세금이 있으면 잔금일 전에 모두 내며, 그러지 않으면 ${MAY_CANCEL}`,
  CLAUSE_TAXES_PAID_PROTECTS: '등기부에 나타나지 않는 밀린 세금이 보증금보다 먼저 배당되는 일을 줄입니다.',
  CLAUSE_TAXES_PAID_LIMITS: '증명서를 받은 뒤에 생기거나 나중에 고지되는 세금까지 막지는 못합니다.',

  CLAUSE_GUARANTEE_REFUSED_TITLE: '반환보증이 거절되면 해제',
  CLAUSE_GUARANTEE_REFUSED_TEXT: `임대인은 보증금 반환보증에 필요한 서류를 주고 협조한다. 임대인이나 이 집의 사정으로 보증이나 전세대출이 거절되면 ${MAY_CANCEL}`,
  CLAUSE_GUARANTEE_REFUSED_PROTECTS:
    '보증기관이나 은행이 이 집을 받아 주지 않을 때 계약금을 돌려받고 물러설 수 있습니다.',
  CLAUSE_GUARANTEE_REFUSED_LIMITS:
    '보증은 보통 입주하고 전입신고를 한 뒤에 심사하므로, 거절을 알았을 때에는 잔금이 나가 있을 수 있습니다. 계약 전에 보증기관에 먼저 물어야 합니다.',

  CLAUSE_TRUST_CONSENT_TITLE: '신탁된 집의 동의서',
  CLAUSE_TRUST_CONSENT_TEXT: `이 집이 신탁되어 있으면 임대인은 잔금일 전까지 수탁자와 우선수익자의 임대차 동의서 원본을 임차인에게 주고, 보증금은 ${PAPER_NAMES.TRUST_LEDGER}나 동의서가 정한 계좌로 받는다. 동의가 없으면 ${MAY_CANCEL}`,
  CLAUSE_TRUST_CONSENT_PROTECTS: '집을 빌려줄 권한이 없는 사람과 맺은 계약이 되는 일을 막습니다.',
  CLAUSE_TRUST_CONSENT_LIMITS: `동의를 받아도 신탁이 끝나거나 집이 팔릴 때 누가 보증금을 돌려주는지는 ${PAPER_NAMES.TRUST_LEDGER}에 따라 다릅니다.`,

  CLAUSE_REGISTER_AS_AGREED_TITLE: '건축물대장과 같다는 확인',
  CLAUSE_REGISTER_AS_AGREED_TEXT: `임대인은 이 집이 위반건축물이 아니고 ${PAPER_NAMES.BUILDING_REGISTER}의 동, 층, 호, 용도, 면적이 계약서와 같음을 확인한다. 다르거나 위반이 드러나면 ${MAY_CANCEL} 원상회복 비용과 이행강제금은 임대인이 낸다.`,
  CLAUSE_REGISTER_AS_AGREED_PROTECTS:
    '대장과 다른 방이나 위반건축물이라 전입신고, 대출, 보증이 거절될 때 계약에서 물러설 수 있습니다.',
  CLAUSE_REGISTER_AS_AGREED_LIMITS: '위반을 고쳐 주거나 주택으로 바꾸어 주지는 않습니다.',

  CLAUSE_SENIOR_DEPOSITS_TITLE: '먼저 들어온 보증금의 합계',
  CLAUSE_SENIOR_DEPOSITS_TEXT: `임대인은 먼저 들어온 임차인의 보증금이 모두 ____만 원임을 확인하고, ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}를 임차인에게 보여 준다. 실제가 이보다 많으면 ${MAY_CANCEL}`,
  CLAUSE_SENIOR_DEPOSITS_PROTECTS:
    '내 보증금보다 먼저 배당될 보증금을 금액으로 적어 두고, 다르면 책임을 물을 수 있습니다.',
  CLAUSE_SENIOR_DEPOSITS_LIMITS: '임대인이 거짓으로 적어도 먼저 들어온 임차인의 순위는 바뀌지 않습니다.',

  CLAUSE_AS_STATED_TITLE: '들은 말을 계약서에',
  CLAUSE_AS_STATED_TEXT: `임대인(또는 공인중개사)은 ____년 __월 __일에 선순위 보증금의 합계가 ____만 원, 등기된 채권최고액의 합계가 ____만 원, 임대인의 밀린 세금이 ____만 원임을 임차인에게 고지하였다. 사실과 다르면 ${MAY_CANCEL}`,
  CLAUSE_AS_STATED_PROTECTS: '누가 언제 무엇이라고 했는지가 계약서에 남아, 사실과 다를 때 물을 수 있습니다.',
  CLAUSE_AS_STATED_LIMITS:
    '적어 두어도 먼저 들어온 임차인의 순위와 실제 빚은 바뀌지 않고, 공인중개사가 얼마를 책임지는지는 다툼이 있으면 법원이 정합니다.',

  CLAUSE_MOVE_IN_FREE_TITLE: '전입신고와 확정일자를 막지 않음',
  CLAUSE_MOVE_IN_FREE_TEXT:
    '임차인은 입주하는 날부터 전입신고를 하고 확정일자를 받으며 주택 임대차를 신고할 수 있고, 임대인은 이를 막거나 미루게 하지 않는다.',
  CLAUSE_MOVE_IN_FREE_PROTECTS: '대항력과 우선변제권을 얻는 절차를 임대인이 막지 못합니다.',
  CLAUSE_MOVE_IN_FREE_LIMITS: '조항만으로 대항력이 생기지는 않습니다. 입주하는 날 직접 신고해야 합니다.',

  CLAUSE_OWNER_ACCOUNT_TITLE: '소유자의 계좌로만',
  CLAUSE_OWNER_ACCOUNT_TEXT:
    '계약금과 잔금은 등기부의 소유자 명의 계좌로만 보낸다. 대리인이 계약하면 위임장과 인감증명서를 계약서에 붙이고, 소유자가 계약 내용을 통화로 확인해 준다.',
  CLAUSE_OWNER_ACCOUNT_PROTECTS: '소유자가 아닌 사람이 보증금을 받아 가는 일을 막습니다.',
  CLAUSE_OWNER_ACCOUNT_LIMITS: `소유자가 여럿이면 모두의 동의가 필요할 수 있습니다. 신분은 계약 자리에서 ${PAPER_NAMES.LANDLORD_IDENTITY}으로 확인해야 합니다.`,

  CLAUSE_LANDLORD_RECORD_TITLE: '임대인의 보증 이력',
  CLAUSE_LANDLORD_RECORD_TEXT: `임대인은 전세보증금 반환보증의 금지 대상이 아니고 보증사고와 대위변제가 없음을 확인하며, 임차인이 주택도시보증공사에서 조회하는 데 협조한다. 사실과 다르면 ${MAY_CANCEL}`,
  CLAUSE_LANDLORD_RECORD_PROTECTS: '보증금을 돌려주지 못한 적이 있는 임대인인지를 계약의 조건으로 삼습니다.',
  CLAUSE_LANDLORD_RECORD_LIMITS:
    '조회에 나오지 않는 빚은 알 수 없고, 이력이 없다고 해서 돌려줄 돈이 있다는 뜻은 아닙니다.',

  CLAUSE_OWNER_CHANGE_TITLE: '집을 팔 때 미리 알림',
  CLAUSE_OWNER_CHANGE_TEXT:
    '임대인은 집을 팔거나 신탁하려면 임차인에게 미리 알린다. 임차인이 새 임대인을 원하지 않으면 계약을 해지할 수 있고, 임대인은 소유권을 넘기기 전에 보증금을 모두 돌려준다.',
  CLAUSE_OWNER_CHANGE_PROTECTS: '갚을 힘이 없는 사람에게 집이 넘어가 보증금의 책임만 옮겨 가는 일을 막습니다.',
  CLAUSE_OWNER_CHANGE_LIMITS: '알리지 않고 팔아도 매매 자체는 이루어집니다. 등기를 가끔 확인해야 합니다.',

  CLAUSE_OWNER_MOVE_IN_TITLE: '임대인이 들어와 살 시기',
  CLAUSE_OWNER_MOVE_IN_TEXT:
    '임대인은 이 집에 직접 들어와 살아야 하는 의무가 있는지와 그 날짜(____년 __월 __일)를 알렸으며, 그 때문에 임대차 기간을 줄이지 않는다.',
  CLAUSE_OWNER_MOVE_IN_PROTECTS: '임대인이 들어올 날을 알고 기간을 정하며, 기간 안에 나가 달라는 말을 막습니다.',
  CLAUSE_OWNER_MOVE_IN_LIMITS: '기간이 끝난 뒤 임대인이 직접 살겠다며 갱신을 거절하는 것은 막지 못합니다.',

  CLAUSE_RETURN_ON_THE_DAY_TITLE: '끝나는 날 보증금 반환',
  CLAUSE_RETURN_ON_THE_DAY_TEXT: '임대인은 임대차가 끝나는 날 다음 임차인이 있는지와 상관없이 보증금을 모두 돌려준다.',
  CLAUSE_RETURN_ON_THE_DAY_PROTECTS: '다음 임차인이 없다는 까닭으로 반환을 미루지 못하게 합니다.',
  CLAUSE_RETURN_ON_THE_DAY_LIMITS:
    '임대인에게 돈이 없으면 조항만으로 받지는 못합니다. 반환보증과 배당 순위가 따로 필요합니다.',

  CLAUSE_REPAIRS_TITLE: '주요 설비의 수리',
  CLAUSE_REPAIRS_TEXT:
    '누수, 결로, 보일러, 배관, 전기 등 주요 설비의 고장은 임차인의 잘못이 아니면 임대인이 수리한다. 입주할 때의 상태는 사진으로 남겨 함께 확인한다.',
  CLAUSE_REPAIRS_PROTECTS: '오래된 설비의 수리비와, 나갈 때의 원상회복 다툼을 줄입니다.',
  CLAUSE_REPAIRS_LIMITS: '수리의 범위는 상태와 약속에 따라 다투어질 수 있습니다.',

  CLAUSE_MAINTENANCE_FEE_TITLE: '관리비의 항목과 금액',
  CLAUSE_MAINTENANCE_FEE_TEXT:
    '관리비는 한 달 ____만 원이고 (____)을 포함한다. 그 밖에 따로 내는 것은 쓴 만큼의 사용료뿐이며, 금액은 임차인과 합의해서만 올린다.',
  CLAUSE_MAINTENANCE_FEE_PROTECTS: '월세 대신 관리비를 올리는 일을 막습니다.',
  CLAUSE_MAINTENANCE_FEE_LIMITS: '공동주택 관리주체가 정하는 공용 관리비까지 정하지는 못합니다.',
}
