import { parsePnu } from '../../../domain/address/pnu.ts'
import { seoulDate } from '../../../domain/calendar.ts'
import { codesUpward } from '../../../domain/district/codes-upward.ts'
import type { FavoriteHome, FavoriteTerms, HomeEvidence, HomePublicPrice } from '../../../domain/favorite/favorite.ts'
import { conversionRateOn } from '../../../domain/law/conversion-rate.ts'
import { choosePublicPrice } from '../../../domain/property/choose-public-price.ts'
import { determineProperty } from '../../../domain/property/determine-property.ts'
import type { PropertyType } from '../../../domain/property/property-type.ts'
import { publishedArea } from '../../../domain/property/unit-area.ts'
import type { ModelEstimate } from '../../../domain/value/estimate.ts'
import { homeToValue } from '../../../domain/value/home-to-value.ts'
import type { LotReport } from '../../../evidence/favorites/index.ts'
import { PUBLIC_PRICE_KIND } from '../../../evidence/public-price/index.ts'
import type { RegisterEvidence } from '../../../evidence/register/index.ts'
import type { EstimateQuery } from '../../../evidence/value/index.ts'
import { type HomeDiagnosisRecord, readHomeDiagnoses } from '../../diagnosis/index.ts'
import type { FavoriteServices } from '../services.ts'
import type { StoredFavorite } from '../stored-favorites.ts'

/** A favorite with the stored data of its lot; no data if the address was not resolved to a lot. */
export type ReadHome = {
  favorite: StoredFavorite
  home: FavoriteHome
  /** Deals stored on the lot since the diagnosis. */
  newDeals: LotReport['newDeals']
  diagnosis: HomeDiagnosisRecord | null
}

/**
 * How the register is read: `STORED_FIRST` calls the provider at most once, if the stored register is missing or older
 * than 30 days.
 */
export type RegisterReading = 'STORED_FIRST' | 'STORED'

/**
 * Reads the stored data of one user's favorites, in their order: four statements at most for all of them, and with
 * `STORED_FIRST` those of one look-up of a register. Nothing is read for a home without a lot.
 */
export async function readFavoriteHomes(
  services: FavoriteServices,
  userId: number,
  favorites: readonly StoredFavorite[],
  register: RegisterReading,
): Promise<ReadHome[]> {
  const { pool, catalogue, evidence, clock } = services
  const located = favorites.flatMap((favorite) => (favorite.pnu === null ? [] : [{ ...favorite, pnu: favorite.pnu }]))
  const diagnoses = located.length === 0 ? [] : await readHomeDiagnoses(pool, userId, located.map(diagnosedHome))
  const reports = await evidence.readLotReports(
    located.map((favorite, index) => ({
      pnu: favorite.pnu,
      areaSquareMeter: areaOf(favorite),
      unitText: favorite.unitText,
      knownPnus: catalogue.codesToTry(favorite.pnu.slice(0, 10)).map((code) => `${code}${favorite.pnu.slice(10)}`),
      regionCodes: codesUpward(catalogue, favorite.pnu.slice(0, 10)),
      newSince: diagnoses[index]?.endedAt ?? null,
    })),
  )
  const asOf = seoulDate(clock.now())
  const found = await Promise.all(
    located.map(async (saved, index): Promise<Located> => {
      const report = reports[index]
      if (report === undefined) throw new Error('a lot was asked for and none was read')
      const favorite = withPublishedArea(saved, report)
      const diagnosis = diagnoses[index] ?? null
      const read = await registerOf(services, favorite, report, register)
      return { favorite, report, diagnosis, evidence: evidenceOf(favorite, report, { read, diagnosis, asOf }) }
    }),
  )
  const estimates = await estimatesOf(services, found, asOf)
  return favorites.map((favorite) => {
    const place = found.findIndex((each) => each.favorite.favoriteId === favorite.favoriteId)
    const known = found[place]
    if (known === undefined) {
      const home = { asOf, terms: termsOf(favorite), evidence: null }
      return { favorite, home, newDeals: NO_DEALS, diagnosis: null }
    }
    const { evidence: read, diagnosis, report } = known
    const terms = termsOf(known.favorite)
    const home = { asOf, terms, evidence: { ...read, valueEstimate: estimates[place] ?? null } }
    return { favorite: known.favorite, home, newDeals: report.newDeals, diagnosis }
  })
}

const NO_DEALS: LotReport['newDeals'] = { count: 0, months: [] }

type Located = {
  favorite: StoredFavorite & { pnu: string }
  report: LotReport
  diagnosis: HomeDiagnosisRecord | null
  evidence: Omit<HomeEvidence, 'valueEstimate'>
}

function diagnosedHome(favorite: StoredFavorite & { pnu: string }) {
  const { pnu, unitText, areaSquareMeter, publishedAreaSquareMeter, floorNumber: floor, registerKey } = favorite
  return { ...termsOf(favorite), pnu, unitText, areaSquareMeter, publishedAreaSquareMeter, floor, registerKey }
}

