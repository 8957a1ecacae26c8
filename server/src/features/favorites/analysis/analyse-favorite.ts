import type {
  FavoriteAnalysis,
  HomeItem as ItemView,
  HomeSource as SourceView,
} from '@lease-risk/contract/favorite-analysis'
import { seoulDateTime, yearMonth } from '../../../domain/calendar.ts'
import { dashboardGrade, reportSummary } from '../../../domain/favorite/dashboard-grade.ts'
import { type HomeItem, homeItems } from '../../../domain/favorite/home-items.ts'
import { priceTrend } from '../../../domain/favorite/price-trend.ts'
import { coverageOf, type HomeSource, indicatorsOfType, readSources } from '../../../domain/favorite/source-readings.ts'
import { rentEquivalent } from '../../../domain/law/deposit-rent-conversion.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { type Message, message, type Text, type Unworded } from '../../../words/message.ts'
import { ownFavorites } from '../own-favorites.ts'
import { presentFavorite } from '../present-favorite.ts'
import type { FavoriteServices } from '../services.ts'
import { keepType, type StoredFavorite } from '../stored-favorites.ts'
import { answerOfHome } from './answer-of-home.ts'
import { changesSince } from './changes-since.ts'
import { type ReadHome, readFavoriteHomes } from './read-favorite-homes.ts'

/**
 * R-FAV-03: analyses a favorite from stored data. Only the register is called, once at most and only for a lot; no
 * model is ever called.
 * @throws AppError 404 for another user's favorite.
 */
export async function analyseFavorite(
  services: FavoriteServices,
  userId: number,
  favoriteId: number,
): Promise<Unworded<FavoriteAnalysis>> {
  const { pool, catalogue, clock } = services
  const favorites = await ownFavorites(pool, userId, [favoriteId])
  const [read] = await readFavoriteHomes(services, userId, favorites, 'STORED_FIRST')
  if (read === undefined) throw new Error('a home was asked for and none was read')
  const { home, newDeals, diagnosis } = read
  const { evidence } = home
  const favorite = await withType(pool, read)
  const sources = readSources(home)
  const coverage = coverageOf(sources)
  const grade = dashboardGrade(home, coverage)
  const savedCondition = presentFavorite(favorite, catalogue)
  const propertyType = evidence?.property.propertyType ?? 'UNKNOWN'
  const said = await answerOfHome(services, userId, read)
  return {
    favoriteId,
    analysedAt: seoulDateTime(clock.now()),
    savedCondition,
    addressState: savedCondition.addressState,
    propertyType,
    propertyTypeName: message('PROPERTY_TYPE_LABEL', { propertyType }),
    buildingRegister: registerView(read, sources),
    ...said,
    reportSummary: reportSummary(home, { grade, coverage, sources }),
    dashboardGrade: { ...grade, coverage, reasons: sources.map(reasonOf) },
    features: homeItems(home).map(presentItem),
    termsAsRent: termsAsRent(home),
    priceTrend: priceTrend(home).map(({ month, ...values }) => ({ month: yearMonth(month), ...values })),
    dataCoverage: { sources: sources.map(presentSource) },
    marketContext: { sentence: sentenceOf(sources, 'market-signal'), indicators: indicatorsOf(evidence) },
    aiAssessment: assessmentView(read),
    changesSinceDiagnosis: diagnosis && evidence && changesSince(diagnosis, evidence, newDeals),
    nextActions: nextActions(sources, actionsOfHome(diagnosis, said.answer)),
  }
}

function presentItem({ basis, ...item }: HomeItem): Unworded<ItemView> {
  return { ...item, basis: basis && { ...basis, months: basis.months.map(yearMonth) } }
}

function presentSource({ collectedAt, ...source }: HomeSource): Unworded<SourceView> {
  return { ...source, collectedAt: collectedAt && seoulDateTime(collectedAt) }
}

function indicatorsOf(
  evidence: ReadHome['home']['evidence'],
): Unworded<FavoriteAnalysis['marketContext']['indicators']> {
  const indicators = evidence === null ? [] : indicatorsOfType(evidence)
  return indicators.map(({ name, regionName, period, value, unit }) => {
    return { name, regionName, period: yearMonth(period), value, unit }
  })
}

