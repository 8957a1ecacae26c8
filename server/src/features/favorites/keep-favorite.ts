import { isDeepStrictEqual } from 'node:util'
import type { CreateFavoriteRequest, Favorite, UpdateFavoriteRequest } from '@lease-risk/contract/favorites'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { seoulDate } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import { propertyTypeFromHint } from '../../domain/property/property-hint.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { Clock } from '../../platform/clock.ts'
import { lockNamesUntilCommit } from '../../platform/database/advisory-locks.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { refuseWhenGone } from '../../platform/http/refuse-when-gone.ts'
import type { Services } from '../../services.ts'
import { message, type Unworded } from '../../words/message.ts'
import {
  confirmRegistry,
  readDiagnosis,
  readRegistryConfirmation,
  type StoredDiagnosis,
  takeOver,
} from '../diagnosis/index.ts'
import { keepPapersOnce } from '../papers/index.ts'
import { ADDRESS_MISSING, CHECK_OF_ANOTHER_HOME } from './check-home.ts'
import { datesOf, typedDates } from './contract-dates.ts'
import { removeNews } from './new-deals/stored-new-deals.ts'
import { presentFavorite } from './present-favorite.ts'
import { withdrawLookAgain, withdrawReminders } from './reminders/withdraw-reminders.ts'
import type { FavoriteServices } from './services.ts'
import {
  addFavorite,
  changeFavorite,
  type FavoriteEntry,
  findSame,
  linkCheck,
  readFavorites,
  type WrittenHome,
} from './stored-favorites.ts'
import { beginAnew } from './way/stored-way.ts'

type KeepingServices = Pick<Services, 'pool' | 'clock' | 'catalogue'>

/** R-FAV-01, R-FAV-02. */
const FAVORITES_AT_MOST = 200

/**
 * Saves a home: as typed, or as in the user's own diagnosis, with the papers read for it. A diagnosis made without a login
 * becomes the user's. A home that is saved already keeps what a check or papers add to it. All of it or nothing.
 * @throws AppError 400 without an address, 404 for another user's diagnosis, 409 for the same home and terms with nothing
 * to add, for one too many, or for papers saved meanwhile.
 */
export async function createFavorite(
  services: KeepingServices,
  userId: number,
  request: CreateFavoriteRequest,
): Promise<{ favorite: Unworded<Favorite>; isNew: boolean }> {
  const { pool, clock, catalogue } = services
  const { statusToken, papers } = request
  return inTransaction(pool, async (transaction) => {
    await lockNamesUntilCommit(transaction, 'favoritesOf', [String(userId)])
    const home = await homeToKeep(services, transaction, userId, request)
    const { diagnosisId } = home
    const mayAdd = diagnosisId !== null && (statusToken !== undefined || papers !== undefined)
    const same = mayAdd ? (await findSame(transaction, { ...home, userId }))[0] : undefined
    if (!mayAdd) await refuseSame(transaction, userId, home)
    const most = FAVORITES_AT_MOST
    const stored = await refuseWhenGone('DIAGNOSIS_404_NOT_FOUND', async () => {
      const [kept] =
        same === undefined
          ? await addFavorite(transaction, { ...writtenHome(home), userId, ...clockOf(clock), most })
          : await linkCheck(transaction, { ...home, ...same })
      return kept
    })
    if (stored === undefined) throw new AppError('FAVORITE_409_LIMIT')
    if (diagnosisId !== null) await keepRead(transaction, { userId, diagnosisId }, request, clock.now())
    return { favorite: presentFavorite(stored, catalogue), isNew: same === undefined }
  })
}

/** @throws AppError 400 for a check, or papers of one, that is of another home than the typed address. */
async function homeToKeep(
  services: KeepingServices,
  transaction: Queryable,
  userId: number,
  request: CreateFavoriteRequest,
): Promise<FavoriteEntry> {
  const { diagnosisId: named, statusToken, papers, registryChecked: _, ...typed } = request
  const now = services.clock.now()
  const opened = statusToken === undefined ? null : await takeOver(transaction, { userId, statusToken, now })
  const diagnosisId = opened?.diagnosisId ?? named
  if (diagnosisId === undefined) return homeOf(services, typed, null)
  const diagnosed = await readDiagnosis(transaction, diagnosisId, { userId }, ['anyFacts'])
  if ((named ?? diagnosisId) !== diagnosisId) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const home = diagnosedHome(services, typed, diagnosed)
  if (home !== null) return { ...home, diagnosisId }
  if (statusToken !== undefined || papers !== undefined)
    throw new AppError('COMMON_400_VALIDATION', { errors: [CHECK_OF_ANOTHER_HOME] })
  return homeOf(services, typed, null)
}

