import type { CheckId } from '@lease-risk/contract/codes/assessment'
import type { DiagnosisPurpose } from '@lease-risk/contract/diagnosis-purposes'
import { checkOf } from '../../../domain/checks/catalogue.ts'
import type { ContractPurpose } from '../../../domain/comparison/lease-terms.ts'
import { message, type Text, type Unworded } from '../../../words/message.ts'

const DIAGNOSIS_ENDPOINT = '/api/rent-risk-diagnoses'

/** What a purpose always leaves to the user: a sentence, and the checks it represents. */
export type PurposeItem = { checkIds: readonly CheckId[]; sentence: Text }

function item(...checkIds: [CheckId, ...CheckId[]]): PurposeItem {
  return { checkIds, sentence: checkOf(checkIds[0]).action }
}

/** Two papers that have cost tenants their deposits, in one line. */
export const TAX_AND_VIOLATION: PurposeItem = {
  checkIds: ['TAX_CERTIFICATES', 'VIOLATING_BUILDING'],
  sentence: message('TAX_AND_VIOLATION'),
}
/** What it stands for where the deposit opens no tax papers to the tenant. */
export const VIOLATION_ALONE: readonly CheckId[] = ['VIOLATING_BUILDING']

const REGISTRY = item('REGISTRY_DOCUMENT', 'TRUST_LEDGER')
export const SENIOR_TENANTS = item('SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST')

/** What it stands for in a home that no other households share. */
export const RESIDENTS_ALONE: readonly CheckId[] = ['RESIDENT_LIST', 'FIXED_DATE_LIST']

/** In display order, unless something else determines the order. */
export const LEASE_ITEMS: Record<ContractPurpose, readonly PurposeItem[]> = {
  JEONSE: [REGISTRY, TAX_AND_VIOLATION, SENIOR_TENANTS, item('GUARANTEE'), item('SITE_DEFECTS')],
  MONTHLY_RENT: [
    REGISTRY,
    TAX_AND_VIOLATION,
    SENIOR_TENANTS,
    item('MAINTENANCE_FEE_DETAIL'),
    item('GUARANTEE'),
    item('SITE_DEFECTS'),
  ],
}

/** The purpose catalogue (R-DIAG-09): two that are available, five that are only planned. */
export const DIAGNOSIS_PURPOSES: readonly Unworded<DiagnosisPurpose>[] = [
  executable('LEASE_JEONSE', 'JEONSE', message('LEASE_JEONSE_NAME')),
  executable('LEASE_MONTHLY_RENT', 'MONTHLY_RENT', message('LEASE_MONTHLY_RENT_NAME')),
  planned('RESIDENTIAL_SALE', message('RESIDENTIAL_SALE_NAME'), [message('SALE_REGISTRY'), message('SALE_LAND_USE')]),
  planned('COMMERCIAL_STARTUP', message('COMMERCIAL_STARTUP_NAME'), [
    message('STARTUP_PERMITS'),
    message('STARTUP_LEASE'),
  ]),
  planned('LAND_FOREST_DEVELOPMENT', message('LAND_FOREST_DEVELOPMENT_NAME'), [
    message('LAND_USE_PLAN'),
    message('LAND_ACCESS'),
  ]),
  planned('SMALL_COMMERCIAL_BUILDING', message('SMALL_COMMERCIAL_BUILDING_NAME'), [
    message('BUILDING_LEASES'),
    message('BUILDING_VIOLATION_AND_USE'),
  ]),
  planned('DOCUMENT_RIGHTS_ASSISTANCE', message('DOCUMENT_RIGHTS_ASSISTANCE_NAME'), [
    message('ORIGINAL_PAPERS'),
    message('LEGAL_EXPERT'),
  ]),
]

function executable(
  purposeCode: DiagnosisPurpose['purposeCode'],
  leaseContractPurpose: ContractPurpose,
  purposeName: Text,
): Unworded<DiagnosisPurpose> {
  return {
    purposeCode,
    purposeName,
    mvpSupported: true,
    currentEndpoint: DIAGNOSIS_ENDPOINT,
    leaseContractPurpose,
    directConfirmationRequiredItems: LEASE_ITEMS[leaseContractPurpose].map(({ sentence }) => sentence),
  }
}

function planned(
  purposeCode: DiagnosisPurpose['purposeCode'],
  purposeName: Text,
  directConfirmationRequiredItems: Text[],
): Unworded<DiagnosisPurpose> {
  return { purposeCode, purposeName, mvpSupported: false, currentEndpoint: null, directConfirmationRequiredItems }
}
