import type { AdminSanctionAppealResponse, SanctionAppealResponse } from '@lease-risk/contract/sanction-appeals'
import { seoulDateTime } from '../../domain/calendar.ts'
import { isInForce } from '../../domain/community/sanction.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { AppealRow } from './appeals.ts'
import { findImposers } from './policy-events.ts'
import { presentSanctions } from './present-sanction.ts'
import { findSanctions } from './sanctions.ts'

/** An appeal as its author sees it. */
export function presentAppeal({
  appealId,
  statement,
  appealedAt,
  outcome,
  answer,
  decidedAt,
}: AppealRow): SanctionAppealResponse {
  const times = { appealedAt: seoulDateTime(appealedAt), decidedAt: decidedAt && seoulDateTime(decidedAt) }
  return { appealId, statement, outcome, answer, ...times }
}

/** Appeals with their sanctions, as an operator sees them. */
export async function presentForOperator(
  database: Queryable,
  rows: readonly AppealRow[],
  { operatorId, now }: { operatorId: number; now: Date },
): Promise<AdminSanctionAppealResponse[]> {
  const ids = rows.map(({ sanctionId }) => sanctionId)
  const sanctions = await findSanctions(database, ids)
  const presented = await presentSanctions(database, sanctions, now)
  const sanctionOf = new Map(presented.map((sanction) => [sanction.sanctionId, sanction]))
  const inForce = new Set(sanctions.filter((row) => isInForce(row, now)).map(({ sanctionId }) => sanctionId))
  const imposersOf = await findImposers(database, ids)
  return rows.flatMap((row) => {
    const sanction = sanctionOf.get(row.sanctionId)
    if (sanction === undefined) return []
    const isConcerned = row.userId === operatorId || (imposersOf.get(row.sanctionId) ?? []).includes(operatorId)
    const mayDecide = row.outcome === null && inForce.has(row.sanctionId) && !isConcerned
    return [{ ...presentAppeal(row), sanction, decidedBy: row.decidedBy, mayDecide }]
  })
}
