import type { LeaseFacts } from '../../domain/assessment/facts/lease-facts.ts'
import { completedMonths, seoulDate } from '../../domain/calendar.ts'
import { compareLeases, compareSales, compareSalesAround } from '../../domain/comparison/compare.ts'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import { descriptionContradictions } from '../../domain/description/description-contradictions.ts'
import { listingStatements } from '../../domain/description/listing-statements.ts'
import type { ConversionRate } from '../../domain/law/conversion-rate.ts'
import { saleInPermitZone } from '../../domain/law/permit-zones.ts'
import { paperHomeOf } from '../../domain/papers/paper-home.ts'
import { unseenSeniorDeposits } from '../../domain/papers/unseen-senior-deposits.ts'
import type { PropertyDetermination } from '../../domain/property/determination.ts'
import { saleSimilarTo } from '../../domain/property/sale-similarity.ts'
import { areaToCompare, publishedArea, publishedFloor } from '../../domain/property/unit-area.ts'
import { unpublishedUnit } from '../../domain/property/unpublished-unit.ts'
import { COMPARED_MONTHS } from '../../domain/rule-book/evidence-thresholds.ts'
import type { DealEvidence } from '../../evidence/deals/index.ts'
import { checkRegisterChoice } from './check-request.ts'
import {
  addressFacts,
  areaFacts,
  conversionRateOf,
  dealFacts,
  describedFacts,
  iso,
  knownAreas,
  landLedgerFacts,
  marketSignal,
  publicPriceFacts,
  typedFacts,
  withoutDeals,
} from './facts-of.ts'
import {
  determine,
  type Gathering,
  prefetch,
  prefetchedArea,
  readDeals,
  readEstimates,
  readLandLedger,
  readLeaseDeposits,
  readMarket,
  readPublicPrice,
  readRegister,
  type Subject,
} from './read-evidence.ts'
import { datedSample, estimateSample, type StoredSamples, storedSample } from './record/stored-sample.ts'

/** The input of the assessment, and the deals behind the representative amounts. */
export type GatheredFacts = { facts: LeaseFacts; samples: StoredSamples }

/** Gathers all facts of one lot and its terms. */
export async function gatherFacts(gathering: Gathering, subject: Subject): Promise<GatheredFacts> {
  const { request, address } = subject
  const asOf = seoulDate(gathering.now)
  const read = await readInOrder(gathering, subject)
  const { months, register, property, transactions, publicPrice, priceFacts, home, market, estimates, rates } = read
  const { terms, isRegistered } = read
  const { propertyType } = property
  const [leases, sales] = [transactions?.RENT.deals ?? [], transactions?.SALE.deals ?? []]
  const soldLike = saleSimilarTo(terms, property)
  const [leaseMonths, saleMonths] = [readOf(months, transactions?.RENT), readOf(months, transactions?.SALE)]
  const conversionRate = conversionRateOf(terms, rates[propertyType] ?? null, asOf)
  const leaseComparison = compareLeases(leases, terms, leaseMonths, conversionRate)
  const saleComparison = compareSales(sales, terms.depositManwon, soldLike, saleMonths)
  const dated = estimates.sale === null ? [...estimates.datedSales] : []
  const known = () => knownAreas(estimates.ownDeals, [leases, sales], publicPrice.prices)
  const description = request.listingDescription ?? null
  const statements = listingStatements(description)
  const floor = publishedFloor(publicPrice.prices, address.unitText)
  const zoneSale = zoneSaleOf(subject, read, floor)
  const unpublished = unpublishedUnit(publicPrice.prices, address.unitText)
  return {
    facts: {
      asOf,
      terms,
      typed: typedFacts(request),
      address: addressFacts(address),
      register: { ...register, collectedAt: iso(register.collectedAt) },
      property,
      ...areaFacts(propertyType, { typed: subject.terms, compared: terms, isRegistered }, known),
      conversionRate,
      ...(unpublished && { unpublishedUnit: unpublished }),
      ...(floor !== null && { publishedFloor: floor }),
      leases: dealFacts('RENT', propertyType, transactions?.RENT, leaseComparison, leaseMonths),
      sales: dealFacts('SALE', propertyType, transactions?.SALE, saleComparison, saleMonths),
      salesAround: compareSalesAround(sales, terms.depositManwon, soldLike, saleMonths),
      valueEstimate: withoutDeals(estimates.sale),
      datedSales: dated,
      ...(estimates.sameTime && { sameTimeDeals: estimates.sameTime }),
      ...(zoneSale !== null && { permitZoneSale: zoneSale }),
      ...(estimates.lotJeonse && { lotJeonse: estimates.lotJeonse }),
      ...(estimates.sale === null && estimates.priceRatio && { priceRatio: estimates.priceRatio }),
      jeonseEstimate: withoutDeals(estimates.jeonse),
      publicPrice: priceFacts,
      ...(read.landLedger && { landLedger: read.landLedger }),
      ...(statements.length > 0 && { listingStatements: statements }),
      marketSignal: marketSignal(market.statistics),
      reverseJeonse: market.reverseJeonse,
      descriptionContradictions: descriptionContradictions(
        description,
        describedFacts(asOf, subject.terms, property, publicPrice.prices, conversionRate),
      ),
      unseenSeniorDeposits: unseenSeniorDeposits(home, read.leaseDeposits),
      ...(read.districtFigures && { districtFigures: read.districtFigures }),
    },
    samples: {
      leases: storedSample(leaseComparison, leases, terms, convertedBy(conversionRate, terms)),
      sales: storedSample(saleComparison, sales, soldLike, null) ?? datedSample(dated, terms),
      value: estimateSample(estimates.sale, terms),
      jeonse: estimateSample(estimates.jeonse, terms),
    },
  }
}

