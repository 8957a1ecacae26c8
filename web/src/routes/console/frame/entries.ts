import { maySee } from '../../../lib/page-permission.ts'
import { useMe } from '../../../lib/use-session.ts'

/** The operator screens in sidebar order, with the authority each requires. */
export const ENTRIES = [
  { name: 'notices', authority: 'COMMUNITY_MODERATE' },
  { name: 'users', authority: 'USER_MANAGE' },
  { name: 'changes', authority: 'USER_MANAGE' },
  { name: 'audit', authority: 'AUDIT_LOG_READ' },
  { name: 'security', authority: 'ADMIN_SYSTEM_ACCESS' },
  { name: 'reports', authority: 'COMMUNITY_MODERATE' },
  { name: 'takedowns', authority: 'COMMUNITY_MODERATE' },
  { name: 'sanctions', authority: 'COMMUNITY_MODERATE' },
  { name: 'appeals', authority: 'COMMUNITY_MODERATE' },
  { name: 'events', authority: 'COMMUNITY_MODERATE' },
  { name: 'statistics', authority: 'COMMUNITY_MODERATE' },
  { name: 'diagnoses', authority: 'DIAGNOSIS_DATA_READ' },
  { name: 'calls', authority: 'EXTERNAL_API_READ' },
  { name: 'health', authority: 'EXTERNAL_API_READ' },
  { name: 'data', authority: 'EXTERNAL_API_READ' },
] as const

export type ScreenName = (typeof ENTRIES)[number]['name']

/** The screens this operator is authorised for. `undefined`: not known yet. */
export function useEntries(): (typeof ENTRIES)[number][] | undefined {
  const { data: user } = useMe()
  return user && ENTRIES.filter(({ authority }) => user.authorities.includes(authority) && maySee(user, 'admin'))
}
