import type { AdminDiagnosisQuery } from '@lease-risk/contract/operations'
import type { ReadPurpose, RevealRequest } from '@lease-risk/contract/personal-reads'
import type { Queryable } from '../../platform/database/transaction.ts'
import {
  type AuditServices,
  audited,
  keepListing,
  keepLook,
  type Look,
  masked,
  type OperatorContext,
  withCovered,
} from '../audit/index.ts'
import { listAllDiagnoses, readAnyDiagnosis } from '../diagnosis/index.ts'

type Detail = Awaited<ReturnType<typeof readAnyDiagnosis>>

const of = { targetType: 'DIAGNOSIS', targetId: ({ diagnosisId }: { diagnosisId: number }) => diagnosisId } as const

/**
 * One diagnosis without data that identifies its requester or the unit of their home (R-ADMIN-16). @throws AppError
 * 404.
 */
export const lookAtDiagnosis = audited<
  AuditServices,
  OperatorContext,
  { diagnosisId: number; purpose: ReadPurpose },
  Detail
>(
  { ...of, actionType: 'DIAGNOSIS_READ', summary: ({ purpose }) => ({ purpose }) },
  async (transaction, { diagnosisId, purpose }, { context, now }) => ({
    result: withoutPerson(await look(transaction, context, diagnosisId, { purpose, reason: null, now })),
  }),
)

/** One diagnosis with nothing masked, for a stated reason. @throws AppError 404. */
export const revealDiagnosis = audited<AuditServices, OperatorContext, RevealRequest & { diagnosisId: number }, Detail>(
  { ...of, actionType: 'DIAGNOSIS_REVEAL', summary: ({ reason }) => ({ reason }) },
  async (transaction, { diagnosisId, reason }, { context, now }) => ({
    result: await look(transaction, context, diagnosisId, { purpose: 'OPERATION', reason, now }),
  }),
)

async function look(
  transaction: Queryable,
  context: OperatorContext,
  diagnosisId: number,
  how: Look & { now: Date },
): Promise<Detail> {
  const detail = await readAnyDiagnosis(transaction, diagnosisId)
  const seen = { targetType: 'DIAGNOSIS', targetId: diagnosisId, ownerId: detail.requesterUserId } as const
  await keepLook(transaction, context, { ...how, ...seen })
  return detail
}

/** The building is public; its resident, the unit and the text the requester pasted are not. */
function withoutPerson(detail: Detail): Detail {
  const { listingDescription } = detail.request as { listingDescription?: unknown }
  const unitText = (detail.response as { address?: { unitText?: unknown } } | null)?.address?.unitText
  const personal = [listingDescription, unitText].filter((text) => typeof text === 'string')
  const covered = withCovered(detail, personal)
  return { ...covered, requesterUsername: detail.requesterUsername && masked(detail.requesterUsername) }
}

const keepDiagnoses = keepListing('DIAGNOSIS_LIST', 'DIAGNOSIS')

/** A page of all users' diagnoses without the names of their requesters; the sealed log records who saw it. */
export async function lookAtDiagnoses(services: AuditServices, context: OperatorContext, query: AdminDiagnosisQuery) {
  const page = await listAllDiagnoses(services.pool, query)
  await keepDiagnoses(
    services,
    context,
    page.content.map(({ diagnosisId }) => diagnosisId),
  )
  const cover = (name: string | null) => name && masked(name)
  return { ...page, content: page.content.map((one) => ({ ...one, requesterUsername: cover(one.requesterUsername) })) }
}
