import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { Pool } from 'pg'
import type { AddressOutcome } from '../../domain/address/normalise-address.ts'
import type { NormalisedAddress } from '../../domain/address/normalised-address.ts'
import { assessCriteria, conclude } from '../../domain/assessment/assess-lease.ts'
import { seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import { floorInText } from '../../domain/property/unit-floor.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { resolveAddress } from '../places/index.ts'
import { factsWithoutAddress, typedFacts } from './facts-of.ts'
import { gatherFacts } from './gather-facts.ts'
import { type FinishedStatus, processingStatusOf } from './processing-status.ts'
import type { Gathering } from './read-evidence.ts'
import { findLastDiagnosis } from './record/read-diagnosis.ts'
import { scoringLogRows } from './record/scoring-log.ts'
import type { NewStatusToken, StatusTokens } from './record/status-token.ts'
import { type DiagnosisRecord, evidenceRows, type WrittenDiagnosis, writeDiagnosis } from './record/store-diagnosis.ts'
import { buildSections } from './report/build-sections.ts'
import { sinceLast } from './report/since-last/since-last.ts'
import { type RiskScorer, scoreByRules } from './scoring/score-risk.ts'
import { createStepTimings, type OnStep, startDeadline } from './step-timings.ts'
import { readTerms } from './typed-request.ts'

export type DiagnosisServices = Services & {
  deadlineMs: number
  /** `scoreByRules` while model scoring is disabled. */
  scoreRisk: RiskScorer
  statusTokens: StatusTokens
  /** Hashes anonymous callers' addresses. */
  markOf: KeyedHash
}

/** Additional options of an asynchronous or repeatable diagnosis. */
export type DiagnosisRun = {
  /** The id that the caller already has. */
  diagnosisId?: number
  /** Stored with the diagnosis; absent if it is stored already. */
  statusToken?: NewStatusToken
  onStep?: OnStep
  /** Called in the transaction that writes the diagnosis: its writes are committed with the diagnosis or not at all. */
  settle?: (client: Queryable, diagnosisId: number, status: FinishedStatus) => Promise<void>
}

/** The floor in the address counts if the floor field is empty. */
function withFloorOf({ unitText }: NormalisedAddress, terms: LeaseTerms): LeaseTerms {
  return terms.floor === null ? { ...terms, floor: floorInText(unitText) } : terms
}

const NO_SAMPLES = { leases: null, sales: null, value: null, jeonse: null }

/** Time reserved before the deadline for scoring, wording and storing. */
const CLOSING_MILLIS = 500

/**
 * One diagnosis, from the typed terms to the stored history row (R-DIAG-13). It answers regardless of provider
 * failures: a part that could not be obtained is a state of its section. The answer is returned as stored: its messages
 * are still to be worded.
 */
export async function diagnose(
  services: DiagnosisServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  { diagnosisId: givenId, statusToken, onStep, settle }: DiagnosisRun = {},
): Promise<WrittenDiagnosis> {
  const now = services.clock.now()
  const steps = createStepTimings(onStep)
  const deadline = startDeadline(services.deadlineMs - CLOSING_MILLIS)
  try {
    const address = await steps.measure(
      'address',
      () => resolveAddress(services, request),
      (result) => (result.ok ? 'FOUND' : result.reason),
    )
    const { facts, samples, last } = await gather(services, { address, deadline, steps, now }, request, requesterUserId)
    const outcomes = assessCriteria(facts)
    const scored = await steps.measure(
      'risk-scoring',
      // without an address there is nothing to score, so no model is called
      () => (address.ok ? services.scoreRisk(outcomes, deadline.left()) : scoreByRules(outcomes)),
      ({ scoring, failure }) => failure ?? scoring.aiProcessing.status,
    )
    const verdict = conclude(scored.outcomes, scored.scoring, facts)
    return await write(services.pool, settle, {
      diagnosisId: givenId ?? null,
      statusToken: statusToken ?? null,
      requesterUserId,
      request,
      jibunAddress: address.ok ? address.address.jibunAddress : null,
      facts,
      assessment: verdict.assessment,
      answer: {
        createdAt: seoulDateTime(now),
        processingStatus: processingStatusOf(facts, verdict.assessment),
        ...buildSections({ request, address, verdict, dataMode: services.dataMode }),
        sinceLastDiagnosis: last && sinceLast(last, { request, facts, assessment: verdict.assessment }),
      },
      evidence: evidenceRows(facts, samples),
      scoringLog: scoringLogRows(verdict.assessment, scored.failure),
      timings: steps.timings,
      createdAt: now,
    })
  } finally {
    deadline.cancel()
  }
}

/** The facts, and the caller's last diagnosis of the same lot; without an address nothing is queried. */
async function gather(
  { evidence, pool }: DiagnosisServices,
  { address, ...gathering }: Omit<Gathering, 'evidence'> & { address: AddressOutcome },
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
) {
  const terms = readTerms(request)
  if (!address.ok) {
    return {
      facts: factsWithoutAddress(seoulDate(gathering.now), terms, typedFacts(request)),
      samples: NO_SAMPLES,
      last: null,
    }
  }
  const subject = { lot: address.lot, address: address.address, terms: withFloorOf(address.address, terms), request }
  const [gathered, last] = await Promise.all([
    gatherFacts({ ...gathering, evidence }, subject),
    findLastDiagnosis(pool, { requesterUserId, pnu: address.address.pnu }),
  ])
  return { ...gathered, last }
}

/** Writes in one statement, or in one transaction together with `settle`. */
async function write(pool: Pool, settle: DiagnosisRun['settle'], record: DiagnosisRecord): Promise<WrittenDiagnosis> {
  if (settle === undefined) return writeDiagnosis(pool, record)
  return inTransaction(pool, async (client) => {
    const written = await writeDiagnosis(client, record)
    await settle(client, written.diagnosisId, record.answer.processingStatus)
    return written
  })
}