/** The papers of a check, and that the registry among them was checked where its reader says so. */
async function keepRead(
  transaction: Queryable,
  owner: { userId: number; diagnosisId: number },
  { papers, registryChecked }: CreateFavoriteRequest,
  now: Date,
): Promise<void> {
  if (papers === undefined) return
  await keepPapersOnce(transaction, owner, papers, now)
  const { userId, diagnosisId } = owner
  if (registryChecked !== true || papers.registry === undefined) return
  const { history } = await readRegistryConfirmation(transaction, userId, diagnosisId)
  const noted = { occasion: 'CONTRACT', status: 'CHECKED', viewedOn: papers.registry.readOn } as const
  const isNoted = history.some(({ status, viewedOn }) => status === noted.status && viewedOn === noted.viewedOn)
  if (!isNoted) await confirmRegistry({ pool: transaction, now }, userId, diagnosisId, noted)
}

/** @throws AppError 404 for another user's favorite, 409 as above. */
export async function updateFavorite(
  services: FavoriteServices,
  userId: number,
  favoriteId: number,
  request: UpdateFavoriteRequest,
): Promise<Unworded<Favorite>> {
  const { pool, clock, catalogue, forgetFieldChecks } = services
  const stored = await inTransaction(pool, async (transaction) => {
    await lockNamesUntilCommit(transaction, 'favoritesOf', [String(userId)])
    const [before] = await readFavorites(transaction, { userId, favoriteIds: [favoriteId] })
    if (before === undefined) throw new AppError('FAVORITE_404_NOT_FOUND')
    const { inputAddress, jusoAddress } = before
    const address = request.address === undefined ? { address: inputAddress, ...(jusoAddress && { jusoAddress }) } : {}
    const typed = homeOf(services, { ...request, ...address }, null)
    const isMoved = isAnotherHome(services, before, typed)
    const home = { ...typed, ...learntOf(before, typed, isMoved) }
    await refuseSame(transaction, userId, home, favoriteId)
    const dates = request.dates === undefined ? datesOf(before) : datesOf(home)
    const written = writtenHome({ ...home, ...dates })
    if (isMoved) await beginAnew(transaction, { favoriteId })
    const [changed] = await changeFavorite(transaction, { ...written, userId, favoriteId, ...clockOf(clock) })
    if (!isDeepStrictEqual(dates, datesOf(before))) await withdrawReminders(transaction, { userId, favoriteId })
    if (isMoved) {
      await withdrawLookAgain(transaction, { userId, favoriteId })
      await removeNews(transaction, { favoriteId })
      await forgetFieldChecks(transaction, favoriteId)
    }
    return changed
  })
  if (stored === undefined) throw new AppError('FAVORITE_404_NOT_FOUND')
  return presentFavorite(stored, catalogue)
}

/** What checks found out about a home that is changed: gone with the home, or with the unit, that it is about. */
function learntOf(before: FavoriteEntry, home: FavoriteEntry, isMoved: boolean) {
  const isSameLot = home.pnu === before.pnu && !isMoved
  const isSameUnit = !isMoved && home.unitText === before.unitText
  return {
    propertyType: home.propertyType ?? (isSameLot ? before.propertyType : null),
    diagnosisId: isMoved ? null : before.diagnosisId,
    registerKey: isSameLot ? before.registerKey : null,
    publishedAreaSquareMeter: isSameUnit ? before.publishedAreaSquareMeter : null,
  }
}

/** An address that only becomes more exact, within the district it named, still belongs to the same home. */
function isAnotherHome({ catalogue }: KeepingServices, before: FavoriteEntry, home: FavoriteEntry): boolean {
  if (before.pnu !== null) return home.pnu !== before.pnu
  const [old, now] = [districtsOf(before, catalogue), districtsOf(home, catalogue)]
  // an address that names no district, such as a road, contradicts none
  if (old.length === 0 || now.length === 0) return false
  return !now.some((district) => old.some((other) => catalogue.liesIn(district, other)))
}

