import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { Lot } from '../../domain/address/lot.ts'
import type { NormalisedAddress } from '../../domain/address/normalised-address.ts'
import type {
  LeaseFacts,
  MarketSignal,
  PublicPriceFacts,
  TransactionFacts,
} from '../../domain/assessment/lease-facts.ts'
import { addMonths, completedMonths, seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import { compareLeases, compareSales } from '../../domain/comparison/compare.ts'
import type { Comparison } from '../../domain/comparison/comparison.ts'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import { choosePublicPrice } from '../../domain/property/choose-public-price.ts'
import type { PropertyDetermination } from '../../domain/property/determination.ts'
import { determineProperty } from '../../domain/property/determine-property.ts'
import type { PropertyType, TradedPropertyType } from '../../domain/property/property-type.ts'
import { saleSimilarTo } from '../../domain/property/sale-similarity.ts'
import type {
  EvidenceReaders,
  MarketSignalEvidence,
  MarketStatistic,
  PublicPriceEvidence,
  RegisterEvidence,
  TransactionEvidence,
} from '../../evidence/index.ts'
import { TRANSACTION_SOURCE } from '../../evidence/index.ts'
import { type StoredSamples, storedSample } from '../diagnosis-record/index.ts'
import { checkRegisterChoice } from './check-register-choice.ts'
import type { Deadline } from './deadline.ts'
import type { createStepTimings } from './step-timings.ts'

/** spec.md, Limits: the most recent 3 completed months. */
export const COMPARED_MONTHS = 3
/** How far back a monthly statistic may lie to serve as the region's signal. */
const SIGNAL_MONTHS = 12

export type Walk = {
  evidence: EvidenceReaders
  deadline: Deadline
  walk: ReturnType<typeof createStepTimings>
  now: Date
}

export type Subject = { lot: Lot; address: NormalisedAddress; terms: LeaseTerms; request: RentRiskDiagnosisRequest }

export type GatheredFacts = {
  facts: LeaseFacts
  /** Months of which the provider gave no answer; what they hold is unknown. */
  unansweredMonths: { leases: string[]; sales: string[] }
  samples: StoredSamples
}

/**
 * Everything that can be known of one lot and its terms, in the order of spec.md rule 6: the building register, from it
 * the property type, and only then, together, leases, sales, the public price and the region's statistics.
 */
export async function gatherFacts(walk: Walk, subject: Subject): Promise<GatheredFacts> {
  const { address, terms } = subject
  const register = await readRegister(walk, subject)
  checkRegisterChoice(register.buildings, subject.request.selectedRegisterKey)
  const property = await determine(walk, subject, register)
  const { propertyType } = property
  const months = completedMonths(walk.now, COMPARED_MONTHS)
  const [transactions, publicPrice, market] = await Promise.all([
    readTransactions(walk, subject, propertyType, months),
    readPublicPrice(walk, subject, propertyType),
    readMarket(walk, subject, propertyType),
  ])
  const leaseComparison = transactions && compareLeases(transactions.RENT.deals, terms, months)
  const soldLike = saleSimilarTo(terms, property)
  const saleComparison = transactions && compareSales(transactions.SALE.deals, terms.depositManwon, soldLike, months)
  return {
    facts: {
      asOf: seoulDate(walk.now),
      terms,
      register: { ...register, collectedAt: iso(register.collectedAt) },
      property,
      leases: transactionFacts('RENT', propertyType, transactions?.RENT, leaseComparison, months),
      sales: transactionFacts('SALE', propertyType, transactions?.SALE, saleComparison, months),
      publicPrice: publicPriceFacts(publicPrice, terms, address),
      marketSignal: marketSignal(market.statistics),
      reverseJeonse: market.reverseJeonse,
    },
    unansweredMonths: {
      leases: transactions?.RENT.unansweredMonths ?? [],
      sales: transactions?.SALE.unansweredMonths ?? [],
    },
    samples: {
      leases: storedSample(leaseComparison, transactions?.RENT.deals ?? [], terms),
      sales: storedSample(saleComparison, transactions?.SALE.deals ?? [], soldLike),
    },
  }
}

/** The register as it is stored, else as the provider tells it in time. */
export function readRegister({ evidence, deadline, walk }: Walk, { lot }: Subject): Promise<RegisterEvidence> {
  const late: RegisterEvidence = {
    status: 'ERROR',
    reason: 'DEADLINE',
    basis: 'NONE',
    buildings: [],
    collectedAt: null,
  }
  return walk.measure(
    'building-register',
    () => deadline.within(evidence.readRegister(lot), late),
    (result) => result.status,
  )
}

/** Past deals on the lot are read as a hint only where the register is silent. */
export async function determine(
  { evidence }: Walk,
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

/** `null` for the types of which no transactions are published. */
export function readTransactions(
  { evidence, deadline, walk }: Walk,
  { lot, terms }: Subject,
  propertyType: PropertyType,
  months: string[],
): Promise<Record<TradeKind, TransactionEvidence> | null> {
  if (!isTraded(propertyType)) return Promise.resolve(null)
  const late: TransactionEvidence = {
    status: 'ERROR',
    reason: 'DEADLINE',
    basis: 'NONE',
    deals: [],
    unansweredMonths: months,
    collectedAt: null,
  }
  const query = { lot, propertyType, purpose: terms.purpose, months }
  return walk.measure(
    'transactions',
    () => deadline.within(evidence.readTransactions(query), { RENT: late, SALE: late }),
    (result) => `${result.RENT.status}/${result.SALE.status}`,
  )
}

function readPublicPrice(
  { evidence, deadline, walk }: Walk,
  { lot, address, terms }: Subject,
  propertyType: PropertyType,
): Promise<PublicPriceEvidence> {
  const { unitText } = address
  const question = { lot, propertyType, areaSquareMeter: terms.areaSquareMeter, unitText }
  const late: PublicPriceEvidence = { status: 'ERROR', reason: 'DEADLINE', prices: [], collectedAt: null }
  return walk.measure(
    'public-price',
    () => deadline.within(evidence.readPublicPrice(question), late),
    (result) => result.status,
  )
}

function readMarket(
  { evidence, walk, now }: Walk,
  { lot, terms }: Subject,
  propertyType: PropertyType,
): Promise<MarketSignalEvidence> {
  if (!isTraded(propertyType)) return Promise.resolve({ statistics: [], reverseJeonse: null })
  const lastMonth = completedMonths(now, 1)[0] as string
  const fromMonth = addMonths(lastMonth, 1 - SIGNAL_MONTHS)
  const { legalDistrictCode } = lot
  const { purpose } = terms
  return walk.measure(
    'market-signal',
    () => evidence.readMarketSignal({ legalDistrictCode, propertyType, purpose, fromMonth, lastMonth }),
    ({ statistics }) => (statistics.length > 0 ? 'FOUND' : 'NOT_FOUND'),
  )
}

/** True for the types of which past transactions are published. */
export function isTraded(propertyType: PropertyType): propertyType is TradedPropertyType {
  return propertyType !== 'UNKNOWN' && propertyType !== 'NEIGHBORHOOD_FACILITY'
}

function transactionFacts(
  kind: TradeKind,
  propertyType: PropertyType,
  evidence: TransactionEvidence | undefined,
  comparison: Comparison | null,
  months: string[],
): TransactionFacts {
  if (evidence === undefined || !isTraded(propertyType)) {
    const reason = propertyType === 'UNKNOWN' ? 'TYPE_UNKNOWN' : 'TYPE_NOT_TRADED'
    return { status: 'UNAVAILABLE', reason, basis: 'NONE', source: null, months, comparison: null, collectedAt: null }
  }
  const { status, reason, basis, collectedAt } = evidence
  const source = TRANSACTION_SOURCE[propertyType][kind]
  return { status, reason, basis, source, months, comparison, collectedAt: iso(collectedAt) }
}

function publicPriceFacts(
  evidence: PublicPriceEvidence,
  { areaSquareMeter }: LeaseTerms,
  { unitText }: NormalisedAddress,
): PublicPriceFacts {
  const { status, reason, prices, collectedAt } = evidence
  return {
    status,
    reason,
    choice: choosePublicPrice(prices, { areaSquareMeter, unitText }),
    collectedAt: iso(collectedAt),
  }
}

function marketSignal(statistics: MarketStatistic[]): MarketSignal {
  const pick = (kind: MarketStatistic['tradeKind']) => {
    const ofKind = statistics.filter((statistic) => statistic.tradeKind === kind)
    const chosen = ofKind.find((statistic) => statistic.scope === 'LEGAL_DISTRICT') ?? ofKind[0]
    if (chosen === undefined) return null
    const { medianManwon, sampleCount, dealMonth, scope, medianMonthlyRentManwon } = chosen
    return { medianManwon, sampleCount, months: [dealMonth], scope, medianMonthlyRentManwon }
  }
  return { lease: pick('LEASE'), sale: pick('SALE') }
}

function iso(date: Date | null): string | null {
  return date === null ? null : seoulDateTime(date)
}

/** The facts of an address that could not be brought down to a lot: nobody was asked, so nothing is known. */
export function factsWithoutAddress(asOf: string, terms: LeaseTerms): LeaseFacts {
  const notAsked = { status: 'UNAVAILABLE', reason: 'ADDRESS_NOT_CONFIRMED', collectedAt: null } as const
  const transactions = { ...notAsked, basis: 'NONE', source: null, months: [], comparison: null } as const
  const property = determineProperty({ status: 'UNAVAILABLE', buildings: [] }, NO_HINTS)
  return {
    asOf,
    terms,
    register: { ...notAsked, buildings: [] },
    property,
    leases: { ...transactions, months: [] },
    sales: { ...transactions, months: [] },
    publicPrice: { ...notAsked, choice: null },
    marketSignal: { lease: null, sale: null },
    reverseJeonse: null,
  }
}

const NO_HINTS = { knownPropertyType: null, sameLotDealTypes: [], unitText: null, chosenRegisterKey: null }
