import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import { seoulDateTime, yearMonth } from '../../../domain/calendar.ts'
import { PAPER_NAMES } from '../../../domain/checks/paper-names.ts'
import { dashboardGrade, reportSummary } from '../../../domain/favorite/dashboard-grade.ts'
import { homeItems } from '../../../domain/favorite/home-items.ts'
import { priceTrend } from '../../../domain/favorite/price-trend.ts'
import { coverageOf, type HomeSource, indicatorsOfType, readSources } from '../../../domain/favorite/source-readings.ts'
import { PROPERTY_TYPE_LABELS } from '../../../domain/wording/labels.ts'
import type { Queryable } from '../../../platform/transaction.ts'
import type { Text, Unworded } from '../../../words/message.ts'
import { ownFavorites } from '../own-favorites.ts'
import { presentFavorite } from '../present-favorite.ts'
import type { FavoriteServices } from '../services.ts'
import { keepType, type StoredFavorite } from '../stored-favorites.ts'
import { changesSince } from './changes-since.ts'
import { presentItem, presentSource } from './present-home.ts'
import { type ReadHome, readFavoriteHomes } from './read-favorite-homes.ts'

/**
 * R-FAV-03: a favorite by what is stored of it. Nobody is asked but the register, once at most and only for
 * a lot; no model is ever asked.
 * @throws AppError 404 for another's favorite.
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
  return {
    favoriteId,
    analysedAt: seoulDateTime(clock.now()),
    savedCondition,
    addressState: savedCondition.addressState,
    propertyType,
    propertyTypeName: PROPERTY_TYPE_LABELS[propertyType],
    buildingRegister: registerView(read, sources),
    reportSummary: reportSummary(home, { grade, coverage, sources }),
    dashboardGrade: { ...grade, coverage, reasons: sources.map(({ title, sentence }) => `${title}: ${sentence}`) },
    features: homeItems(home).map(presentItem),
    priceTrend: priceTrend(home).map(({ month, ...values }) => ({ month: yearMonth(month), ...values })),
    dataCoverage: { sources: sources.map(presentSource) },
    marketContext: {
      sentence: sentenceOf(sources, 'market-signal'),
      indicators: (evidence === null ? [] : indicatorsOfType(evidence)).map(
        ({ name, regionName, period, value, unit }) => ({
          name,
          regionName,
          period: yearMonth(period),
          value,
          unit,
        }),
      ),
    },
    aiAssessment: assessmentView(read),
    changesSinceDiagnosis: diagnosis && evidence && changesSince(diagnosis, evidence, newDeals),
    nextActions: nextActions(sources, {
      isJudged: grade.letter !== null && diagnosis?.sameTerms === true,
      judgedFirst: diagnosis?.sameTerms === true ? diagnosis.primaryAction : null,
    }),
  }
}

/** A home without a type takes that of the register, by which similar deals are found. */
async function withType(pool: Queryable, { favorite, home: { evidence } }: ReadHome): Promise<StoredFavorite> {
  if (favorite.propertyType !== null || evidence === null) return favorite
  const { basis, propertyType } = evidence.property
  if (basis !== 'REGISTER' || propertyType === 'UNKNOWN') return favorite
  await keepType(pool, { favoriteId: favorite.favoriteId, propertyType })
  return { ...favorite, propertyType }
}

function sentenceOf(sources: readonly HomeSource[], key: HomeSource['key']): string {
  return sources.find((source) => source.key === key)?.sentence ?? ''
}

function registerView(
  { home: { evidence } }: ReadHome,
  sources: readonly HomeSource[],
): FavoriteAnalysis['buildingRegister'] {
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
    const notice = '이 지번을 진단한 기록이 없어 이어 쓸 위험 평가가 없습니다. 이 분석은 새로 평가하지 않습니다.'
    return { enabled: false, sourceDiagnosisId: null, diagnosedAt: null, sameTerms: null, notice, criteria: [] }
  }
  const { diagnosisId, createdAt, sameTerms, criteria } = diagnosis
  const notice = sameTerms
    ? '마지막으로 이 조건을 진단한 결과이며, 이 분석에서 새로 평가하지 않았습니다.'
    : '다른 조건으로 진단한 결과입니다. 저장한 조건의 평가로 읽지 마십시오.'
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
  `직접 확인 필요: ${PAPER_NAMES.REGISTRY_DOCUMENT}를 계약 직전과 잔금 직전에 두 번 발급받아 확인하십시오.`,
  `직접 확인 필요: ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로 먼저 들어온 임차인의 보증금을 확인하십시오.`,
]

/**
 * What to get first: the address, then the judgement of these terms, or what that said to do first, then the register; the
 * papers that nobody else can read always.
 */
function nextActions(
  sources: readonly HomeSource[],
  { isJudged, judgedFirst }: { isJudged: boolean; judgedFirst: Text | null },
): Text[] {
  const register = sources.find(({ key }) => key === 'building-register')
  if (register?.state === 'NEEDS_EXACT_ADDRESS') return [register.sentence, ...ALWAYS]
  return [
    ...(isJudged ? [] : ['저장한 조건으로 사전 진단을 하십시오.']),
    ...(judgedFirst === null ? [] : [judgedFirst]),
    ...(register !== undefined && !register.covered ? [register.sentence] : []),
    ...ALWAYS,
  ]
}
