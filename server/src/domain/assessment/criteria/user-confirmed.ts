import type { LawConstant } from '../../law/law-constants.ts'
import { lawInForce, ruleSetHash } from '../../law/law-in-force.ts'
import { formatManwon, formatPercent } from '../../wording/format.ts'
import type { CriterionCode, CriterionOutcome, Evidence, MissingData } from '../assessment.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { USER_PAPERS } from '../user-papers.ts'
import { unscored } from './outcome.ts'

/*
 * Four criteria that no public interface can confirm (spec.md, "What the service does" rule 3). They name the papers to get
 * and never carry a number.
 */

/** Tenants who were there first (선순위 임차인): said more strongly where several families share one property. */
export function askSeniorTenants({ property }: LeaseFacts): CriterionOutcome {
  const shared =
    property.propertyType === 'DETACHED_MULTI_FAMILY' ||
    property.candidateTypes.includes('DETACHED_MULTI_FAMILY') ||
    property.cautions.includes('SEVERAL_HOUSEHOLDS')
  const households = Math.max(
    0,
    ...property.candidates.map((building) => building.familyCount + building.householdCount),
  )
  return unscored('NEEDS_USER_DOCUMENT', {
    reason: shared
      ? '단독·다가구주택은 등기가 하나뿐이어서 먼저 들어온 임차인의 보증금이 등기에 나타나지 않습니다.'
      : '먼저 들어온 임차인이 있는지는 공개 자료로 확인되지 않습니다.',
    explanation: shared
      ? '여러 가구가 함께 사는 건물일 수 있습니다. 경매가 되면 먼저 들어온 임차인의 보증금이 먼저 배당되므로 선순위 보증금 합계를 반드시 확인해야 합니다.'
      : '전입세대와 선순위 임차인은 서류로 직접 확인해야 합니다.',
    evidence: [
      { source: 'building-register', field: 'propertyType', value: property.propertyType, description: '주택 유형' },
      {
        source: 'building-register',
        field: 'households',
        value: households,
        description: '건축물대장의 세대·가구 수(후보 중 최대)',
      },
    ],
    missingData: papersOf('MULTI_HOUSEHOLD_SENIOR_TENANT_RISK'),
    actions: [
      ...(shared
        ? ['임대인에게 호실별 보증금과 계약 기간이 적힌 선순위 보증금 내역을 서면으로 요구하고 계약서에 첨부하십시오.']
        : []),
      '잔금일에 전입신고와 확정일자를 함께 처리하십시오. 대항력은 다음 날 0시에 생깁니다.',
    ],
  })
}

/** Rights in the registry (등기): mortgage, seizure, trust, landlord's arrears. */
export function askRegistryRights({ terms, asOf }: LeaseFacts): CriterionOutcome {
  return unscored('NEEDS_USER_DOCUMENT', {
    reason: '등기 권리관계는 자동으로 확인되지 않습니다.',
    explanation:
      '소유자, 근저당, 압류, 신탁 등은 등기사항전부증명서로만 확인할 수 있습니다. 확인 전에는 권리관계를 판단하지 않습니다.',
    evidence: smallLeaseEvidence(terms.depositManwon, asOf),
    missingData: papersOf('REGISTRY_RIGHTS_RISK'),
    actions: [
      '계약 직전, 잔금 직전, 전입 직후에 등기사항전부증명서를 각각 다시 확인하십시오.',
      '잔금일 다음 날까지 근저당을 설정하지 않는다는 특약을 계약서에 넣으십시오.',
    ],
  })
}

/** Return guarantee (반환보증): conditions to ask about, never an answer. */
export function askGuarantee({ terms, publicPrice, property, asOf }: LeaseFacts): CriterionOutcome {
  const share = lawInForce('HUG_PUBLIC_PRICE_SHARE', asOf)[0]
  const price = publicPrice.choice?.priceManwon ?? null
  const evidence: Evidence[] =
    share === undefined || price === null
      ? []
      : [
          {
            source: `law:${share.id}@${ruleSetHash()}`,
            field: 'guaranteeLine',
            value: formatManwon(price * share.value),
            description: `공시가격 ${formatManwon(price)}의 ${formatPercent(share.value)}(흔히 쓰이는 기준, 선순위 채권을 빼기 전). 입력한 보증금 ${formatManwon(terms.depositManwon)}. 출처: ${share.sourceName}, 확인일 ${share.checkedOn}`,
          },
        ]
  const notHome = property.use === 'NEIGHBORHOOD_FACILITY' || property.use === 'NON_RESIDENTIAL'
  return unscored('NEEDS_USER_DOCUMENT', {
    reason: '보증금 반환보증의 가입 여부는 보증기관의 심사로만 정해집니다.',
    explanation: `반환보증 조건은 보증기관(HUG, HF, SGI)에 직접 물어야 합니다.${notHome ? ' 주택이 아닌 용도의 건물은 심사에서 거절될 수 있습니다.' : ''}`,
    evidence,
    missingData: papersOf('GUARANTEE_INSURANCE_RISK'),
    actions: ['보증 가입이 거절되면 계약을 해제하고 계약금을 돌려받는다는 특약을 계약서에 넣으십시오.'],
  })
}

/** What remains to be done before signing, whatever the numbers say. */
export function askContractChecklist(): CriterionOutcome {
  return unscored('NEEDS_USER_DOCUMENT', {
    reason: '계약 당사자와 현장 상태는 공개 자료로 확인되지 않습니다.',
    explanation: '임대인의 신분, 대리 권한, 현장의 하자, 위반건축물 표시는 계약 전에 직접 확인해야 합니다.',
    missingData: papersOf('CONTRACT_CHECKLIST_RISK'),
    actions: [
      '보증금은 등기부의 소유자 명의 계좌로만 보내십시오.',
      '주택 임대차 신고를 계약일부터 30일 안에 하십시오.',
    ],
  })
}

function papersOf(code: CriterionCode): MissingData[] {
  return USER_PAPERS.filter(({ criterionCode }) => criterionCode === code).map(({ field, name, requiredAction }) => ({
    field,
    reason: `${name}: 사용자가 직접 확인해야 하는 자료입니다.`,
    requiredAction,
  }))
}

/** The limits in force when the oldest senior right was registered decide, so only the span of today's is shown. */
function smallLeaseEvidence(depositManwon: number, asOf: string): Evidence[] {
  const limits = lawInForce('SMALL_LEASE_LIMIT', asOf)
  const [first] = limits
  if (first === undefined) return []
  const amounts = spanOf(lawInForce('SMALL_LEASE_PROTECTED', asOf))
  return [
    {
      source: `law:${first.id}@${ruleSetHash()}`,
      field: 'smallLeaseLimit',
      value: spanOf(limits),
      description: `소액임차인 보증금 기준(지역별, 우선 변제 금액 ${amounts}, ${first.effectiveFrom} 시행, 확인일 ${first.checkedOn}). 입력한 보증금 ${formatManwon(depositManwon)}. 실제 기준은 가장 먼저 설정된 담보권의 등기일에 따라 다릅니다.`,
    },
  ]
}

function spanOf(constants: readonly LawConstant[]): string {
  const values = constants.map(({ value }) => value)
  return `${formatManwon(Math.min(...values))}~${formatManwon(Math.max(...values))}`
}