/** The saved terms on the same scale as `medianConvertedRentManwon`. */
function termsAsRent({ terms, evidence }: ReadHome['home']): Unworded<FavoriteAnalysis['termsAsRent']> {
  const { purpose, depositManwon, monthlyRentManwon } = terms
  const rate = evidence?.conversionRate ?? null
  if (purpose !== 'MONTHLY_RENT' || rate === null || depositManwon === null || monthlyRentManwon === null) return null
  const converted = Math.round(rentEquivalent(depositManwon, monthlyRentManwon, rate.value))
  return { convertedMonthlyRentManwon: converted, yearlyRate: rate.value, source: rate.source }
}

/** A home without a type takes the one from the register, by which similar deals are found. */
async function withType(pool: Queryable, { favorite, home: { evidence } }: ReadHome): Promise<StoredFavorite> {
  if (favorite.propertyType !== null || evidence === null) return favorite
  const { basis, propertyType } = evidence.property
  if (basis !== 'REGISTER' || propertyType === 'UNKNOWN') return favorite
  await keepType(pool, { favoriteId: favorite.favoriteId, propertyType })
  return { ...favorite, propertyType }
}

function reasonOf({ title, sentence }: HomeSource): Message {
  return message('TITLED', { title, text: sentence })
}

function sentenceOf(sources: readonly HomeSource[], key: HomeSource['key']): Text {
  return sources.find((source) => source.key === key)?.sentence ?? ''
}

function registerView(
  { home: { evidence } }: ReadHome,
  sources: readonly HomeSource[],
): Unworded<FavoriteAnalysis['buildingRegister']> {
  const collectedAt = evidence?.register.collectedAt ?? null
  return {
    state: evidence?.property.registerStatus ?? 'NEEDS_EXACT_ADDRESS',
    sentence: sentenceOf(sources, 'building-register'),
    buildingName: evidence?.property.building?.buildingName ?? null,
    candidateCount: evidence?.property.candidates.length ?? 0,
    collectedAt: collectedAt && seoulDateTime(collectedAt),
  }
}

function assessmentView({ diagnosis }: ReadHome): Unworded<FavoriteAnalysis['aiAssessment']> {
  if (diagnosis === null) {
    const notice = message('NO_ASSESSMENT')
    return { enabled: false, sourceDiagnosisId: null, diagnosedAt: null, sameTerms: null, notice, criteria: [] }
  }
  const { diagnosisId, createdAt, sameTerms, criteria } = diagnosis
  const notice = message(sameTerms ? 'ASSESSMENT_OF_THESE_TERMS' : 'ASSESSMENT_OF_OTHER_TERMS')
  return {
    enabled: true,
    sourceDiagnosisId: diagnosisId,
    diagnosedAt: seoulDateTime(createdAt),
    sameTerms,
    notice,
    criteria,
  }
}

const ALWAYS = [
  message('DIRECT_CONFIRMATION', { action: message('GET_REGISTRY_TWICE') }),
  message('DIRECT_CONFIRMATION', { action: message('READ_EARLIER_DEPOSITS') }),
]

/** `null`: nothing was diagnosed or read that these terms can be held against. */
function actionsOfHome(diagnosis: ReadHome['diagnosis'], answer: Unworded<FavoriteAnalysis['answer']>): Text[] | null {
  if (diagnosis?.sameTerms === true) return actionsOf(diagnosis, answer)
  return diagnosis && answer ? [...actionsOf(diagnosis, answer), message('DIAGNOSE_SAVED_TERMS')] : null
}

/** The actions of the answer with papers; a diagnosis of an early release names only the first. */
function actionsOf(
  { primaryAction }: NonNullable<ReadHome['diagnosis']>,
  answer: Unworded<FavoriteAnalysis['answer']>,
): Text[] {
  if (!answer) return primaryAction === null ? ALWAYS : [primaryAction, ...ALWAYS]
  return [answer.firstAction, ...answer.thenActions].map(({ sentence }) => sentence)
}

/**
 * What to obtain first: the address, then the actions of the answer or, without one, the diagnosis of these terms, then the
 * register; without such a diagnosis, the papers that nobody else can read.
 */
function nextActions(sources: readonly HomeSource[], ofAnswer: Text[] | null): Text[] {
  const register = sources.find(({ key }) => key === 'building-register')
  if (register?.state === 'NEEDS_EXACT_ADDRESS') return [register.sentence, ...ALWAYS]
  return [
    ...(ofAnswer ?? [message('DIAGNOSE_SAVED_TERMS')]),
    ...(register !== undefined && !register.covered ? [register.sentence] : []),
    ...(ofAnswer === null ? ALWAYS : []),
  ]
}
