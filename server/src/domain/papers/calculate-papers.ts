import type { SmallLeaseTerms } from '../law/small-lease-terms.ts'
import { type DistrictFigures, NOT_IMPORTED } from '../market/district-figures.ts'
import { type Caution, cautions } from './claims/cautions.ts'
import { type ClaimsAhead, claimsAhead } from './claims/claims-ahead.ts'
import { type Coverage, coverage } from './claims/coverage.ts'
import { overdueNotes, type ShownConstant, shownConstant, smallLeaseConstants } from './constants/constant-notes.ts'
import { PAPER_CONSTANTS, type PaperConstant } from './constants/paper-constants.ts'
import { datePlan, type PlanEvent } from './dates/date-plan.ts'
import { type UnprotectedGap, unprotectedGap } from './dates/unprotected-gap.ts'
import { type ForeignTenant, foreignTenant } from './foreign-tenant.ts'
import type { GuarantorCondition, OfficialPrice } from './guarantors/guarantor-condition.ts'
import { guarantorConditions } from './guarantors/guarantor-conditions.ts'
import { type GuaranteeWorkbench, guaranteeWorkbench } from './guarantors/workbench.ts'
import { type HouseTable, houseTable } from './house/house-table.ts'
import { withTenantsOfHouse } from './house/joined-tenants.ts'
import { type LandlordLookup, landlordLookups } from './landlord/lookups.ts'
import type { HomeValue, PaperHome, PaperTerms, TypedPapers } from './papers-input.ts'
import { type AuctionRatio, auctionRatio } from './recovery/auction-ratio.ts'
import { type RecoveryBand, recoveryBands } from './recovery/recovery-bands.ts'
import { type SaleDistribution, saleDistribution } from './recovery/sale-distribution.ts'
import { type SmallLease, smallLease } from './recovery/small-lease.ts'
import { type RegionalRate, type RentConversion, rentConversion } from './rent-conversion.ts'
import { type ComparedStatement, compareStatements } from './statements/party-statements.ts'
import { statementCautions } from './statements/statement-cautions.ts'
import { type LeaseDeposits, type UnseenSeniorDeposits, unseenSeniorDeposits } from './unseen-senior-deposits.ts'

export type PapersInput = {
  /** `YYYY-MM-DD`, Seoul. */
  asOf: string
  terms: PaperTerms
  home: PaperHome
  /** `null`: the value of the home is not known, so nothing is compared with it. */
  value: HomeValue | null
  typed: TypedPapers
  /** The table of the home's district, oldest row first; empty: there is no table. */
  smallLeaseTable: readonly SmallLeaseTerms[]
  regionalRate: RegionalRate | null
  /** Deposits of similar stored leases. */
  leaseDeposits: LeaseDeposits | null
  publicPrice: OfficialPrice | null
  /** A quotation (시세) as typed; omitted: none was typed. */
  quotationManwon?: number | null
  /** An appraisal (감정평가) as typed; omitted: none was typed. */
  appraisalManwon?: number | null
  /** Figures of the home's district; omitted: not imported. */
  districtFigures?: DistrictFigures
  /** A sale price whose distribution is shown step by step; omitted: none was requested. */
  salePriceManwon?: number | null
}

/** A part of the answer with the ids of its constants instead of the constants. */
type WithIds<T extends { constants: PaperConstant[] }> = Omit<T, 'constants'> & { constantIds: string[] }

export type Papers = {
  claims: ClaimsAhead
  coverage: Coverage | null
  recoveryBands: RecoveryBand[]
  auctionRatio: AuctionRatio
  distribution: SaleDistribution | null
  smallLease: SmallLease
  guarantorConditions: WithIds<GuarantorCondition>[]
  guaranteeWorkbench: WithIds<GuaranteeWorkbench>[]
  unseenSeniorDeposits: UnseenSeniorDeposits | null
  /** `null`: there is no table of the other tenants. */
  tenantsOfHouse: HouseTable | null
  rentConversion: WithIds<RentConversion>
  datePlan: WithIds<PlanEvent>[]
  gap: UnprotectedGap | null
  landlordLookups: LandlordLookup[]
  statements: ComparedStatement[]
  /** Omitted: the tenant is not registered as a foreigner, or did not answer. */
  foreignTenant?: ForeignTenant
  cautions: WithIds<Caution>[]
  /** Every number on which the answer is based, once. */
  constants: ShownConstant[]
}

