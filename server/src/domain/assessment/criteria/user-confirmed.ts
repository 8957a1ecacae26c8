import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
import { message } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import type { CheckId } from '../../checks/check.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import { lawInForce, ruleSetHash } from '../../law/law-in-force.ts'
import { householdsOf } from '../../property/building-use.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { CriterionCode } from '../../rule-book/criteria.ts'
import { PUBLIC_PRICE_WORDS } from '../../wording/public-price-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { unscored } from './outcome.ts'
import { smallLeaseEvidence } from './small-lease-evidence.ts'

/*
 * Four criteria that no public interface can confirm (R-DIAG-04, R-SCORE-04). They name the papers to get
 * and never carry a number.
 */

/** The papers that each of the four names. */
export const PAPERS_OF: Partial<Record<CriterionCode, readonly CheckId[]>> = {
  MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: ['FIXED_DATE_LIST', 'RESIDENT_LIST'],
  REGISTRY_RIGHTS_RISK: ['REGISTRY_DOCUMENT', 'TRUST_LEDGER', 'TAX_CERTIFICATES'],
  GUARANTEE_INSURANCE_RISK: ['GUARANTEE'],
  CONTRACT_CHECKLIST_RISK: ['LANDLORD_IDENTITY', 'BROKER_EXPLANATION', 'VIOLATING_BUILDING', 'SITE_DEFECTS'],
}

/** Tenants who were there first (선순위 임차인): said more strongly where several families share one property. */
export function askSeniorTenants(facts: LeaseFacts): CriterionOutcome {
  return asked('MULTI_HOUSEHOLD_SENIOR_TENANT_RISK', [
    ...sharedHouse(facts),
    finding('SENIOR_TENANTS', 'ASK', {
      sentence: `먼저 들어온 임차인이 있는지와 그 보증금은 공개 자료로 확인되지 않으므로 ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로 확인해야 합니다.`,
      evidence: householdEvidence(facts),
      checks: [
        ...(othersPossible(facts) ? (['SENIOR_TENANT_DEPOSITS'] as const) : []),
        'FIXED_DATE_LIST',
        'RESIDENT_LIST',
        'MOVE_IN_AND_FIXED_DATE',
      ],
    }),
  ])
}

/** Multi-unit or detached houses, and whatever might still turn out to be one (R-DIAG-37). */
function othersPossible({ property: { candidateTypes } }: LeaseFacts): boolean {
  return candidateTypes.length === 0 || candidateTypes.some((type) => type !== 'APARTMENT' && type !== 'OFFICETEL')
}

/** What the register confirms is spoken of as confirmed. Without a deposit nothing of it is at stake. */
function sharedHouse(facts: LeaseFacts): Finding[] {
  if (!isSharedHouse(facts.property)) return []
  const { building } = facts.property
  const households = building === null ? 0 : householdsOf(building)
  const what =
    households > 1
      ? `건축물대장에 ${households}가구가 함께 사는 건물로 적혀 있습니다.`
      : '여러 가구가 함께 사는 단독·다가구주택일 수 있습니다.'
  const none = facts.terms.depositManwon === 0
  return [
    finding('SHARED_HOUSE', none ? 'NOTE' : 'CAUTION', {
      title: households > 1 ? '여러 가구가 함께 사는 건물' : '여러 가구가 함께 사는 건물일 가능성',
      sentence: `${what} 등기가 건물 하나로 되어 있어, 먼저 들어온 임차인의 보증금은 등기부에 나타나지 않으며 내 보증금보다 먼저 배당될 수 있습니다.`,
      evidence: householdEvidence(facts),
      ...(none && { checks: [] }),
    }),
  ]
}

