import type { RiskFinding } from '@lease-risk/contract/diagnosis-findings'
import type { Verdict } from '../../domain/assessment/assess-lease.ts'
import { bySeverity, type Finding, ofSeverity, type Topic } from '../../domain/assessment/findings/finding.ts'
import { checkOf } from '../../domain/checks/catalogue.ts'
import type { CheckId } from '../../domain/checks/check.ts'
import { PAPER_NAMES } from '../../domain/checks/paper-names.ts'
import { sentences, type Unworded } from '../../words/message.ts'

type Severity = RiskFinding['severity']

/** Evidence of a card: no more than so many sentences. */
const SENTENCES_AT_MOST = 2

type Card = Pick<RiskFinding, 'category' | 'limitation'> & {
  topic: Topic
  titles: Record<Severity, string>
  /** Said where nothing was found. */
  otherwise: string
  check: CheckId
}

const CARDS: readonly Card[] = [
  {
    category: 'money',
    topic: 'MONEY',
    titles: {
      HIGH: '보증금·월세 수준에 강한 주의가 필요합니다',
      CAUTION: '보증금·월세 수준에 주의할 점이 있습니다',
      CHECK: '보증금·월세 수준을 현재 시세와 대조해야 합니다',
      UNKNOWN: '보증금·월세 수준을 판단할 자료가 없습니다',
    },
    otherwise: '주소를 확인하지 못해 비교할 거래와 공시가격을 조회하지 않았습니다.',
    limitation: '실거래 자료는 신고된 과거 거래이며, 현재 시세나 이 집의 선순위 채권을 보여 주지 않습니다.',
    check: 'ADD_CLAIMS',
  },
  {
    category: 'rights',
    topic: 'RIGHTS',
    titles: {
      HIGH: '등기 권리관계를 직접 확인해야 합니다',
      CAUTION: '등기 권리관계를 직접 확인해야 합니다',
      CHECK: '등기 권리관계를 직접 확인해야 합니다',
      UNKNOWN: '등기 권리관계를 직접 확인해야 합니다',
    },
    otherwise: '소유자, 근저당권, 압류, 신탁등기는 자동으로 확인하지 않아 아직 알 수 없습니다.',
    limitation: `선순위 임차인의 보증금과 임대인의 체납 세금은 ${PAPER_NAMES.REGISTRY_DOCUMENT}에도 나타나지 않습니다.`,
    check: 'REGISTRY_DOCUMENT',
  },
  {
    category: 'register_site',
    topic: 'BUILDING',
    titles: {
      HIGH: '건축물대장의 내용에 강한 주의가 필요합니다',
      CAUTION: '건축물대장과 현장을 대조할 점이 있습니다',
      CHECK: '건축물대장과 현장이 같은지 확인해야 합니다',
      UNKNOWN: '건축물대장을 확인하지 못했습니다',
    },
    otherwise: '건축물대장을 조회하지 않았습니다.',
    limitation:
      '건축물대장은 서류이므로 현장의 무단 증축, 용도 변경, 호실 쪼개기와 위반건축물 여부는 여기서 판단하지 않습니다.',
    check: 'UNIT_ON_SITE',
  },
]

/** The three cards of R-DIAG-40: deposit and rent level, rights relations, register versus site. */
export function topRiskFindings({ findings }: Verdict): Unworded<RiskFinding>[] {
  return CARDS.map(({ category, topic, titles, otherwise, limitation, check }) => {
    const all = bySeverity(findings.filter((each) => each.topic === topic))
    const shown = ofSeverity(all, 'SEVERE', 'CAUTION', 'GAP', 'NOTE')
    const severity = severityOf(all)
    const found = shown.slice(0, SENTENCES_AT_MOST).map(({ sentence }) => sentence)
    const shownEvidence = topic === 'RIGHTS' ? [otherwise, ...found] : found
    const [first = check] =
      shown.find(({ severity: each, checks }) => each !== 'NOTE' && checks.length > 0)?.checks ?? []
    return {
      category,
      severity,
      title: titles[severity],
      evidence: shownEvidence.length === 0 ? otherwise : sentences(shownEvidence),
      limitation,
      action: checkOf(first).action,
      checkId: first,
    }
  })
}

/** What stands out decides; else whatever was measured is still to be checked, and without any of it nothing is known. */
function severityOf(findings: readonly Finding[]): Severity {
  const has = (...severities: Finding['severity'][]) => ofSeverity(findings, ...severities).length > 0
  if (has('SEVERE')) return 'HIGH'
  if (has('CAUTION')) return 'CAUTION'
  if (findings.some(({ code }) => code === 'REGISTER_MISSING' || code === 'ADDRESS_NOT_CONFIRMED')) return 'UNKNOWN'
  const asked = ofSeverity(findings, 'ASK').some(({ topic }) => topic === 'RIGHTS')
  return has('NOTE') || asked ? 'CHECK' : 'UNKNOWN'
}
