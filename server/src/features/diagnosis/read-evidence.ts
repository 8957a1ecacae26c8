import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { Lot } from '../../domain/address/lot.ts'
import type { NormalisedAddress } from '../../domain/address/normalised-address.ts'
import { addMonths, completedMonths, seoulDate } from '../../domain/calendar.ts'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import type { PaperHome } from '../../domain/papers/papers-input.ts'
import { type LeaseDeposits, nearestDeposits } from '../../domain/papers/unseen-senior-deposits.ts'
import type { PropertyDetermination } from '../../domain/property/determination.ts'
import { determineProperty } from '../../domain/property/determine-property.ts'
import { isDivided } from '../../domain/property/land-ledger.ts'
import type { PropertyType, TradedPropertyType } from '../../domain/property/property-type.ts'
import type { PublicPriceChoice } from '../../domain/property/public-price-choice.ts'
import { isOutsideRegister } from '../../domain/property/register-against-input.ts'
import { saleSimilarTo } from '../../domain/property/sale-similarity.ts'
import { isPricedByUnit, publishedArea } from '../../domain/property/unit-area.ts'
import { COMPARED_MONTHS } from '../../domain/rule-book/evidence-thresholds.ts'
import { type Estimates, NO_ESTIMATES } from '../../domain/value/estimates.ts'
import { homeToValue } from '../../domain/value/home-to-value.ts'
import type { DealEvidence } from '../../evidence/deals/index.ts'
import type { EvidenceReaders, Prefetched } from '../../evidence/index.ts'
import type { LedgerEvidence } from '../../evidence/land-ledger/index.ts'
import type { MarketSignalEvidence } from '../../evidence/market/index.ts'
import type { PublicPriceEvidence } from '../../evidence/public-price/index.ts'
import type { RegisterEvidence } from '../../evidence/register/index.ts'
import type { createStepTimings, Deadline } from './step-timings.ts'

export type Gathering = {
  evidence: EvidenceReaders
  deadline: Deadline
  steps: ReturnType<typeof createStepTimings>
  now: Date
}

export type Subject = { lot: Lot; address: NormalisedAddress; terms: LeaseTerms; request: RentRiskDiagnosisRequest }

/** All stored data in one statement; `null` when even that does not arrive in time. */
export function prefetch(
  { evidence, deadline }: Gathering,
  { lot, address, terms }: Subject,
): Promise<Prefetched | null> {
  const { areaSquareMeter, purpose } = terms
  const withRates = purpose === 'MONTHLY_RENT'
  return deadline.within<Prefetched | null>(
    evidence.prefetch({ lot, areaSquareMeter, unitText: address.unitText, withRates }),
    null,
  )
}

/** The register as stored; otherwise as the provider replies in time. */
export function readRegister(
  { evidence, deadline, steps }: Gathering,
  { lot }: Subject,
  prefetched: Prefetched | null = null,
): Promise<RegisterEvidence> {
  const late: RegisterEvidence = {
    status: 'ERROR',
    reason: 'DEADLINE',
    basis: 'NONE',
    buildings: [],
    collectedAt: null,
  }
  return steps.measure(
    'building-register',
    () =>
      deadline.within(
        evidence.readRegister(lot, prefetched && { stored: prefetched.register, lookedAt: prefetched.lookedAt }),
        late,
      ),
    (result) => result.status,
  )
}

/** Past deals on the lot serve as a hint only if the register has no answer. */
export async function determine(
  { evidence }: Gathering,
  { lot, address, request }: Subject,
  register: RegisterEvidence,
): Promise<PropertyDetermination> {
  const silent = register.status !== 'FOUND' && register.status !== 'AMBIGUOUS'
  return determineProperty(register, {
    knownPropertyType: request.knownPropertyType ?? null,
    sameLotDealTypes: silent ? await evidence.readSameLotTypes(lot) : [],
    unitText: address.unitText,
    chosenRegisterKey: request.selectedRegisterKey ?? null,
  })
}

/** `null` for types of which no transactions are published. */
export function readDeals(
  { evidence, deadline, steps }: Gathering,
  { lot, terms }: Subject,
  property: PropertyDetermination,
  months: string[],
  prefetched: Prefetched | null = null,
): Promise<Record<TradeKind, DealEvidence> | null> {
  const { propertyType } = property
  if (!isTraded(propertyType)) return Promise.resolve(null)
  const late: DealEvidence = {
    status: 'ERROR',
    reason: 'DEADLINE',
    basis: 'NONE',
    deals: [],
    unansweredMonths: months,
    unreadMonths: [],
    withheldMonths: [],
    collectedAt: null,
    asked: true,
  }
  const similarTo = { RENT: terms, SALE: saleSimilarTo(terms, property) }
  const query = { lot, propertyType, purpose: terms.purpose, months, similarTo }
  return steps.measure(
    'transactions',
    () => deadline.within(evidence.readDeals(query, prefetched), { RENT: late, SALE: late }),
    (result) => `${result.RENT.status}/${result.SALE.status}`,
  )
}

