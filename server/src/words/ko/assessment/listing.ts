import { PAPER_NAMES } from '../paper-names.ts'

/** Statements of a listing that only a paper can settle. They are not quoted: the service does not repeat advertisements. */
export const LISTING = {
  LISTING_SHOP_USE: `매물 설명에 근린생활시설(근생)이라고 적혀 있습니다. 근린생활시설은 주택이 아니어서 전세대출과 반환보증이 거절되거나 원상복구 명령을 받을 수 있으므로, ${PAPER_NAMES.BUILDING_REGISTER} 전유부에서 계약할 호실의 용도를 확인해야 합니다.`,
  LISTING_NO_DEBT: `매물 설명에 융자가 없다고 적혀 있어도 확인된 내용이 아닙니다. 근저당권과 압류는 ${PAPER_NAMES.REGISTRY_DOCUMENT}에서 계약 직전과 잔금 직전에 직접 확인해야 합니다.`,
  LISTING_GUARANTEE:
    '매물 설명에 반환보증(보증보험)에 관한 말이 있어도 확인된 내용이 아닙니다. 받아 주는지는 보증기관의 심사로만 정해지므로, 계약 전에 보증기관에 직접 묻고 거절되면 계약을 해제한다는 특약을 넣어야 합니다.',
  LISTING_LOAN:
    '매물 설명에 대출에 관한 말이 있어도 확인된 내용이 아닙니다. 은행에 주소를 알려 직접 묻고, 대출이 거절되면 계약금을 돌려받는다는 특약을 넣어야 합니다.',
  LISTING_LOAN_REFUSED: `매물 설명에 전세대출을 받을 수 없거나 받지 않아야 한다는 말이 있습니다. 근린생활시설, 위반건축물, 신탁이나 많은 선순위 채권처럼 집에 있는 문제 때문일 수 있으므로, 이유를 중개사에게 묻고 ${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER}에서 확인해야 합니다. 같은 이유로 반환보증도 거절될 수 있습니다.`,
  LISTING_MOVE_IN:
    '매물 설명에 전입신고에 관한 말이 있어도 확인된 내용이 아닙니다. 전입신고를 막지 않는다는 내용을 계약서에 적고, 주민센터에 이 주소로 신고가 되는지 물어야 합니다.',
  LISTING_NO_BASEMENT: `매물 설명에 지하층이 아니라고 적혀 있어도 확인된 내용이 아닙니다. 몇 층으로 등록되어 있는지는 ${PAPER_NAMES.BUILDING_REGISTER} 층별개요와 전유부에서 확인해야 합니다.`,
  LISTING_NO_VIOLATION: `매물 설명에 위반건축물이 아니라고 적혀 있어도 확인된 내용이 아닙니다. ${PAPER_NAMES.BUILDING_REGISTER} 첫 장의 위반건축물 표시를 직접 확인해야 합니다.`,
}
