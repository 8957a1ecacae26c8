import type { FavoriteWay } from '@lease-risk/contract/favorite-way'
import { seoulDate } from '../../../domain/calendar.ts'
import { type WayInput, wayOf } from '../../../domain/way/way-of.ts'
import type { Unworded } from '../../../words/message.ts'
import { foreignRegistrations, type PapersOnTheWay, papersOnTheWay } from '../../papers/index.ts'
import { answerOfHome } from '../analysis/answer-of-home.ts'
import { changesSince } from '../analysis/changes-since.ts'
import { type ReadHome, readFavoriteHomes } from '../analysis/read-favorite-homes.ts'
import { datesOf } from '../contract-dates.ts'
import { ownFavorites } from '../own-favorites.ts'
import { noteSeen } from '../reminders/stored-looks.ts'
import type { FavoriteServices } from '../services.ts'
import { presentWay } from './present-way.ts'
import { readTicks } from './stored-way.ts'

const NO_PAPERS: PapersOnTheWay = { papers: [], registryReadOn: [], comparison: null }

/**
 * R-FAV-14 to R-FAV-17: the way of a favorite from stored data; no provider is called. Records that the favorite was
 * viewed.
 * @throws AppError 404 for another user's favorite.
 */
export async function readWay(
  services: FavoriteServices,
  userId: number,
  favoriteId: number,
): Promise<Unworded<FavoriteWay>> {
  const { pool, clock, catalogue, countFieldChecks } = services
  const favorites = await ownFavorites(pool, userId, [favoriteId])
  const [read] = await readFavoriteHomes(services, userId, favorites, 'STORED')
  if (read === undefined) throw new Error('a favorite was asked for and none was read')
  const diagnosisId = diagnosisOf(read)
  const today = seoulDate(clock.now())
  const [ticks, fieldChecks, papers, registered, answer] = await Promise.all([
    readTicks(pool, { favoriteId }),
    countFieldChecks(pool, favoriteId),
    diagnosisId === null ? NO_PAPERS : papersOnTheWay(services, { userId, diagnosisId }),
    foreignRegistrations(pool, [userId]),
    answerOfHome(services, userId, read),
    noteSeen(pool, { favoriteIds: [favoriteId], today }),
  ])
  const foreignRegistration = registered.get(userId) ?? null
  const way = wayOf({ ...homeOf(read), today, ticks, fieldChecks, foreignRegistration, ...recordOf(papers) })
  const shown = { favorite: read.favorite, catalogue, today, diagnosisId, papers, changes: changesOf(read), ...answer }
  return presentWay(way, shown)
}

/** The diagnosis of these terms; otherwise the one from which the home was saved. */
function diagnosisOf({ favorite, diagnosis }: ReadHome): number | null {
  return diagnosis?.sameTerms === true ? diagnosis.diagnosisId : favorite.diagnosisId
}

function homeOf({ favorite, diagnosis }: ReadHome): Pick<WayInput, HomeMember> {
  const { state, pnu, contractPurpose, depositManwon, monthlyRentManwon } = favorite
  return {
    state,
    dates: datesOf(favorite),
    terms: {
      purpose: contractPurpose ?? 'JEONSE',
      depositManwon: depositManwon ?? 0,
      monthlyRentManwon: monthlyRentManwon ?? 0,
    },
    legalDistrictCode: pnu?.slice(0, 10) ?? null,
    isDiagnosed: diagnosis?.sameTerms === true,
  }
}
type HomeMember = 'state' | 'dates' | 'terms' | 'legalDistrictCode' | 'isDiagnosed'

function recordOf({ papers, registryReadOn }: PapersOnTheWay): Pick<WayInput, 'papers' | 'registryReadOn'> {
  const received = papers.filter(({ status, readOn }) => status === 'RECEIVED' || readOn !== null).length
  return { papers: { done: received, of: papers.length }, registryReadOn }
}

function changesOf({ favorite, home: { evidence }, newDeals, diagnosis }: ReadHome): Unworded<FavoriteWay['changes']> {
  if (favorite.state === 'DROPPED' || diagnosis === null || evidence === null) return []
  return changesSince(diagnosis, evidence, newDeals)?.sentences ?? []
}
