import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { NormalisedAddress } from '../../domain/address/normalised-address.ts'
import type {
  AddressFacts,
  DealFacts,
  LandLedgerFacts,
  LeaseFacts,
  MarketSignal,
  PublicPriceFacts,
  TypedFacts,
} from '../../domain/assessment/facts/lease-facts.ts'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Comparison } from '../../domain/comparison/comparison.ts'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import type { StoredDeal } from '../../domain/comparison/stored-deal.ts'
import type { DescribedFacts } from '../../domain/description/description-contradictions.ts'
import { type ConversionRate, conversionRateOn, type RegionConversionRate } from '../../domain/law/conversion-rate.ts'
import { readBuildingUse } from '../../domain/property/building-use.ts'
import { choosePublicPrice } from '../../domain/property/choose-public-price.ts'
import type { PropertyDetermination } from '../../domain/property/determination.ts'
import { determineProperty } from '../../domain/property/determine-property.ts'
import { isDivided, ledgerLandRight, ledgerOwner } from '../../domain/property/land-ledger.ts'
import { type KnownArea, unlikeAreas } from '../../domain/property/lot-areas.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { PublicPrice } from '../../domain/property/public-price.ts'
import { distinctAreas } from '../../domain/property/unit-area.ts'
import type { FoundedEstimate, ModelEstimate } from '../../domain/value/estimate.ts'
import type { Estimates } from '../../domain/value/estimates.ts'
import { type DealEvidence, TRANSACTION_SOURCE } from '../../evidence/deals/index.ts'
import type { LedgerEvidence } from '../../evidence/land-ledger/index.ts'
import type { MarketStatistic } from '../../evidence/market/index.ts'
import type { PublicPriceEvidence } from '../../evidence/public-price/index.ts'
import { isTraded } from './read-evidence.ts'

/** The facts from one kind of past deals; `evidence` is `undefined` for types of which no deals are published. */
export function dealFacts(
  kind: TradeKind,
  propertyType: PropertyType,
  evidence: DealEvidence | undefined,
  comparison: Comparison | null,
  months: string[],
): DealFacts {
  if (evidence === undefined || !isTraded(propertyType)) {
    const reason = propertyType === 'UNKNOWN' ? 'TYPE_UNKNOWN' : 'TYPE_NOT_TRADED'
    const none = { basis: 'NONE', source: null, comparison: null, collectedAt: null } as const
    return { status: 'UNAVAILABLE', reason, months, unansweredMonths: [], ...none }
  }
  const { status, reason, basis, unansweredMonths, unreadMonths, withheldMonths, collectedAt } = evidence
  const source = TRANSACTION_SOURCE[propertyType][kind]
  const unread = unreadMonths.length === 0 ? {} : { unreadMonths }
  const withheld = withheldMonths.length === 0 ? {} : { withheldMonths: [...withheldMonths] }
  return {
    status,
    reason,
    basis,
    source,
    months,
    ...unread,
    ...withheld,
    unansweredMonths,
    comparison,
    collectedAt: iso(collectedAt),
  }
}