/** The newest sales of the lot, and the one of this home that a lease was compared with, are all that is looked at. */
function zoneSaleOf(
  { address }: Subject,
  { terms, property, estimates }: Awaited<ReturnType<typeof readInOrder>>,
  publishedFloor: number | null,
): string | null {
  const { legalDistrictCode } = address
  if (legalDistrictCode === null) return null
  const { propertyType } = property
  const floor = terms.floor ?? publishedFloor
  const own = estimates.sameTime?.ownSale ?? null
  const sales = [...estimates.datedSales, ...(own === null ? [] : [own])]
  return saleInPermitZone({ legalDistrictCode, propertyType, floor, areaSquareMeter: terms.areaSquareMeter }, sales)
}

function convertedBy(rate: ConversionRate | null, { depositManwon, monthlyRentManwon }: LeaseTerms) {
  return rate && { ...rate, typed: { depositManwon, monthlyRentManwon } }
}

/**
 * In the order of R-DIAG-11: the building register, from it the property type, and only then, concurrently, leases,
 * sales and the public price. What is computed from stored deals is read after they are collected, so that the first
 * answer is the same as the second.
 */
async function readInOrder(gathering: Gathering, subject: Subject) {
  const { request, address } = subject
  const prefetched = await prefetch(gathering, subject)
  const register = await readRegister(gathering, subject, prefetched)
  checkRegisterChoice(register.buildings, request.selectedRegisterKey)
  const property = await determine(gathering, subject, register)
  const { propertyType } = property
  const months = completedMonths(gathering.now, COMPARED_MONTHS.deals)
  // after a call, the stored data may have changed
  const still = register.basis === 'STORED' ? prefetched : null
  const registered = prefetched?.registeredArea ?? null
  const expected = comparedBy(subject, prefetchedArea(subject, propertyType, still) ?? registered)
  const [read, publicPrice, ledger] = await Promise.all([
    readDeals(gathering, expected, property, months, still),
    readPublicPrice(gathering, subject, propertyType, still),
    readLandLedger(gathering, subject, property),
  ])
  const priced = publishedArea(publicPrice.prices, address.unitText)
  const compared = comparedBy(subject, priced ?? registered)
  const isRegistered = priced === null && registered !== null
  const { terms } = compared
  const transactions = isSameArea(expected, compared)
    ? read
    : await readDealsAgain(gathering, compared, property, months, read)
  const rates = prefetched?.conversionRates ?? {}
  const settled = transactions?.RENT.asked || transactions?.SALE.asked ? null : still
  const home = paperHomeOf(address.legalDistrictCode, property)
  const priceFacts = publicPriceFacts(publicPrice, terms, address)
  const [market, estimates, leaseDeposits] = await Promise.all([
    readMarket(gathering, subject, propertyType, settled),
    readEstimates(gathering, compared, property, priceFacts.choice, settled),
    readLeaseDeposits(gathering, subject, home),
  ])
  const landLedger = landLedgerFacts(ledger, property, address)
  const known = {
    landLedger,
    register,
    property,
    transactions,
    publicPrice,
    priceFacts,
    market,
    estimates,
    leaseDeposits,
  }
  return { terms, isRegistered, months, home, rates, districtFigures: prefetched?.districtFigures, ...known }
}

/** The subject with the area that everything is compared by (R-SCORE-47). */
function comparedBy(subject: Subject, published: number | null): Subject {
  const { terms } = subject
  return { ...subject, terms: { ...terms, areaSquareMeter: areaToCompare(terms.areaSquareMeter, published) } }
}

function isSameArea({ terms: one }: Subject, { terms: other }: Subject): boolean {
  return one.areaSquareMeter === other.areaSquareMeter
}

/**
 * Reads the deals again by the area that only a provider's reply supplied. It is stored by then, so the next diagnosis
 * uses it from the start.
 */
async function readDealsAgain(
  gathering: Gathering,
  subject: Subject,
  property: PropertyDetermination,
  months: string[],
  first: Awaited<ReturnType<typeof readDeals>>,
): ReturnType<typeof readDeals> {
  const again = await readDeals(gathering, subject, property, months)
  if (again === null || first === null) return again
  const asFirst = (kind: TradeKind) => ({ ...again[kind], basis: first[kind].basis, asked: first[kind].asked })
  return { RENT: asFirst('RENT'), SALE: asFirst('SALE') }
}

/** The number of months reported covers only months that have been read. */
function readOf(months: string[], evidence: DealEvidence | undefined): string[] {
  return months.filter((month) => evidence?.unreadMonths.includes(month) !== true)
}
