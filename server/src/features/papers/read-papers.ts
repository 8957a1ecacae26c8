import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { RegistryReading, PaperTerms as WireTerms } from '@lease-risk/contract/papers-input'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { ForeignRegistration } from '../../domain/papers/papers-input.ts'
import { refusalCautions } from '../../domain/papers/requests/refused-papers.ts'
import { isOtherUnit } from '../../domain/property/unit-text.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { message, type Unworded } from '../../words/message.ts'
import { readRegistryConfirmation } from '../diagnosis/index.ts'
import { papersOf } from './calculate.ts'
import { type DiagnosisBasis, readDiagnosisBasis } from './diagnosis-basis.ts'
import {
  hasPapers,
  listVersions,
  readEarlier,
  readForeignRegistrations,
  readNewest,
  readNewestOrAny,
  type SavedReading,
} from './readings.ts'
import type { ToldOfHome } from './request-text.ts'
import { refusedPapers } from './requests.ts'
import { leaseTerms } from './typed-papers.ts'
import { typedStatement } from './typed-statements.ts'

type KeptAnswer = Unworded<Required<Pick<LeasePapers, 'answer' | 'decision'>>>
export type Owner = { userId: number; diagnosisId: number }

/** @throws AppError 404 for a diagnosis that does not belong to the user. */
export async function ownBasis({ pool }: Services, owner: Owner): Promise<DiagnosisBasis> {
  const basis = await readDiagnosisBasis(pool, owner.diagnosisId, owner)
  if (basis === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return basis
}

/**
 * The papers that the user stored with a diagnosis, or that carry over from an earlier diagnosis of the lot, calculated
 * as of today.
 */
export async function readPapers(services: Services, owner: Owner): Promise<Unworded<KeptPapers>> {
  const basis = await ownBasis(services, owner)
  const { pool } = services
  const [[own], versions, refused] = await Promise.all([
    readNewest(pool, owner),
    listVersions(pool, owner),
    refusedPapers(pool, owner),
  ])
  const carried = own === undefined ? await carriedOver(services, owner, basis) : undefined
  const reading = (own ?? carried)?.reading ?? null
  const calculation = reading && (await papersOf(services, reading, basis, refusalCautions(refused)))
  const registry = calculation?.registryHome === 'OTHER' ? undefined : own?.reading.registry
  return {
    diagnosisId: owner.diagnosisId,
    version: own?.version ?? 0,
    savedAt: own === undefined ? null : seoulDateTime(own.savedAt),
    reading,
    carriedOver: carried === undefined ? null : presentCarried(carried),
    versions: versions.map(({ version, savedAt, readOn }) => ({
      version,
      savedAt: seoulDateTime(savedAt),
      registryReadOn: readOn,
    })),
    calculation,
    registryOffer: registry ? await registryOffer(services, owner, registry) : null,
  }
}

/**
 * The newest of an earlier diagnosis of the lot, not between two units of which both are named, without the terms typed
 * there: those of this diagnosis hold. `undefined`: nothing, or the diagnosis has no lot.
 */
export async function carriedOver(
  { pool }: Pick<Services, 'pool'>,
  owner: Owner,
  { pnu, unitText }: DiagnosisBasis,
): Promise<SavedReading | undefined> {
  const earlier = pnu === null ? [] : await readEarlier(pool, { ...owner, pnu })
  const carried = earlier.find((each) => !isOtherUnit(each.unitText, unitText))
  if (carried === undefined) return undefined
  const { terms: _, ...reading } = carried.reading
  return { ...carried, reading }
}

function presentCarried({ diagnosisId, version, savedAt }: SavedReading): Unworded<KeptPapers['carriedOver']> {
  const sentence = message('READING_CARRIED_OVER')
  return { diagnosisId, version, savedAt: seoulDateTime(savedAt), sentence }
}

/** Offered, never done automatically: only the user decides whether the registry counts as checked. */
async function registryOffer(
  { pool }: Services,
  { userId, diagnosisId }: Owner,
  { readOn }: RegistryReading,
): Promise<Unworded<KeptPapers['registryOffer']>> {
  const { status } = await readRegistryConfirmation(pool, userId, diagnosisId)
  if (status === 'CHECKED') return null
  return { status: 'CHECKED', viewedOn: readOn, sentence: message('REGISTRY_CHECK_OFFERED') }
}

/**
 * The terms as the user last typed them, otherwise those of the diagnosis, and what was said of the home; `null`: there are
 * no terms.
 */
export async function toldOfHome(services: Services, owner: Owner): Promise<ToldOfHome | null> {
  const basis = await ownBasis(services, owner)
  const [own] = await readNewest(services.pool, owner)
  const terms = own?.reading.terms ?? basis.terms
  const { statements = [] } = (own ?? (await carriedOver(services, owner, basis)))?.reading ?? {}
  return terms && { terms: leaseTerms(terms), statements: statements.flatMap(typedStatement) }
}

/**
 * The calculation as of today of the newest reading stored with a diagnosis, or carried over to it; `null`: there is none, or
 * nothing can be calculated. `terms`: others than those of the reading and the diagnosis. One statement for a user without
 * papers.
 */
export async function keptCalculation(
  services: Services,
  owner: Owner,
  terms?: WireTerms,
): Promise<Unworded<LeasePapers> | null> {
  const [stored] = await readNewestOrAny(services.pool, owner)
  if (stored === undefined) return null
  const basis = await ownBasis(services, owner)
  const newest = stored.diagnosisId === owner.diagnosisId ? stored : await carriedOver(services, owner, basis)
  return newest === undefined ? null : papersOf(services, { ...newest.reading, ...(terms && { terms }) }, basis)
}

/**
 * R-ANSWER-09: the answer with the papers that the user stored with a diagnosis, as of today; `null`: none are stored, so
 * the answer is that of the diagnosis.
 */
export async function keptAnswer(services: Services, owner: Owner, terms?: WireTerms): Promise<KeptAnswer | null> {
  const calculated = await keptCalculation(services, owner, terms)
  const { answer, decision } = calculated ?? {}
  return answer === undefined || decision === undefined ? null : { answer, decision }
}

/** R-PAPERS-92: by user; a user who did not answer, or is not registered as a foreigner, is left out. */
export async function foreignRegistrations(
  database: Queryable,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ForeignRegistration>> {
  if (userIds.length === 0) return new Map()
  const answers = await readForeignRegistrations(database, { userIds: [...new Set(userIds)] })
  return new Map(
    answers.flatMap(({ userId, answer }): [number, ForeignRegistration][] =>
      answer === 'NO' ? [] : [[userId, answer]],
    ),
  )
}

/** Those of some diagnoses of one user, by id: one statement for a user without papers. */
export async function keptAnswers(
  services: Services,
  { userId, diagnosisIds }: { userId: number; diagnosisIds: readonly number[] },
): Promise<ReadonlyMap<number, KeptAnswer>> {
  const answers = new Map<number, KeptAnswer>()
  if (diagnosisIds.length === 0) return answers
  const [any] = await hasPapers(services.pool, { userId })
  if (any?.stored !== true) return answers
  for (const diagnosisId of diagnosisIds) {
    const answer = await keptAnswer(services, { userId, diagnosisId })
    if (answer !== null) answers.set(diagnosisId, answer)
  }
  return answers
}
