import type { CommunityPolicySanctionResponse } from '@lease-risk/contract/community-moderation'
import { seoulDateTime } from '../../domain/calendar.ts'
import { isInForce } from '../../domain/community/sanction.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { readPublicProfiles } from '../account/face.ts'
import type { SanctionRow } from './sanctions.ts'

export async function presentSanction(
  database: Queryable,
  row: SanctionRow,
  now: Date,
): Promise<CommunityPolicySanctionResponse> {
  return present(row, await readPublicProfiles(database, [row.userId]), now)
}

export async function presentSanctions(
  database: Queryable,
  rows: readonly SanctionRow[],
  now: Date,
): Promise<CommunityPolicySanctionResponse[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => present(row, profileOf, now))
}

function present(
  { userId, startedAt, restrictionUntil, endedAt, ...row }: SanctionRow,
  profileOf: Awaited<ReturnType<typeof readPublicProfiles>>,
  now: Date,
): CommunityPolicySanctionResponse {
  return {
    ...row,
    user: profileOf(userId),
    inForce: isInForce({ ...row, restrictionUntil }, now),
    startedAt: seoulDateTime(startedAt),
    restrictionUntil: seoulDateTime(restrictionUntil),
    endedAt: endedAt && seoulDateTime(endedAt),
  }
}
