import type { Pool } from 'pg'
import type { Config } from '../../platform/config/config.ts'
import { leadsToThisMachine } from '../../platform/config/tls-rules.ts'
import { statement } from '../../platform/database/statement.ts'
import { type Finding, good, warning } from './finding.ts'

const readEncryption = statement<{ tls_version: string | null }>({
  name: 'doctor-read-encryption',
  columns: { tls_version: 'text' },
  text: 'select version as tls_version from pg_stat_ssl where pid = pg_backend_pid()',
})

/** R-OPS-11: whether the connection is encrypted, as reported by the database itself. */
export async function checkEncryption(pool: Pool, { database: { url }, environment }: Config): Promise<Finding> {
  const what = '데이터베이스 연결 암호화'
  if (url === undefined) return good(what, '내장 데이터베이스: 이 기계 안에서만 연결함')
  const [found] = await readEncryption(pool)
  const version = found?.tls_version ?? null
  if (version !== null) return good(what, version)
  if (leadsToThisMachine(url)) return good(what, '없음: 이 기계 안에서만 연결함')
  const todo = 'DATABASE_URL에 sslmode=verify-full을 붙이고 INTERNAL_TLS=off를 빼십시오.'
  return environment === 'production' ? warning(what, '없음', todo) : good(what, '없음')
}
