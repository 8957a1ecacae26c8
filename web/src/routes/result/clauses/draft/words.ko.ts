import type { ClauseTrap } from '@lease-risk/registry/draft-contract/clause-traps'

const traps: Record<ClauseTrap, { title: string; question: string }> = {
  RETURN_AFTER_NEXT_TENANT: {
    title: '보증금 반환이 다음 세입자에게 달려 있어요',
    question: '“다음 세입자가 없어도 끝나는 날 돌려주신다고 적어 주실 수 있나요?”',
  },
  RETURN_PUT_OFF: {
    title: '보증금을 끝나는 날보다 늦게 돌려받는 말로 보여요',
    question: '“집을 비워 드리는 날 보증금을 바로 돌려주신다고 고쳐 주실 수 있나요?”',
  },
  DEPOSIT_FORFEITED: {
    title: '보증금을 돌려받지 못할 수 있다는 말로 보여요',
    question: '“이 조항을 빼고, 실제로 생긴 손해만 보증금에서 뺀다고 고쳐 주실 수 있나요?”',
  },
  PAID_TO_ANOTHER: {
    title: '돈을 집주인이 아닌 사람에게 보내는 말로 보여요',
    question: '“등기부에 있는 소유자 이름의 계좌로 보내도 될까요? 안 된다면 그 사람의 위임장을 보여 주실 수 있나요?”',
  },
  STANDING_WAIVED: {
    title: '대항력이나 우선변제의 권리를 내려놓는 말로 보여요',
    question: '“이 조항을 빼 주실 수 있나요? 주택임대차보호법 제10조에 어긋나지 않는지 확인하고 싶어요.”',
  },
  MOVE_IN_REPORT_DELAYED: {
    title: '전입신고를 막거나 미루는 말로 보여요',
    question: '“입주하는 날 바로 전입신고를 해도 된다고 고쳐 주실 수 있나요?”',
  },
  LEASE_REPORT_BARRED: {
    title: '임대차 신고를 막는 말로 보여요',
    question: '“신고는 30일 안에 해야 한다고 알고 있어요. 이 조항을 빼 주실 수 있나요?”',
  },
  LANDLORD_LOAN: {
    title: '임대인의 대출이나 근저당에 동의하는 말로 보여요',
    question: '“언제, 얼마를 빌리시나요? 제 전입신고 다음 날까지는 설정하지 않는다고 적어 주실 수 있나요?”',
  },
  GUARANTEE_BARRED: {
    title: '반환보증이나 전세대출을 막거나 돕지 않는다는 말로 보여요',
    question: '“보증과 대출에 협조하고, 집 때문에 거절되면 계약금을 돌려주신다고 적어 주실 수 있나요?”',
  },
  PROOF_REFUSED: {
    title: '세금이나 앞선 보증금을 확인하지 못하게 하는 말로 보여요',
    question:
      '“세금을 낸 증명과 확정일자 목록을 계약 전에 보여 주시고, 말씀과 다르면 해제할 수 있다고 적어 주실 수 있나요?”',
  },
  NOT_TAKEN_OVER: {
    title: '집이 팔리면 계약이 이어지지 않는다는 말로 보여요',
    question:
      '“새 주인이 계약을 그대로 이어받는다고 고쳐 주실 수 있나요? 주택임대차보호법 제3조에 어긋나지 않는지 확인하고 싶어요.”',
  },
  LANDLORD_ENDS: {
    title: '임대인이 마음대로 계약을 끝낼 수 있다는 말로 보여요',
    question: '“이 조항을 빼거나, 법에서 정한 사유가 있을 때만 끝낼 수 있다고 고쳐 주실 수 있나요?”',
  },
  ENTRY_FORCED: {
    title: '임대인이 마음대로 들어오거나 문을 잠글 수 있다는 말로 보여요',
    question: '“이 조항을 빼고, 미리 알리고 제가 있을 때만 오신다고 적어 주실 수 있나요?”',
  },
  PENALTY: {
    title: '위약금이나 연체이자를 많이 내거나 먼저 끝낼 수 없다는 말로 보여요',
    question: '“이 조항을 빼고, 실제로 생긴 손해만 낸다고 고쳐 주실 수 있나요?”',
  },
  RENEWAL_WAIVED: {
    title: '계약 갱신이나 2년을 사는 권리를 내려놓는 말로 보여요',
    question: '“이 조항을 빼 주실 수 있나요? 주택임대차보호법 제10조에 어긋나지 않는지 확인하고 싶어요.”',
  },
  REPAIRS_BY_TENANT: {
    title: '수리를 세입자가 모두 맡는 말로 보여요',
    question: '“제 잘못이 아닌 누수와 보일러 고장은 임대인이 고친다고 나누어 적어 주실 수 있나요?”',
  },
  FEE_RAISED: {
    title: '관리비나 월세, 보증금이 오를 수 있다는 말로 보여요',
    question:
      '“관리비는 금액과 항목을 적어 합의해서만 올리고, 월세와 보증금은 5% 안에서만 올린다고 해 주실 수 있나요?”',
  },
  AS_IT_STANDS: {
    title: '집의 지금 상태를 그대로 받아들이는 말로 보여요',
    question: '“입주 전에 함께 사진을 찍고, 그 뒤에 드러난 하자는 누가 고치는지 적어 주실 수 있나요?”',
  },
}

export const ko = {
  title: '받은 계약서의 특약 살펴보기',
  how: '붙여 넣은 글은 이 기기에서만 읽고 어디에도 보내지 않아요. 법률 판단이 아니라 물어볼 것을 찾아 드려요.',
  label: '특약 사항',
  hint: '계약서 초안의 특약을 한국어 그대로 붙여 넣어 주세요. 이름과 주민등록번호는 빼 주세요.',
  look: '살펴보기',
  nothing: '읽을 글이 없어요. 특약을 붙여 넣어 주세요.',
  count: (sentences: number, found: number) =>
    found === 0
      ? `문장 ${sentences}개에서 알려진 말을 찾지 못했어요. 찾지 못했다고 해서 괜찮다는 뜻은 아니에요.`
      : `문장 ${sentences}개에서 물어볼 말을 ${found}개 찾았어요. 나머지도 괜찮다는 뜻은 아니에요.`,
  notWhole: '글이 길어 앞의 2만 자만 읽었어요. 나머지는 나누어 넣어 주세요.',
  traps,
}
