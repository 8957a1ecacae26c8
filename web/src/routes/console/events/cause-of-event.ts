import type { CommunityPolicyEventResponse } from '@lease-risk/contract/community-moderation'

type Codes = { reasons: Readonly<Record<string, string>>; levels: Readonly<Record<string, string>> }

/** The cause of an event: a report reason, a sanction level with its points, or an operator's note. */
export function causeOfEvent(
  { kind, detail }: Pick<CommunityPolicyEventResponse, 'kind' | 'detail'>,
  { reasons, levels }: Codes,
): string | null {
  if (detail === null) return null
  if (kind === 'POINTS_ADDED') return reasons[detail] ?? detail
  if (kind !== 'SANCTION_APPLIED') return detail
  const [level = '', ...points] = detail.split(', ')
  return [levels[level] ?? level, ...points].join(', ')
}
