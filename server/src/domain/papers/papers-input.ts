import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { PropertyType } from '../property/property-type.ts'
import type { EntryKind } from './claims/entry-kinds.ts'
import type { LandlordLookups } from './landlord/lookups.ts'

/** One entry of a registry document (등기사항전부증명서) as the tenant typed it. `null`: not typed, so unknown. */
export type RegistryEntry = {
  kind: EntryKind
  /** `YYYY-MM-DD`. */
  registeredOn: string | null
  /** For a mortgage the registered maximum (채권최고액), for other entries the stated amount. */
  amountManwon: number | null
  /** Struck out in the document (말소). */
  cancelled: boolean
  /** Also secured by other homes (공동담보). */
  jointCollateral: boolean
  /** For a seizure due to a tax: on the home itself, or another tax; omitted or `null`: not known. */
  taxKind?: 'OWN_TAX' | 'OTHER' | null
  /** The day that determines the rank of such a tax (법정기일). */
  legalDate?: string | null
}

/**
 * The home that a registry document names. `null`: it was not read. `legalDistrict`: `서울특별시 관악구 신림동`. `lot`: `1422-5`,
 * `산 12`, several as `1422-4, 1422-5`; ` 외` at the end stands for more that the document does not name.
 */
export type RegistryHome = {
  legalDistrictCode: string | null
  legalDistrict: string | null
  lot: string | null
  dong: string | null
  ho: string | null
}

/** A registry document as it was read on one day. */
export type RegistryReading = {
  readOn: string
  /** The kind of document: for the unit (집합건물), a whole building, or the land. */
  part: 'UNIT' | 'BUILDING' | 'LAND'
  ownerIsLandlord: 'YES' | 'NO' | 'UNKNOWN'
  /** Omitted or `null`: nothing was read of it. */
  home?: RegistryHome | null
  entries: RegistryEntry[]
}

/** The tenant's information about the deposits of those who already live in the building. */
export type SeniorTenants = {
  state: 'KNOWN' | 'PARTLY' | 'UNKNOWN'
  /** One deposit for each tenant whose deposit is known individually. */
  depositsManwon: number[]
  /** Sum of all known deposits, including those in `depositsManwon`; `null`: not typed. */
  sumManwon: number | null
  /** How many other tenants there are; `null`: not typed. None there are only if all are known (`KNOWN`). */
  countKnown: number | null
  /**
   * How many other households a list of them names, which leaves some out: there are at least so many. Omitted or `null`:
   * no list was read.
   */
  countAtLeast?: number | null
  /** Tenants with more details than the deposit, not included in `depositsManwon`; they may have come later. */
  tenants?: OtherTenant[]
  /**
   * Tenants by the table of the house. They may be those above, or others: neither is added to the other, and what is
   * worse for the tenant counts. Omitted: there is no table.
   */
  ofHouse?: readonly OtherTenant[]
}

/** The papers that tell of other tenants: 확정일자 부여현황, 전입세대확인서, 외국인체류확인서. */
export type TablePaper = 'FIXED_DATES' | 'HOUSEHOLDS' | 'FOREIGN_RESIDENTS'

/** A row of the tenants' table of a house: what papers or people say of one room. `null`: not typed. */
export type TenantOfHouse = {
  room: string | null
  depositManwon: number | null
  monthlyRentManwon: number | null
  /** 확정일자. */
  fixedDateOn: string | null
  /** 전입일; for a foreigner the day of the report of residence. */
  movedInOn: string | null
  /** The papers on which the row stands; empty: on none. */
  papers: readonly TablePaper[]
  /** Who said it; `NOBODY`: only the papers, or nobody knows. */
  saidBy: 'LANDLORD' | 'BROKER' | 'NOBODY'
}

/** Another tenant of the house. `null`: not typed. */
export type OtherTenant = {
  depositManwon: number
  moveInReportedOn: string | null
  fixedDateOn: string | null
  /** Whether the tenant claimed a share in an auction; a tenant who does not claim gets none. */
  claimed: boolean
}