/** Calculates everything that follows from the tenant's input. It is arithmetic on typed values and confirms nothing. */
export function calculatePapers(input: PapersInput): Papers {
  const { asOf, terms, home, value, publicPrice, salePriceManwon = null } = input
  const typed = withTenantsOfHouse(input.typed, home)
  const tenantsOfHouse = houseTable(input.typed, home)
  const { quotationManwon = null, appraisalManwon = null } = input
  const { depositManwon } = terms
  const claims = claimsAhead(home, depositManwon, typed)
  const table = input.smallLeaseTable.filter(({ effectiveFrom }) => effectiveFrom <= asOf)
  const small = smallLease(input.smallLeaseTable, { home, depositManwon, typed, asOf })
  const guaranteed = { terms, home, typed, claims, value, publicPrice, quotationManwon, appraisalManwon, asOf }
  const conditions = guarantorConditions(guaranteed)
  const benches = guaranteeWorkbench(guaranteed)
  const conversion = rentConversion(terms, input.regionalRate, asOf)
  const { foreignRegistration = null } = typed
  const plan = datePlan(terms, typed.dates, { asOf, legalDistrictCode: home.legalDistrictCode, foreignRegistration })
  const statements = compareStatements(typed.statements ?? [], { home, typed, guarantors: benches })
  const found = [
    ...cautions(home, typed, asOf),
    ...statementCautions(statements, { home, typed, depositManwon, claims, value }),
  ]
  const gap = unprotectedGap(typed.dates)
  const smallConstants = small.rows.flatMap(smallLeaseConstants)
  const used = [
    ...smallConstants,
    PAPER_CONSTANTS.SMALL_LEASE_CAP,
    ...(value === null && salePriceManwon === null ? [] : [PAPER_CONSTANTS.AUCTION_COSTS]),
    ...(gap === null ? [] : [PAPER_CONSTANTS.GAP_STARTS_AT, PAPER_CONSTANTS.STANDING_NEXT_DAY]),
    ...[...conditions, ...benches, conversion, ...plan, ...found].flatMap(({ constants }) => constants),
  ]
  const auctions = auctionRatio(home.legalDistrictCode, input.districtFigures ?? NOT_IMPORTED)
  const sale = { home, depositManwon, typed, smallLease: small, table }
  return {
    claims,
    coverage: value && coverage(depositManwon, claims, value),
    recoveryBands: value === null ? [] : recoveryBands(value, { ...sale, claims, auctionPercent: auctions.percent }),
    auctionRatio: auctions,
    distribution: salePriceManwon === null ? null : saleDistribution(salePriceManwon, { ...sale, openWages: true }),
    smallLease: { ...small, sentences: [...small.sentences, ...overdueNotes(smallConstants, asOf)] },
    guarantorConditions: conditions.map(withIds),
    guaranteeWorkbench: benches.map(withIds),
    unseenSeniorDeposits: unseenSeniorDeposits(home, input.leaseDeposits, tenantsOfHouse?.roomsOnPaper ?? 0),
    tenantsOfHouse,
    rentConversion: withIds(conversion),
    datePlan: plan.map(withIds),
    gap,
    ...(foreignRegistration !== null && { foreignTenant: foreignTenant(foreignRegistration, typed.dates) }),
    landlordLookups: landlordLookups(typed.landlord ?? null),
    statements,
    cautions: found.map(withIds),
    constants: distinct(used).map((constant) => shownConstant(constant, asOf)),
  }
}

/** A part as the answer shows it: the constants are in a shared list, and the part refers to them by id. */
export function withIds<T extends { constants: PaperConstant[] }>({ constants, ...rest }: T) {
  return { ...rest, constantIds: constants.map(({ id }) => id) }
}

function distinct(constants: PaperConstant[]): PaperConstant[] {
  return [...new Map(constants.map((constant) => [constant.id, constant])).values()]
}