/** Rights in the registry (등기): mortgage, seizure, trust, landlord's arrears. */
export function askRegistryRights(facts: LeaseFacts): CriterionOutcome {
  return asked('REGISTRY_RIGHTS_RISK', [
    finding('REGISTRY_RIGHTS', 'ASK', {
      sentence: `소유자, 근저당권, 압류, 신탁등기는 자동으로 확인하지 않으므로 ${PAPER_NAMES.REGISTRY_DOCUMENT}에서 직접 확인해야 합니다.`,
      evidence: smallLeaseEvidence(facts),
      checks: ['REGISTRY_DOCUMENT', 'TRUST_LEDGER', 'SPECIAL_TERMS'],
    }),
    finding('TAX_ARREARS', 'ASK', {
      sentence: `임대인의 체납 세금은 등기부에도 나타나지 않을 수 있으므로 국세와 지방세 ${PAPER_NAMES.TAX_CERTIFICATES}로 확인해야 합니다.`,
    }),
  ])
}

/** Return guarantee (반환보증): conditions to ask about, never an answer. */
export function askGuarantee(facts: LeaseFacts): CriterionOutcome {
  const { use } = facts.property
  const notHome = use === 'NEIGHBORHOOD_FACILITY' || use === 'NON_RESIDENTIAL'
  const refused = notHome ? ' 주택이 아닌 용도의 건물은 심사에서 거절될 수 있습니다.' : ''
  return asked('GUARANTEE_INSURANCE_RISK', [
    finding('GUARANTEE', 'ASK', {
      sentence: `반환보증의 조건에 맞는지는 보증기관(HUG, HF, SGI)의 심사로만 정해지므로 직접 물어야 합니다.${refused}`,
      evidence: guaranteeEvidence(facts),
    }),
  ])
}

/** What remains to be done before signing, whatever the numbers say. */
export function askContractChecklist(): CriterionOutcome {
  return asked('CONTRACT_CHECKLIST_RISK', [
    finding('CONTRACT_PARTIES', 'ASK', {
      sentence: '임대인의 신분과 대리 권한은 공개 자료로 확인되지 않으므로 계약 자리에서 직접 확인해야 합니다.',
      checks: ['LANDLORD_IDENTITY', 'BROKER_EXPLANATION', 'LEASE_REPORT'],
    }),
    finding('VIOLATING_BUILDING', 'ASK', {
      sentence: `위반건축물 여부는 자동으로 판단하지 않으므로 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 위반건축물 표시를 확인해야 합니다.`,
    }),
    finding('SITE_DEFECTS', 'ASK', {
      sentence: '누수, 곰팡이, 난방, 무단 증축 여부는 현장에서 직접 확인해야 합니다.',
    }),
  ])
}

function asked(criterionCode: CriterionCode, findings: Finding[]): CriterionOutcome {
  const missing = (PAPERS_OF[criterionCode] ?? []).map((id): MissingData => {
    const { title, action } = checkOf(id)
    return {
      field: id,
      reason: message('PAPER_FOR_USER', { title }),
      requiredAction: action,
      checkId: id,
    }
  })
  return unscored('NEEDS_USER_DOCUMENT', findings, { missing })
}

function householdEvidence({ property }: LeaseFacts): Evidence[] {
  const source = 'building-register'
  const most = Math.max(0, ...property.candidates.map(householdsOf))
  return [
    { source, field: 'propertyType', value: property.propertyType, description: '주택 유형' },
    { source, field: 'households', value: most, description: '건축물대장의 세대·가구 수(후보 중 최대)' },
  ]
}

function guaranteeEvidence({ terms, publicPrice, asOf }: LeaseFacts): Evidence[] {
  const [share] = lawInForce('HUG_PUBLIC_PRICE_SHARE', asOf)
  const { choice } = publicPrice
  const price = choice?.priceManwon ?? null
  if (share === undefined || choice === null || price === null) return []
  return [
    {
      source: `law:${share.id}@${ruleSetHash()}`,
      field: 'guaranteeLine',
      value: formatManwon(price * share.value),
      description: `${PUBLIC_PRICE_WORDS[choice.basis]} ${formatManwon(price)}의 ${formatPercent(share.value)}(흔히 쓰이는 기준, 선순위 채권을 빼기 전). 입력한 보증금 ${formatManwon(terms.depositManwon)}. 출처: ${share.sourceName}, 확인일 ${share.checkedOn}`,
    },
  ]
}