/** The area under which the named unit is already stored; `null`: it is not stored, or no unit is named. */
export function prefetchedArea(
  { address }: Subject,
  propertyType: PropertyType,
  prefetched: Prefetched | null,
): number | null {
  if (prefetched === null || !isPricedByUnit(propertyType)) return null
  const stored = prefetched.pricesOf('APARTMENT_UNIT')
  const prices = [...(stored.imported?.prices ?? []), ...(stored.lookedUp?.prices ?? [])]
  return publishedArea(prices, address.unitText)
}

export function readPublicPrice(
  { evidence, deadline, steps }: Gathering,
  { lot, address, terms }: Subject,
  propertyType: PropertyType,
  prefetched: Prefetched | null,
): Promise<PublicPriceEvidence> {
  const { unitText } = address
  const question = { lot, propertyType, areaSquareMeter: terms.areaSquareMeter, unitText }
  const late: PublicPriceEvidence = { status: 'ERROR', reason: 'DEADLINE', prices: [], collectedAt: null }
  return steps.measure(
    'public-price',
    () => deadline.within(evidence.readPublicPrice(question, prefetched), late),
    (result) => result.status,
  )
}

/** `null`: the service does not ask the land ledger. What does not arrive in time is unknown. */
export function readLandLedger(
  { evidence, deadline }: Gathering,
  { lot }: Subject,
  { propertyType }: PropertyDetermination,
): Promise<LedgerEvidence | null> {
  const owners = { status: 'ERROR', reason: 'DEADLINE', rows: [], collectedAt: null } as const
  const late: LedgerEvidence = { owners: { ...owners, rows: [] }, landRights: null }
  return deadline.within(evidence.readLandLedger({ lot, withLandRights: isDivided(propertyType) }), late)
}

export function readMarket(
  { evidence, steps, now }: Gathering,
  { lot, terms }: Subject,
  propertyType: PropertyType,
  prefetched: Prefetched | null,
): Promise<MarketSignalEvidence> {
  if (!isTraded(propertyType)) return Promise.resolve({ statistics: [], reverseJeonse: null })
  const lastMonth = completedMonths(now, 1)[0] as string
  const fromMonth = addMonths(lastMonth, 1 - COMPARED_MONTHS.signal)
  const { legalDistrictCode } = lot
  const { purpose } = terms
  return steps.measure(
    'market-signal',
    () => {
      const query = { legalDistrictCode, propertyType, purpose, fromMonth, lastMonth }
      return evidence.readMarketSignal(query, prefetched && prefetched.versions)
    },
    ({ statistics }) => (statistics.length > 0 ? 'FOUND' : 'NOT_FOUND'),
  )
}

/** What other households may have paid; queried only for a shared house with a known number of households. */
export async function readLeaseDeposits(
  { evidence, now }: Gathering,
  { lot }: Subject,
  home: PaperHome,
): Promise<LeaseDeposits | null> {
  if (!home.isShared || home.householdCount === null) return null
  const { legalDistrictCode, propertyType } = home
  const query = { legalDistrictCode, propertyType, lot, withDeposits: true, regionCodes: [], now }
  return nearestDeposits(await evidence.readLeaseReference(query))
}

/**
 * Computed from stored deals and the last fit; calls no provider. A unit that is not in the register is estimated as
 * one on an unknown floor, and marked as weakly founded.
 */
export function readEstimates(
  { evidence, steps, now }: Gathering,
  { lot, address, terms }: Subject,
  property: PropertyDetermination,
  price: PublicPriceChoice | null,
  prefetched: Prefetched | null,
): Promise<Estimates> {
  const { areaSquareMeter } = terms
  const typed = { floorNumber: terms.floor, unitText: address.unitText }
  const home = homeToValue(property, price, { typed, asOf: seoulDate(now) })
  const depositManwon = terms.depositManwon > 0 ? terms.depositManwon : null
  return steps.measure(
    'value-estimate',
    async () => {
      if (home === null) return NO_ESTIMATES
      const query = { lot, ...home, areaSquareMeter, depositManwon }
      const estimates = await evidence.readEstimates(query, prefetched && prefetched.versions)
      const founded = isOutsideRegister(property, typed) ? weakly(estimates) : estimates
      // the deposit of a lease with rent cannot be compared with one without
      return terms.purpose === 'JEONSE' ? founded : { ...founded, jeonse: null }
    },
    ({ sale, jeonse }) => (sale === null && jeonse === null ? 'NOT_FOUND' : 'FOUND'),
  )
}

/** Estimates from the lot's registered homes, for a unit that is not in the register. */
function weakly({ sale, jeonse, ...rest }: Estimates): Estimates {
  return { ...rest, sale: sale && { ...sale, partial: true }, jeonse: jeonse && { ...jeonse, partial: true } }
}

/** True for types of which past deals are published. */
export function isTraded(propertyType: PropertyType): propertyType is TradedPropertyType {
  return propertyType !== 'UNKNOWN' && propertyType !== 'NEIGHBORHOOD_FACILITY'
}
