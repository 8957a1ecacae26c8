import type { CheckId, CriterionCode } from '@lease-risk/contract/codes/assessment'
import { message } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { lawInForce, ruleSetHash } from '../../law/law-in-force.ts'
import { smallLeaseRegion } from '../../law/small-lease-region.ts'
import { smallLeaseTerms } from '../../law/small-lease-terms.ts'
import { isLeaseReportDue } from '../../papers/dates/lease-report.ts'
import { hugDepositCap } from '../../papers/guarantors/deposit-caps.ts'
import { isQuoted } from '../../papers/guarantors/price-limit.ts'
import { householdsOf, isSingleHouse } from '../../property/building-use.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { isDepositDoubted } from '../findings/amount-unrealistic.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { landLedgerFindings } from '../findings/land-ledger.ts'
import { loanFindings } from '../findings/loans.ts'
import { permitZoneFindings } from '../findings/permit-zone.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { unscored } from './outcome.ts'

/*
 * Four criteria that no public interface can confirm (R-DIAG-04, R-SCORE-04). They name the papers to obtain and never
 * have a number.
 */

/** The papers that each of the four criteria names. */
export const PAPERS_OF: Partial<Record<CriterionCode, readonly CheckId[]>> = {
  MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: ['FIXED_DATE_LIST', 'RESIDENT_LIST'],
  REGISTRY_RIGHTS_RISK: ['REGISTRY_DOCUMENT', 'TRUST_LEDGER', 'TAX_CERTIFICATES'],
  GUARANTEE_INSURANCE_RISK: ['GUARANTEE'],
  CONTRACT_CHECKLIST_RISK: ['LANDLORD_IDENTITY', 'BROKER_EXPLANATION', 'VIOLATING_BUILDING', 'SITE_DEFECTS'],
}

