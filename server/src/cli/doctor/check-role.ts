import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { type Finding, good, warning } from './finding.ts'

const readRole = statement<{ role: string; may_change_tables: boolean }>({
  name: 'doctor-read-role',
  columns: { role: 'text', may_change_tables: 'bool' },
  text: `select current_user::text as role, has_schema_privilege(current_user, 'public', 'create') as may_change_tables`,
})

/** R-OPS-12: whether the role of requests could alter tables. */
export async function checkRole(pool: Pool, { isProduction }: { isProduction: boolean }): Promise<Finding> {
  const what = '데이터베이스 역할'
  const [found] = await readRole(pool)
  if (found?.may_change_tables !== true) return good(what, `${found?.role}: 행만 읽고 씀`)
  const detail = `${found.role}: 표를 바꿀 수도 있음`
  const todo = '표의 주인은 DATABASE_MIGRATION_URL에, 행만 읽고 쓰는 역할은 DATABASE_URL에 두십시오(docs/operations).'
  return isProduction ? warning(what, detail, todo) : good(what, detail)
}
