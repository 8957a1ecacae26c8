import type { RequestStatus } from '@lease-risk/contract/papers-requests'
import { checkOf } from '../../domain/checks/catalogue.ts'
import { PAPER_IDS, type PaperId } from '../../domain/checks/paper-names.ts'
import { compareReadings } from '../../domain/papers/readings/compare-readings.ts'
import { homeOfRegistry } from '../../domain/papers/registry-home.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { Message } from '../../words/message.ts'
import { placeOf } from './calculate.ts'
import { summaryOf } from './compare-papers.ts'
import { readDiagnosisBasis } from './diagnosis-basis.ts'
import type { Owner } from './read-papers.ts'
import { listVersions, readVersions } from './readings.ts'
import { listRequests } from './requests.ts'
import type { PaperServices } from './services.ts'
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

type Services = Pick<PaperServices, 'pool' | 'catalogue'>
type Version = { version: number; readOn: string }

/** Requires a diagnosis known to belong to the user: four statements at most. */
export async function papersOnTheWay(services: Services, owner: Owner): Promise<PapersOnTheWay> {
  const { pool: database } = services
  const { diagnosisId } = owner
  const requests = await listRequests(database, { diagnosisId })
  const stored = await listVersions(database, owner)
  const versions = await ofThisHome(services, owner, stored)
  const [newest] = versions
  const readOn = newest !== undefined && newest.version === stored[0]?.version ? newest.readOn : null
  const statusOf = (id: PaperId) => requests.find(({ paper }) => paper === id)?.status ?? 'NOT_ASKED'
  return {
    papers: PAPER_IDS.map((paper) => ({
      paper,
      status: statusOf(paper),
      readOn: paper === 'REGISTRY_DOCUMENT' ? readOn : null,
    })).filter((each) => each.status !== 'NOT_ASKED' || each.readOn !== null || checkOf(each.paper).always),
    registryReadOn: versions.map(({ readOn }) => readOn),
    comparison: await lastComparison(database, diagnosisId, versions),
  }
}

/** R-PAPERS-30: a registry document of another home was not read for this one. */
async function ofThisHome(
  { pool, catalogue }: Services,
  owner: Owner,
  versions: Awaited<ReturnType<typeof listVersions>>,
): Promise<Version[]> {
  const known = versions.some(({ home }) => home !== null) ? await readDiagnosisBasis(pool, owner) : undefined
  const place = placeOf(known ?? null)
  return versions.flatMap(({ version, readOn, home }) => {
    const { match } = homeOfRegistry(registryHome(home), place, catalogue)
    return readOn === null || match === 'OTHER' ? [] : [{ version, readOn }]
  })
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