/** The legal districts that the address of a home may refer to. */
function districtsOf({ inputAddress, jusoAddress }: FavoriteEntry, catalogue: DistrictCatalogue): LegalDistrict[] {
  const outcome = normaliseAddress({ address: inputAddress, jusoAddress }, catalogue)
  const codes = outcome.ok ? [outcome.address.legalDistrictCode] : outcome.candidates.map(({ code }) => code)
  return codes.flatMap((code) => catalogue.find(code) ?? [])
}

type Typed = Omit<CreateFavoriteRequest, 'diagnosisId' | 'statusToken' | 'papers' | 'registryChecked'>

/**
 * The request of the diagnosis merged with the typed fields; `null` for another home, whose terms it did not assess.
 */
function diagnosedHome(
  services: KeepingServices,
  typed: Typed,
  { request, anyFacts }: StoredDiagnosis<'anyFacts'>,
): FavoriteEntry | null {
  const { jusoAddress: _, ...terms } = request
  const home = homeOf(
    services,
    { ...(typed.address === undefined ? request : terms), ...typed },
    anyFacts?.property.propertyType ?? null,
  )
  const checked = homeOf(services, request, null)
  if (placeOf(home) !== placeOf(checked)) return null
  const publishedAreaSquareMeter =
    home.unitText === checked.unitText ? (anyFacts?.unitArea?.publishedSquareMeter ?? null) : null
  return { ...home, registerKey: request.selectedRegisterKey ?? null, publishedAreaSquareMeter }
}

/** The identity of a home, as in the column `home`. */
function placeOf({ pnu, inputAddress }: FavoriteEntry): string {
  return pnu ?? inputAddress
}

/** `diagnosed`: the type that a diagnosis found; `null`: none did, so the hint is used. */
function homeOf({ catalogue }: KeepingServices, typed: Typed, diagnosed: PropertyType | null): FavoriteEntry {
  const { address: inputAddress, jusoAddress = null } = typed
  if (inputAddress === undefined) {
    throw new AppError('COMMON_400_VALIDATION', { errors: [ADDRESS_MISSING] })
  }
  const outcome = normaliseAddress({ address: inputAddress, jusoAddress }, catalogue)
  const known = (type: PropertyType | null) => (type === 'UNKNOWN' ? null : type)
  const knownPropertyType = textOf(typed.knownPropertyType)
  return {
    pnu: outcome.ok ? outcome.address.pnu : null,
    address: outcome.ok ? outcome.address.jibunAddress : inputAddress.trim(),
    inputAddress: inputAddress.trim(),
    unitText: outcome.ok ? outcome.address.unitText : null,
    jusoAddress,
    label: textOf(typed.label),
    contractPurpose: typed.contractPurpose ?? null,
    depositManwon: typed.depositAmountManwon ?? null,
    monthlyRentManwon:
      typed.contractPurpose === 'JEONSE'
        ? typed.monthlyRentAmountManwon || null
        : (typed.monthlyRentAmountManwon ?? null),
    // clients send 0 for an empty field
    maintenanceFeeManwon: typed.maintenanceFeeAmountManwon || null,
    areaSquareMeter: typed.exclusiveAreaSquareMeter ?? null,
    publishedAreaSquareMeter: null,
    floorNumber: typed.floorNumber ?? null,
    registerKey: null,
    knownPropertyType,
    propertyType: known(diagnosed) ?? propertyTypeFromHint(knownPropertyType),
    memo: textOf(typed.memo),
    diagnosisId: null,
    ...typedDates(typed.dates ?? {}),
  }
}

function clockOf(clock: Clock): { now: Date; today: string } {
  const now = clock.now()
  return { now, today: seoulDate(now) }
}

/** `null`: the text is empty. */
function textOf(text: string | undefined): string | null {
  return text?.trim() || null
}

function writtenHome({ jusoAddress, ...home }: FavoriteEntry): WrittenHome {
  return { ...home, jusoAddress: jusoAddress && JSON.stringify(jusoAddress) }
}

/** @throws AppError 409 with the id of the user's other favorite of this home and these terms. */
async function refuseSame(
  transaction: Queryable,
  userId: number,
  home: FavoriteEntry,
  besides?: number,
): Promise<void> {
  const [same] = await findSame(transaction, { ...home, userId })
  if (same === undefined || same.favoriteId === besides) return
  const text = message('HOME_ALREADY_SAVED')
  throw new AppError('FAVORITE_409_DUPLICATE', {
    errors: [{ field: 'favoriteId', code: 'DUPLICATE', message: text, existingId: same.favoriteId }],
  })
}