/** Tenants who were there first (선순위 임차인); worded more strongly if several families share one property. */
export function askSeniorTenants(facts: LeaseFacts): CriterionOutcome {
  return asked('MULTI_HOUSEHOLD_SENIOR_TENANT_RISK', [
    ...sharedHouse(facts),
    finding('SENIOR_TENANTS', 'ASK', {
      sentence: message('SENIOR_TENANTS_NOT_PUBLIC'),
      short: message('SENIOR_TENANTS_IN_SHORT'),
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

/** Multi-unit or detached houses, and homes that may turn out to be one (R-DIAG-37); not a one-household house. */
function othersPossible({ property: { candidateTypes, building } }: LeaseFacts): boolean {
  if (building !== null && isSingleHouse(building)) return false
  return candidateTypes.length === 0 || candidateTypes.some((type) => type !== 'APARTMENT' && type !== 'OFFICETEL')
}

/** Facts that the register confirms are worded as confirmed. Without a deposit, nothing is at stake. */
function sharedHouse(facts: LeaseFacts): Finding[] {
  if (!isSharedHouse(facts.property)) return []
  const { building } = facts.property
  const counted = building === null ? 0 : householdsOf(building)
  const households = counted > 1 ? counted : null
  const none = facts.terms.depositManwon === 0
  return [
    finding('SHARED_HOUSE', none ? 'NOTE' : 'CAUTION', {
      ...(households === null && { title: message('SHARED_HOUSE_POSSIBLE') }),
      headline: message('HEADLINE_OTHER_DEPOSITS', { households }),
      sentence: message('SHARED_HOUSE', { households }),
      evidence: householdEvidence(facts),
      ...(none && { checks: [] }),
    }),
  ]
}

/** Rights in the registry (등기): mortgage, seizure, trust, landlord's arrears. */
export function askRegistryRights(facts: LeaseFacts): CriterionOutcome {
  return asked('REGISTRY_RIGHTS_RISK', [
    ...landLedgerFindings(facts),
    finding('REGISTRY_RIGHTS', 'ASK', {
      sentence: message('REGISTRY_RIGHTS_NOT_LOOKED_UP'),
      short: message('REGISTRY_RIGHTS_IN_SHORT'),
      evidence: smallLeaseEvidence(facts),
      checks: ['REGISTRY_DOCUMENT', 'TRUST_LEDGER', 'SPECIAL_TERMS'],
    }),
    finding('TAX_ARREARS', 'ASK', {
      sentence: message('TAX_ARREARS_NOT_IN_REGISTRY'),
      short: message('TAX_ARREARS_IN_SHORT'),
    }),
  ])
}

/** Return guarantee (반환보증): conditions to ask about, never an answer. */
export function askGuarantee(facts: LeaseFacts): CriterionOutcome {
  const { use, propertyType } = facts.property
  const notHome = use === 'NEIGHBORHOOD_FACILITY' || use === 'NON_RESIDENTIAL'
  const quoted = isQuoted(propertyType)
  return asked('GUARANTEE_INSURANCE_RISK', [
    ...aboveGuaranteeCap(facts),
    finding('GUARANTEE', 'ASK', {
      sentence: message('GUARANTEE_ASKED', { notHome, quoted }),
      short: message('GUARANTEE_IN_SHORT'),
      evidence: quoted ? [] : guaranteeEvidence(facts),
      ...(quoted && { checks: ['GUARANTEE', 'MARKET_QUOTATION'] }),
    }),
  ])
}

/** A deposit above the maximum that HUG reportedly accepts, regardless of the home's value. */
function aboveGuaranteeCap(facts: LeaseFacts): Finding[] {
  const { address, terms } = facts
  const { depositManwon } = terms
  if (!address.confirmed || isDepositDoubted(facts)) return []
  const { inCapital, cap } = hugDepositCap(address.legalDistrictCode)
  if (depositManwon <= cap.value) return []
  return [
    finding('DEPOSIT_ABOVE_GUARANTEE_CAP', 'CAUTION', {
      sentence: message('DEPOSIT_ABOVE_GUARANTEE_CAP', { depositManwon, capManwon: cap.value, inCapital }),
      evidence: [
        {
          source: `law:${cap.id}`,
          field: 'guaranteeCap',
          value: message('AMOUNT', { manwon: cap.value }),
          description: message('GUARANTEE_CAP', { source: cap.sourceName, checkedOn: cap.checkedOn }),
        },
      ],
    }),
  ]
}

/** The remaining tasks before signing, regardless of the numbers. */
export function askContractChecklist(facts: LeaseFacts): CriterionOutcome {
  const { terms, address } = facts
  const isReported = isLeaseReportDue(terms, address.legalDistrictCode)
  return asked('CONTRACT_CHECKLIST_RISK', [
    finding('CONTRACT_PARTIES', 'ASK', {
      sentence: message('CONTRACT_PARTIES_NOT_PUBLIC'),
      short: message('CONTRACT_PARTIES_IN_SHORT'),
      checks: [
        'LANDLORD_IDENTITY',
        'LANDLORD_RECORD',
        'DEFAULTER_LIST',
        'BROKER_EXPLANATION',
        ...(isReported ? (['LEASE_REPORT'] as const) : []),
        'TENANT_SUPPORT',
      ],
    }),
    ...loanFindings(facts),
    ...permitZoneFindings(facts),
    finding('VIOLATING_BUILDING', 'ASK', {
      sentence: message('VIOLATION_NOT_JUDGED'),
      short: message('VIOLATION_IN_SHORT'),
    }),
    finding('SITE_DEFECTS', 'ASK', {
      sentence: message('SITE_DEFECTS_SEEN_ON_SITE'),
      short: message('SITE_DEFECTS_IN_SHORT'),
    }),
  ])
}

function asked(criterionCode: CriterionCode, findings: Finding[]): CriterionOutcome {
  const missing = (PAPERS_OF[criterionCode] ?? []).map((id): MissingData => {
    const { title, action } = checkOf(id)
    return { field: id, reason: message('PAPER_FOR_USER', { title }), requiredAction: action, checkId: id }
  })
  return unscored('NEEDS_USER_DOCUMENT', findings, { missing })
}

function householdEvidence({ property }: LeaseFacts): Evidence[] {
  const source = 'building-register'
  const most = Math.max(0, ...property.candidates.map(householdsOf))
  return [
    { source, field: 'propertyType', value: property.propertyType, description: message('PROPERTY_TYPE') },
    { source, field: 'households', value: most, description: message('MOST_HOUSEHOLDS') },
  ]
}

function guaranteeEvidence({ terms, publicPrice: { choice }, asOf }: LeaseFacts): Evidence[] {
  const [law] = lawInForce('HUG_PUBLIC_PRICE_SHARE', asOf)
  const priceManwon = choice?.priceManwon ?? null
  if (law === undefined || choice === null || priceManwon === null) return []
  const { value: share, checkedOn } = law
  return [
    {
      source: `law:${law.id}@${ruleSetHash()}`,
      field: 'guaranteeLine',
      value: message('AMOUNT', { manwon: priceManwon * share }),
      description: message('GUARANTEE_LINE', {
        basis: choice.basis,
        priceManwon,
        share,
        depositManwon: terms.depositManwon,
        source: message('LAW_SOURCE', { name: law.sourceName }),
        checkedOn,
      }),
    },
  ]
}

/**
 * The small-lease row in force today for the home's own region (소액임차인). If the legal boundary runs within the
 * district, both rows are given. The row that applies is that of the day on which the oldest senior right was registered;
 * the text states this.
 */
function smallLeaseEvidence({ terms, address, asOf }: LeaseFacts): Evidence[] {
  if (!address.confirmed) return []
  const membership = smallLeaseRegion(address.legalDistrictCode, asOf)
  return (membership?.regions ?? []).flatMap((region): Evidence[] => {
    const row = smallLeaseTerms(region, asOf)
    if (row === null || membership === null) return []
    const { limitManwon, protectedManwon, effectiveFrom, checkedOn } = row
    const { depositManwon } = terms
    const toCheck = membership.sureness !== 'V' || row.sureness !== 'V'
    return [
      {
        source: `law:SMALL_LEASE_LIMIT@${ruleSetHash()}`,
        field: 'smallLeaseLimit',
        value: message('AMOUNT', { manwon: limitManwon }),
        description: message('SMALL_LEASE_TODAY', {
          region,
          protectedManwon,
          effectiveFrom,
          checkedOn,
          toCheck,
          depositManwon,
        }),
      },
    ]
  })
}
