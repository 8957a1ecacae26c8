import { PAPER_NAMES } from '../paper-names.ts'

export const RISK_CARDS = {
  RISK_CARD_TITLE: ({ category, severity }: { category: Category; severity: Severity }) => TITLES[category][severity],
  /** Shown if nothing was found. */
  RISK_CARD_WITHOUT_FINDINGS: ({ category }: { category: Category }) =>
    ({
      money: '주소를 확인하지 못해 비교할 거래와 공시가격을 조회하지 않았습니다.',
      rights: '소유자, 근저당권, 압류, 신탁등기는 자동으로 확인하지 않아 아직 알 수 없습니다.',
      register_site: '건축물대장을 조회하지 않았습니다.',
    })[category],
  /** `single`: a house of one household, which has no units. */
  RISK_CARD_LIMITATION: ({ category, single = false }: { category: Category; single?: boolean }) =>
    ({
      money: '실거래 자료는 신고된 과거 거래이며, 현재 시세나 이 집의 선순위 채권을 보여 주지 않습니다.',
      rights: `선순위 임차인의 보증금과 임대인의 체납 세금은 ${PAPER_NAMES.REGISTRY_DOCUMENT}에도 나타나지 않습니다.`,
      register_site: `건축물대장은 서류이므로 현장의 무단 증축, 용도 변경${single ? '과' : ', 호실 쪼개기와'} 위반건축물 여부는 여기서 판단하지 않습니다.`,
    })[category],
}

type Category = 'money' | 'rights' | 'register_site'
type Severity = 'HIGH' | 'CAUTION' | 'CHECK' | 'UNKNOWN'

const RIGHTS = '등기 권리관계를 직접 확인해야 합니다'
const TITLES: Record<Category, Record<Severity, string>> = {
  money: {
    HIGH: '보증금·월세 수준에 강한 주의가 필요합니다',
    CAUTION: '보증금·월세 수준에 주의할 점이 있습니다',
    CHECK: '보증금·월세 수준을 현재 시세와 대조해야 합니다',
    UNKNOWN: '보증금·월세 수준을 판단할 자료가 없습니다',
  },
  rights: { HIGH: RIGHTS, CAUTION: RIGHTS, CHECK: RIGHTS, UNKNOWN: RIGHTS },
  register_site: {
    HIGH: '건축물대장의 내용에 강한 주의가 필요합니다',
    CAUTION: '건축물대장과 현장을 대조할 점이 있습니다',
    CHECK: '건축물대장과 현장이 같은지 확인해야 합니다',
    UNKNOWN: '건축물대장을 확인하지 못했습니다',
  },
}