export function publicPriceFacts(
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

/** `null`: the service does not ask the land ledger. */
export function landLedgerFacts(
  evidence: LedgerEvidence | null,
  { propertyType }: PropertyDetermination,
  { unitText }: NormalisedAddress,
): LandLedgerFacts | null {
  if (evidence === null) return null
  const { owners, landRights } = evidence
  const isUnit = isDivided(propertyType) || owners.rows.some(({ unit }) => unit !== null)
  return {
    status: owners.status,
    owner: ledgerOwner(owners.rows, { isUnit, unitText }),
    landRight: landRights?.status === 'FOUND' ? ledgerLandRight(landRights.rows, unitText) : null,
  }
}

/** Only a lease with rent has a deposit to convert. */
export function conversionRateOf(
  { purpose }: LeaseTerms,
  ofRegion: RegionConversionRate | null,
  asOf: string,
): ConversionRate | null {
  return purpose === 'JEONSE' ? null : conversionRateOn(ofRegion, asOf)
}

/** The legal district's statistic; if there is none, that of its city district. */
export function marketSignal(statistics: MarketStatistic[]): MarketSignal {
  const pick = (kind: MarketStatistic['tradeKind']) => {
    const ofKind = statistics.filter((statistic) => statistic.tradeKind === kind)
    const chosen = ofKind.find((statistic) => statistic.scope === 'LEGAL_DISTRICT') ?? ofKind[0]
    if (chosen === undefined) return null
    const { medianManwon, sampleCount, dealMonth, scope, medianMonthlyRentManwon } = chosen
    return { medianManwon, sampleCount, months: [dealMonth], scope, medianMonthlyRentManwon }
  }
  return { lease: pick('LEASE'), sale: pick('SALE') }
}

export function iso(date: Date | null): string | null {
  return date === null ? null : seoulDateTime(date)
}

/** On a lot with several buildings, no building is compared with the description. */
export function describedFacts(
  asOf: string,
  terms: LeaseTerms,
  { building, basis, propertyType }: PropertyDetermination,
  prices: readonly PublicPrice[],
  conversionRate: ConversionRate | null,
): DescribedFacts {
  const ofRegister = basis === 'REGISTER' && propertyType !== 'UNKNOWN' ? propertyType : null
  return {
    asOf,
    terms,
    register: building && { ...building, propertyType: ofRegister, hasShops: readBuildingUse(building).mixed },
    ...(conversionRate && { yearlyRate: conversionRate.value }),
    publishedAreas: prices.flatMap(({ kind, areaSquareMeter }) =>
      kind === 'APARTMENT_UNIT' && areaSquareMeter !== null ? [areaSquareMeter] : [],
    ),
  }
}

/** Remarks on the area that everything is compared by; `known` is read only if there is something to remark. */
export function areaFacts(
  propertyType: PropertyType,
  {
    typed: { areaSquareMeter: typed },
    compared: { areaSquareMeter: compared },
    isRegistered,
  }: Record<'typed' | 'compared', LeaseTerms> & { isRegistered: boolean },
  known: () => Iterable<KnownArea>,
): Pick<LeaseFacts, 'unlikeAreas' | 'unitArea' | 'lotAreas'> {
  if (compared === null) return { lotAreas: distinctAreas(known()) }
  if (compared !== typed) {
    const source = isRegistered ? { isOfRegister: true as const } : {}
    return { unitArea: { typedSquareMeter: typed, publishedSquareMeter: compared, ...source } }
  }
  const unlike = unlikeAreas(propertyType, compared, known())
  return unlike === null ? {} : { unlikeAreas: unlike }
}

/** The areas of the lot's homes known from deals and published prices, most similar deals first. */
export function* knownAreas(
  ownDeals: Estimates['ownDeals'],
  deals: readonly (readonly StoredDeal[])[],
  prices: readonly PublicPrice[],
): Iterable<KnownArea> {
  for (const { dealId: key, areaSquareMeter } of ownDeals) yield { key, areaSquareMeter }
  for (const { sameLot, dealId, areaSquareMeter } of deals.flat())
    if (sameLot) yield { key: String(dealId), areaSquareMeter }
  for (const { kind, dongName, hoName, areaSquareMeter } of prices)
    if (kind === 'APARTMENT_UNIT') yield { key: `${dongName} ${hoName}`, areaSquareMeter }
}

/** The deals behind an estimate are stored as evidence, not as facts. */
export function withoutDeals(founded: FoundedEstimate | null): ModelEstimate | null {
  if (founded === null) return null
  const { deals: _, ...estimate } = founded
  return estimate
}

/** The facts when the address could not be resolved to a lot: no source was queried, so nothing is known. */
export function factsWithoutAddress(asOf: string, terms: LeaseTerms, typed: TypedFacts): LeaseFacts {
  const notAsked = { status: 'UNAVAILABLE', reason: 'ADDRESS_NOT_CONFIRMED', collectedAt: null } as const
  const none = { basis: 'NONE', source: null, comparison: null } as const
  const transactions = () => ({ ...notAsked, ...none, months: [], unansweredMonths: [] })
  return {
    asOf,
    terms,
    typed,
    address: { confirmed: false, legalDistrictCode: null, districtName: null, pnu: null, unitText: null },
    register: { ...notAsked, buildings: [] },
    property: determineProperty({ status: 'UNAVAILABLE', buildings: [] }, NO_HINTS),
    conversionRate: conversionRateOf(terms, null, asOf),
    leases: transactions(),
    sales: transactions(),
    salesAround: null,
    valueEstimate: null,
    datedSales: [],
    jeonseEstimate: null,
    publicPrice: { ...notAsked, choice: null },
    marketSignal: { lease: null, sale: null },
    reverseJeonse: null,
    descriptionContradictions: [],
    unseenSeniorDeposits: null,
  }
}

const NO_HINTS = { knownPropertyType: null, sameLotDealTypes: [], unitText: null, chosenRegisterKey: null }

export function addressFacts({ legalDistrictCode, fullDistrictName, pnu, unitText }: NormalisedAddress): AddressFacts {
  return { confirmed: true, legalDistrictCode, districtName: fullDistrictName, pnu, unitText }
}

export function typedFacts(request: RentRiskDiagnosisRequest): TypedFacts {
  const jeonse = request.contractPurpose === 'JEONSE'
  return {
    rentForJeonseManwon: jeonse ? (request.monthlyRentAmountManwon ?? 0) : 0,
    candidateSelected: request.selectedRentCandidate != null,
    selectedRegisterKey: request.selectedRegisterKey ?? null,
  }
}
