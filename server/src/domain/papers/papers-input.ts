import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { PropertyType } from '../property/property-type.ts'
import type { EntryKind } from './claims/entry-kinds.ts'
import type { LandlordLookups } from './landlord/lookups.ts'

/** One entry of a registry document (등기사항전부증명서) as the tenant typed it. `null`: not typed, so unknown. */
export type RegistryEntry = {
  kind: EntryKind
  /** `YYYY-MM-DD`. */
  registeredOn: string | null
  /** Of a mortgage the registered maximum (채권최고액), of others the amount beside them. */
  amountManwon: number | null
  /** Struck out in the document (말소). */
  cancelled: boolean
  /** Secured by other homes as well (공동담보). */
  jointCollateral: boolean
  /** Of a seizure for a tax: on the home itself, or another; left out or `null`: not known. */
  taxKind?: 'OWN_TAX' | 'OTHER' | null
  /** The day by which such a tax ranks (법정기일). */
  legalDate?: string | null
}

/** A registry document as it was read on one day. */
export type RegistryReading = {
  readOn: string
  /** Which document: of the unit (집합건물), of a whole building, or of the land. */
  part: 'UNIT' | 'BUILDING' | 'LAND'
  ownerIsLandlord: 'YES' | 'NO' | 'UNKNOWN'
  entries: RegistryEntry[]
}

/** What the tenant knows of the deposits of those who live in the building already. */
export type SeniorTenants = {
  state: 'KNOWN' | 'PARTLY' | 'UNKNOWN'
  /** One for each tenant whose deposit is known by itself. */
  depositsManwon: number[]
  /** Of all known ones together, those in `depositsManwon` included; `null`: not typed. */
  sumManwon: number | null
  /** How many other tenants there are; `null`: not typed. */
  countKnown: number | null
  /** Those of whom more than the deposit is known, none of them in `depositsManwon`; they may have come later. */
  tenants?: OtherTenant[]
}

/** Another tenant of the house. `null`: not typed. */
export type OtherTenant = {
  depositManwon: number
  moveInReportedOn: string | null
  fixedDateOn: string | null
  /** Whether a share was claimed in an auction; who does not claim gets none. */
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

/** How far a debt with several homes behind it reaches this one: as shares of it, from the least to the most. */
export type JointCollateral = { units: number | null; ownShareOfValue: { low: number; high: number } | null }

/** A part of the own deposit that has a fixed date of its own (증액). */
export type DepositTopUp = { amountManwon: number; fixedDateOn: string | null }

/** The mark of a violating building (위반건축물), read on a building register. `issuedOn`: day of the paper; `null`: not read. */
type ViolationMark = { issuedOn: string | null }

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

export type PaperTerms = { purpose: ContractPurpose; depositManwon: number; monthlyRentManwon: number }

export type PaperHome = {
  legalDistrictCode: string
  propertyType: PropertyType
  /** Households and families of the building; `null`: not known. */
  householdCount: number | null
  /** Several households live under one ownership (다가구), or may. */
  isShared: boolean
}

/** What the home may be worth, in whole manwon, lowest first. */
export type HomeValue = { lowManwon: number; midManwon: number; highManwon: number }

/** What the tenant read and typed. `null`: nothing was typed, so it is unknown and never nothing. */
export type TypedPapers = {
  registry: RegistryReading | null
  seniorTenants: SeniorTenants | null
  taxArrearsManwon: number | null
  /** Left out: none listed one by one. */
  taxes?: readonly UnpaidTax[] | null
  /** Preferred wages of the landlord's employees; left out or `null`: not known. */
  wagesManwon?: number | null
  jointCollateral?: JointCollateral | null
  deposits?: readonly DepositTopUp[]
  /** Left out or `null`: nothing was looked up. */
  landlord?: LandlordLookups | null
  /** Left out or `null`: none was read, which says nothing of the building. */
  violationMark?: ViolationMark | null
  dates: LeaseDates
}