/** The area of the named unit is that of the home where none was typed (R-FAV-20). */
function areaOf({ areaSquareMeter, publishedAreaSquareMeter }: StoredFavorite): number | null {
  return areaSquareMeter ?? publishedAreaSquareMeter
}

/** As the check found it, or as it is published on the lot. */
function withPublishedArea(favorite: Located['favorite'], { prices }: LotReport): Located['favorite'] {
  const { publishedAreaSquareMeter: known, unitText } = favorite
  const published =
    known ??
    publishedArea(
      prices.flatMap((each) => each.prices),
      unitText,
    )
  return { ...favorite, publishedAreaSquareMeter: published }
}

function termsOf(favorite: StoredFavorite): FavoriteTerms {
  const { contractPurpose: purpose, depositManwon, monthlyRentManwon, maintenanceFeeManwon, areaSquareMeter } = favorite
  const isPublished = areaSquareMeter === null && favorite.publishedAreaSquareMeter !== null
  const amounts = { depositManwon, monthlyRentManwon, maintenanceFeeManwon }
  return { purpose, ...amounts, areaSquareMeter: areaOf(favorite), ...(isPublished && { isAreaPublished: true }) }
}

async function registerOf(
  { evidence }: FavoriteServices,
  { pnu }: Located['favorite'],
  { register, isRegisterFresh }: LotReport,
  reading: RegisterReading,
): Promise<RegisterEvidence> {
  const lot = parsePnu(pnu)
  const mayAsk = reading === 'STORED_FIRST' && !isRegisterFresh
  if (lot !== null && mayAsk) return evidence.readRegister(lot, { stored: register, lookedAt: performance.now() })
  if (register !== null) return { ...register, reason: null, basis: 'STORED' }
  return { status: 'NOT_FOUND', reason: null, basis: 'NONE', buildings: [], collectedAt: null }
}

function evidenceOf(
  favorite: StoredFavorite,
  report: LotReport,
  { read: register, diagnosis, asOf }: { read: RegisterEvidence; diagnosis: HomeDiagnosisRecord | null; asOf: string },
): Omit<HomeEvidence, 'valueEstimate'> {
  const property = determineProperty(register, {
    knownPropertyType: favorite.knownPropertyType ?? favorite.propertyType,
    sameLotDealTypes: report.deals.map(({ propertyType }) => propertyType),
    unitText: favorite.unitText,
    chosenRegisterKey: favorite.registerKey,
  })
  return {
    register,
    property,
    deals: report.deals,
    publicPrice: publicPriceOf(favorite, property.propertyType, report),
    statistics: report.statistics,
    indicators: report.indicators,
    conversionRate: conversionRateOn(report.conversionRates[property.propertyType] ?? null, asOf),
    diagnosis: diagnosis && { ...diagnosis, diagnosedAt: diagnosis.createdAt },
  }
}

/** Estimates for all homes together; `null` where there is no estimate. */
async function estimatesOf(
  { evidence }: FavoriteServices,
  homes: readonly Located[],
  asOf: string,
): Promise<(ModelEstimate | null)[]> {
  const queries = homes.map(({ favorite, evidence: { property, publicPrice } }): EstimateQuery | null => {
    const lot = parsePnu(favorite.pnu)
    const home = homeToValue(property, publicPrice.choice, { typed: favorite, asOf })
    if (lot === null || home === null) return null
    const { depositManwon: deposit } = favorite
    return {
      lot,
      ...home,
      areaSquareMeter: areaOf(favorite),
      depositManwon: deposit !== null && deposit > 0 ? deposit : null,
    }
  })
  const asked = queries.filter((query) => query !== null)
  const estimates = await evidence.readEstimatesOfHomes(asked)
  return queries.map((query) => (query && estimates[asked.indexOf(query)]?.sale) ?? null)
}

function publicPriceOf(favorite: StoredFavorite, propertyType: PropertyType, { prices }: LotReport): HomePublicPrice {
  if (propertyType === 'UNKNOWN') return { state: 'TYPE_UNKNOWN', choice: null, collectedAt: null }
  const kind = PUBLIC_PRICE_KIND[propertyType]
  // a land price is not the price of a home
  if (kind === null || kind === 'LAND') return { state: 'NOT_PUBLISHED_FOR_TYPE', choice: null, collectedAt: null }
  const stored = prices.find((each) => each.kind === kind)
  if (stored === undefined) return { state: 'NOT_STORED', choice: null, collectedAt: null }
  const choice = choosePublicPrice(stored.prices, { areaSquareMeter: areaOf(favorite), unitText: favorite.unitText })
  return { state: choice === null ? 'NOT_FOUND' : 'FOUND', choice, collectedAt: stored.collectedAt }
}
