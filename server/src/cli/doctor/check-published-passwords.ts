import type { Pool } from 'pg'
import { createPasswords, findPublishedAccounts, namesOf } from '../../features/account/face.ts'
import { bad, type Finding, good, warning } from './finding.ts'

/** PostgreSQL's error code for a missing table. */
const NO_TABLE = '42P01'

/** R-ACCT-41: whether a development account still opens with the password that the sources name. */
export async function checkPublishedPasswords(pool: Pool, isProduction: boolean): Promise<Finding> {
  const what = '공개된 비밀번호'
  const accounts = await findPublishedAccounts(pool, await createPasswords()).catch((error) => {
    // before the first migration
    if ((error as { code?: string }).code === NO_TABLE) return []
    throw error
  })
  const open = accounts.filter(({ enabled }) => enabled)
  if (open.length === 0) return good(what, '가진 계정 없음')
  const todo = '운영에서는 이 계정들이 있으면 시작하지 않습니다. npm run accounts:lock으로 잠그십시오.'
  return isProduction ? bad(what, namesOf(open), todo) : warning(what, namesOf(open), todo)
}
