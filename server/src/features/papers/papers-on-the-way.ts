import type { RegistryReading as Registry } from '@lease-risk/contract/papers-input'
import type { RequestStatus } from '@lease-risk/contract/papers-requests'
import { checkOf } from '../../domain/checks/catalogue.ts'
import { PAPER_IDS, type PaperId } from '../../domain/checks/paper-names.ts'
import { compareReadings } from '../../domain/papers/readings/compare-readings.ts'
import { homeOfRegistry, isOfOtherPart } from '../../domain/papers/registry-home.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { Services } from '../../services.ts'
import type { Message } from '../../words/message.ts'
import { placeOf } from './calculate.ts'
import { summaryOf } from './compare-papers.ts'
import { type DiagnosisBasis, readDiagnosisBasis } from './diagnosis-basis.ts'
import { carriedOver, type Owner } from './read-papers.ts'
import { hasPapers, listVersions, readVersions } from './readings.ts'
import { listRequests } from './requests.ts'
import { registryHome, typedPapers } from './typed-papers.ts'

/** The stored papers of one diagnosis, as the way of its home needs them. */
export type PapersOnTheWay = {
  /** The papers that every lease needs, and those that were requested. */
  papers: { paper: PaperId; status: RequestStatus; readOn: string | null }[]
  /** Days for which a reading of the registry is stored, latest version first. */
  registryReadOn: string[]
  comparison: ReadingsCompared | null
}

type ReadingsCompared = {
  from: number
  to: number
  fromReadOn: string
  toReadOn: string
  summary: Message
  changes: Message[]
}

type Version = { version: number; readOn: string }

/** Requires a diagnosis known to belong to the user: five statements at most, three for a user without papers. */
export async function papersOnTheWay(services: Services, owner: Owner): Promise<PapersOnTheWay> {
  const { pool: database } = services
  const { diagnosisId } = owner
  const requests = await listRequests(database, { diagnosisId })
  const stored = await listVersions(database, owner)
  const versions = await ofThisHome(services, owner, stored)
  const [newest] = versions
  const ownReadOn = newest !== undefined && newest.version === stored[0]?.version ? newest.readOn : null
  const readOn = stored.length > 0 ? ownReadOn : await readOnBefore(services, owner)
  const statusOf = (id: PaperId) => requests.find(({ paper }) => paper === id)?.status ?? 'NOT_ASKED'
  return {
    papers: PAPER_IDS.map((paper) => ({
      paper,
      status: statusOf(paper),
      readOn: paper === 'REGISTRY_DOCUMENT' ? readOn : null,
    })).filter((each) => each.status !== 'NOT_ASKED' || each.readOn !== null || checkOf(each.paper).always),
    registryReadOn: stored.length > 0 ? versions.map((version) => version.readOn) : readOn === null ? [] : [readOn],
    comparison: await lastComparison(database, diagnosisId, versions),
  }
}

/** The day of the registry that carries over from an earlier diagnosis of the home, as the answer counts it; else `null`. */
async function readOnBefore(services: Services, owner: Owner): Promise<string | null> {
  const [any] = await hasPapers(services.pool, owner)
  if (any?.stored !== true) return null
  const basis = await readDiagnosisBasis(services.pool, owner.diagnosisId, owner)
  const carried = basis && (await carriedOver(services, owner, basis))
  const registry = carried?.reading.registry
  return registry && isOfThisHome(services, registry, basis ?? null) ? registry.readOn : null
}

/** R-PAPERS-30, R-PAPERS-31: a document of another home, or of another part than the home, was not read for this one. */
function isOfThisHome(
  { catalogue }: Pick<Services, 'catalogue'>,
  { home, part }: Pick<Registry, 'part'> & { home?: Registry['home'] | null },
  basis: DiagnosisBasis | null,
): boolean {
  const { match } = homeOfRegistry(registryHome(home ?? null), placeOf(basis), catalogue)
  return match !== 'OTHER' && !(basis?.home && isOfOtherPart({ part }, basis.home))
}

async function ofThisHome(
  services: Services,
  owner: Owner,
  versions: Awaited<ReturnType<typeof listVersions>>,
): Promise<Version[]> {
  const basis = versions.length === 0 ? undefined : await readDiagnosisBasis(services.pool, owner.diagnosisId, owner)
  return versions.flatMap(({ version, readOn, home, part }) =>
    readOn !== null && part !== null && isOfThisHome(services, { home, part }, basis ?? null)
      ? [{ version, readOn }]
      : [],
  )
}

/** Compares the last reading with the last one of an earlier day. */
async function lastComparison(
  database: Queryable,
  diagnosisId: number,
  [last, ...others]: readonly Version[],
): Promise<ReadingsCompared | null> {
  const first = last && others.find(({ readOn }) => readOn < last.readOn)
  if (last === undefined || first === undefined) return null
  const stored = await readVersions(database, { diagnosisId, versions: [first.version, last.version] })
  const readingOf = (version: number) => typedPapers(stored.find((each) => each.version === version)?.reading ?? {})
  const changes = compareReadings(readingOf(first.version), readingOf(last.version))
  return {
    from: first.version,
    to: last.version,
    fromReadOn: first.readOn,
    toReadOn: last.readOn,
    summary: summaryOf(changes),
    changes: changes.map(({ sentence }) => sentence),
  }
}
