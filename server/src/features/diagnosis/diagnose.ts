import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Pool } from 'pg'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { assess } from '../../domain/assessment/assess.ts'
import { seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { EvidenceReaders } from '../../evidence/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { startDeadline } from './deadline.ts'
import type { Diagnosed } from './diagnosed.ts'
import { factsWithoutAddress, gatherFacts } from './gather-facts.ts'
import { readTerms } from './read-terms.ts'
import { buildSections } from './sections/build-sections.ts'
import { createStepTimings } from './step-timings.ts'
import { evidenceRows, writeDiagnosis } from './store-diagnosis.ts'

export type DiagnosisServices = {
  clock: Clock
  catalogue: DistrictCatalogue
  evidence: EvidenceReaders
  pool: Pool
  deadlineMs: number
  /** `sample`: the providers are stand-ins, and the answer says so. */
  dataMode: 'live' | 'sample'
}

/** Time kept back from the deadline for scoring, wording and storing. */
const CLOSING_MILLIS = 500

/**
 * One diagnosis, from the typed terms to the stored history row (design.md section 3).
 * Whatever the providers do, it answers: a part that could not be had is a state of its section.
 */
export async function diagnose(
  services: DiagnosisServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
): Promise<RentRiskDiagnosisResponse> {
  const now = services.clock.now()
  const asOf = seoulDate(now)
  const terms = readTerms(request)
  const walk = createStepTimings()
  const deadline = startDeadline(services.deadlineMs - CLOSING_MILLIS)
  try {
    const address = await walk.measure(
      'address',
      () => normaliseAddress(request, services.catalogue),
      (result) => (result.ok ? 'FOUND' : result.reason),
    )
    const gathered = address.ok
      ? await gatherFacts(
          { evidence: services.evidence, deadline, walk, now },
          { lot: address.lot, address: address.address, terms, request },
        )
      : null
    const facts = gathered?.facts ?? null
    const assessment = assess(facts ?? factsWithoutAddress(asOf, terms))
    const diagnosed: Diagnosed = {
      request,
      terms,
      address,
      facts,
      unansweredMonths: gathered?.unansweredMonths ?? { leases: [], sales: [] },
      assessment,
      dataMode: services.dataMode,
    }
    const answer = { createdAt: seoulDateTime(now), ...buildSections(diagnosed) }
    const diagnosisId = await writeDiagnosis(services.pool, {
      requesterUserId,
      diagnosed,
      answer,
      evidence: evidenceRows(diagnosed),
      timings: walk.timings,
      createdAt: now,
    })
    return { diagnosisId, ...answer }
  } finally {
    deadline.cancel()
  }
}