/** One unpaid tax of the landlord. */
type UnpaidTax = {
  kind: 'NATIONAL' | 'LOCAL'
  /** On the home itself (당해세). */
  ownTax: boolean
  legalDate: string | null
  amountManwon: number
}

/** The share of a joint debt of several homes that this home bears, from minimum to maximum. */
export type JointCollateral = { units: number | null; ownShareOfValue: { low: number; high: number } | null }

/** A part of the tenant's own deposit with a separate fixed date (증액). */
export type DepositTopUp = { amountManwon: number; fixedDateOn: string | null }

/** The violating-building mark (위반건축물) on a building register. `issuedOn`: day of issue; `null`: not read. */
type ViolationMark = { issuedOn: string | null }

/** What an amount can be said of. */
export type AmountTopic = 'SENIOR_DEPOSITS' | 'REGISTRY_DEBT' | 'UNPAID_TAX'
type Speaker = 'BROKER' | 'LANDLORD' | 'OTHER'

/** What was said, by topic; amounts in manwon, 0 for none. */
type Said =
  | { topic: AmountTopic; amountManwon: number }
  | { topic: 'GUARANTEE'; holds: boolean }
  /** `byOn`: the day until which a loan is to be paid back and cancelled. */
  | { topic: 'LOAN_REPAID'; byOn: string }

/**
 * What a party of the contract said of the home (고지), as the tenant wrote it down. It is never a fact: nothing is
 * calculated with it. `saidOn`: `YYYY-MM-DD`.
 */
export type PartyStatement = { by: Speaker; saidOn: string } & Said

/** Days of one lease, planned or past, `YYYY-MM-DD`; `null`: not typed. */
export type LeaseDates = {
  contractOn: string | null
  balanceOn: string | null
  moveInOn: string | null
  /** Move-in report (전입신고). */
  reportOn: string | null
  /** Fixed date (확정일자). */
  fixedDateOn: string | null
  endOn: string | null
}

export const NO_DATES: LeaseDates = {
  contractOn: null,
  balanceOn: null,
  moveInOn: null,
  reportOn: null,
  fixedDateOn: null,
  endOn: null,
}

/** How a tenant is registered as a foreigner: 외국인등록, or 국내거소신고 of an overseas Korean with another nationality. */
export type ForeignRegistration = 'FOREIGNER' | 'OVERSEAS_KOREAN'

export type PaperTerms = { purpose: ContractPurpose; depositManwon: number; monthlyRentManwon: number }

export type PaperHome = {
  legalDistrictCode: string
  propertyType: PropertyType
  /** Households and families of the building; `null`: not known. */
  householdCount: number | null
  /** Several households live, or may live, under one ownership (다가구). */
  isShared: boolean
}

/** The possible value of the home in whole manwon, lowest first. */
export type HomeValue = { lowManwon: number; midManwon: number; highManwon: number }

/** The tenant's input from the papers. `null`: not typed; this means unknown, never none. */
export type TypedPapers = {
  registry: RegistryReading | null
  seniorTenants: SeniorTenants | null
  /** Omitted, `null` or empty: there is no table, which does not show that nobody lives there. */
  tenantsOfHouse?: readonly TenantOfHouse[] | null
  taxArrearsManwon: number | null
  /** Omitted: none was listed individually. */
  taxes?: readonly UnpaidTax[] | null
  /** Preferred wages of the landlord's employees; omitted or `null`: not known. */
  wagesManwon?: number | null
  jointCollateral?: JointCollateral | null
  deposits?: readonly DepositTopUp[]
  /** Omitted or `null`: nothing was looked up. */
  landlord?: LandlordLookups | null
  /** What the broker or the landlord said; omitted: nothing was written down. Nothing is calculated with it. */
  statements?: readonly PartyStatement[]
  /** Omitted or `null`: no mark was read; this does not show that there is none. */
  violationMark?: ViolationMark | null
  /** Omitted or `null`: not registered as a foreigner, or not answered. */
  foreignRegistration?: ForeignRegistration | null
  dates: LeaseDates
}
