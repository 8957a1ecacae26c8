import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createPasswords, findPublishedAccounts, namesOf } from '../../features/account/index.ts'
import { readAppliedMigrations } from '../../platform/backup/catalog.ts'
import type { Config } from '../../platform/config/config.ts'
import { leadsToThisMachine } from '../../platform/config/tls-rules.ts'
import { readBackfills } from '../../platform/database/backfill.ts'
import { createDatabase, type DatabaseConnection } from '../../platform/database/database.ts'
import { compareMigrations, MigrationError, readMigrations } from '../../platform/database/migration-files.ts'
import { lookForPooler } from '../../platform/database/pooler.ts'
import { statement } from '../../platform/database/statement.ts'
import { serviceVersion } from '../../platform/process/service-version.ts'
import { wordsOf } from '../end-command.ts'
import { reachDatabase } from '../reach-database.ts'
import { checkMessages } from './check-messages.ts'
import { bad, type Finding, good, warning } from './finding.ts'

type ServerRow = {
  version: string
  version_number: number
  encoding: string
  ctype: string
  time_zone: string
  jit: string
  statement_timeout: string
  idle_in_transaction_session_timeout: string
  max_connections: number
  has_trigrams: boolean
  now: Date
}

const readServer = statement<ServerRow>({
  name: 'doctor-read-server',
  columns: {
    version: 'text',
    version_number: 'int4',
    encoding: 'text',
    ctype: 'text',
    time_zone: 'text',
    jit: 'text',
    statement_timeout: 'text',
    idle_in_transaction_session_timeout: 'text',
    max_connections: 'int4',
    has_trigrams: 'bool',
    now: 'timestamptz',
  },
  text: `select
     current_setting('server_version') as version, current_setting('server_version_num')::integer as version_number,
     pg_encoding_to_char(encoding)::text as encoding, datctype as ctype, current_setting('TimeZone') as time_zone,
     current_setting('jit') as jit, current_setting('statement_timeout') as statement_timeout,
     current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout,
     current_setting('max_connections')::integer as max_connections,
     exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
     clock_timestamp() as now
   from pg_database where datname = current_database()`,
})

const readTrigrams = statement<{ trigrams: number }>({
  name: 'doctor-read-trigrams',
  columns: { trigrams: 'int4' },
  text: `select cardinality(show_trgm('반환')) as trigrams`,
})

const OLDEST_VERSION = 150_000
/** Tokens, process leases and rate limit windows are checked against both clocks. */
const TOLERATED_SKEW_MS = 2_000
const REPLAY_MS = 1_000
/** Connections of jobs, and of commands run besides the service. */
const CONNECTIONS_OF_JOBS = 20

/** `now`: the real time of this machine, even if the configuration fixes the clock. */
export async function checkDatabase(config: Config, now: () => Date): Promise<Finding[]> {
  const what = '데이터베이스'
  let found: Awaited<ReturnType<typeof reachDatabase>>
  try {
    found = await reachDatabase(config)
  } catch (error) {
    const todo = '처음이라면 npm start가 만듭니다. 아니라면 DATABASE_URL과 DATA_DIR을 확인하십시오.'
    return [bad(what, (error as Error).message, todo)]
  }
  const database = createDatabase({ ...config.database, url: config.database.url ?? found.url })
  try {
    return await inspect(database, config, now)
  } catch (error) {
    return [bad(what, wordsOf(error) ?? (error as Error).message, 'DATABASE_URL의 주소, 계정, 방화벽을 확인하십시오.')]
  } finally {
    await database.close()
    await found.close()
  }
}

async function inspect(database: DatabaseConnection, config: Config, now: () => Date): Promise<Finding[]> {
  await readServer(database.pool)
  const asked = now().getTime()
  const [server] = await readServer(database.pool)
  if (server === undefined) throw new Error('데이터베이스가 답하지 않습니다')
  const skewMs = Math.abs(server.now.getTime() - (asked + now().getTime()) / 2)
  return [
    ...checkServer(server, config),
    ...(await checkPooler(config)),
    await checkEncryption(database.pool, config),
    await checkRole(database.pool, {
      isProduction: config.environment === 'production' && config.database.url !== undefined,
    }),
    await checkPublishedPasswords(database.pool, config.environment === 'production'),
    await checkHangul(database, server),
    skewMs <= TOLERATED_SKEW_MS
      ? good('시계', `데이터베이스와 ${Math.round(skewMs)} ms 차이`)
      : bad('시계', `데이터베이스와 ${Math.round(skewMs / 1000)}초 차이`, '두 기계의 시각을 NTP로 맞추십시오.'),
    await checkMigrations(database),
    ...(await checkReplica(database, config)),
    ...(await checkBackfills(database)),
    ...(await checkMessages(database.pool, config, now())),
  ]
}

/** Under the locale `C`, pg_trgm treats Hangul as punctuation. Before the first migration it is not installed. */
async function checkHangul({ pool }: DatabaseConnection, { ctype }: ServerRow): Promise<Finding> {
  const isFound = await readTrigrams(pool).then(
    ([found]) => (found?.trigrams ?? 0) > 0,
    () => !['C', 'POSIX'].includes(ctype),
  )
  if (isFound) return good('한글 검색', ctype)
  const todo = "lc_ctype 'C.UTF-8'로 만든 데이터베이스에 백업을 되돌리십시오(docs/operations, 설치)."
  return bad('한글 검색', `LC_CTYPE ${ctype}에서는 한글을 찾지 못함`, todo)
}

/** A direct address in addition does not help requests, which go through the pooler. */
async function checkPooler({ database: { url, preparedStatements } }: Config): Promise<Finding[]> {
  const pooler = url === undefined ? 'NONE' : await lookForPooler(url)
  if (pooler === 'NONE') return []
  const what = '연결 풀러'
  if (pooler === 'WITH_STATEMENTS') return [good(what, '준비된 문장을 지킴')]
  const detail = '준비된 문장을 지키지 않음(pgbouncer 1.21 이전)'
  const todo = 'pgbouncer 1.21 이상에서 max_prepared_statements를 정하거나'
  return preparedStatements
    ? [bad(what, detail, `${todo} DATABASE_PREPARED_STATEMENTS=false로 하십시오.`)]
    : [warning(what, detail, '지금 설정으로 동작하지만 데이터베이스가 더 일합니다. pgbouncer 1.21 이상이 낫습니다.')]
}

async function checkReplica({ replica }: DatabaseConnection, { database }: Config): Promise<Finding[]> {
  if (replica === null) return []
  const [what, limit] = ['읽기 복제본', database.readMaxLagSeconds]
  await replica.look()
  // data written by the first check must be on the replica at the second
  await sleep(REPLAY_MS)
  const state = await replica.look()
  if (state === 'CURRENT') return [good(what, `${(replica.lagSeconds() ?? 0).toFixed(1)}초 안의 자료(한도 ${limit}초)`)]
  if (state === 'BEHIND')
    return [warning(what, `${limit}초 넘게 뒤처짐`, '원본이 대신 답합니다. 복제 연결과 복제본의 부하를 확인하십시오.')]
  return state === 'GONE'
    ? [warning(what, '답하지 않음', '원본이 대신 답합니다. DATABASE_READ_URL의 주소, 계정, 방화벽을 확인하십시오.')]
    : [
        bad(
          what,
          '이 데이터베이스의 복제본이 아님',
          'DATABASE_READ_URL이 DATABASE_URL의 스트리밍 복제본을 가리키게 하십시오.',
        ),
      ]
}

function checkServer(server: ServerRow, { database, environment, workers }: Config): Finding[] {
  const { version, version_number, encoding, time_zone, has_trigrams, jit, max_connections } = server
  // the process behind the workers has its own connections
  const connections = database.poolSize * (workers === 1 ? 1 : workers + 1)
  const pooledTodo = '연결 풀러가 시작 설정을 버립니다. 역할에 직접 정하십시오(docs/operations, 확장).'
  return [
    version_number >= OLDEST_VERSION
      ? good('PostgreSQL', version)
      : bad('PostgreSQL', version, 'PostgreSQL 15 이상으로 올리십시오.'),
    encoding === 'UTF8'
      ? good('문자 부호화', encoding)
      : bad('문자 부호화', encoding, "create database … encoding 'UTF8'로 만든 데이터베이스를 쓰십시오."),
    good('시간대', `${time_zone} (서비스는 이 값에 기대지 않음)`),
    ...(has_trigrams ? [] : [bad('pg_trgm', '없음', 'postgresql-contrib 꾸러미를 설치하십시오.')]),
    ...(jit === 'off' ? [] : [warning('jit', jit, pooledTodo)]),
    ...(['statement_timeout', 'idle_in_transaction_session_timeout'] as const)
      .filter((name) => server[name] === '0')
      .map((name) => warning(name, '없음', pooledTodo)),
    checkConnections(max_connections, connections),
    ...(database.url === undefined && environment === 'production'
      ? [warning('DATABASE_URL', '없음: 내장 데이터베이스', '여러 대로 늘리려면 외부 PostgreSQL을 쓰십시오.')]
      : []),
  ]
}

function checkConnections(ofDatabase: number, ofService: number): Finding {
  const detail = `데이터베이스 ${ofDatabase}, 이 서비스의 요청용 ${ofService}`
  return ofDatabase > ofService + CONNECTIONS_OF_JOBS
    ? good('연결 수', detail)
    : warning('연결 수', detail, 'max_connections를 늘리거나 DATABASE_POOL_SIZE 또는 WORKERS를 줄이십시오.')
}

/** Returns no findings if the database has no such table yet. */
async function checkBackfills({ pool }: DatabaseConnection): Promise<Finding[]> {
  const open = await readBackfills(pool).catch(() => [])
  return open.map(({ name, doneRows, expectedRows }) =>
    warning(
      '옛 자료 옮기기',
      `${name}: ${doneRows}행 함(표는 약 ${expectedRows}행)`,
      '서비스가 돌면 저절로 끝납니다. 그 전에 다음 판으로 올리지 마십시오.',
    ),
  )
}

async function checkMigrations({ pool }: DatabaseConnection): Promise<Finding> {
  const client = await pool.connect()
  try {
    const migrations = await readMigrations()
    const { pending, newer } = compareMigrations(migrations, await readAppliedMigrations(client), serviceVersion)
    if (newer.length > 0)
      return warning(
        '스키마',
        `더 새로운 판: ${newer.join(', ')}`,
        '이 판도 이 스키마로 일합니다. 곧 그 판으로 올리십시오.',
      )
    if (pending.length > 0)
      return warning('스키마', `${pending.length}개 미적용`, 'npm run migrate 또는 다음 시작이 적용합니다.')
    return good('스키마', `${migrations.length}개 모두 적용됨`)
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    return bad('스키마', error.message, '서비스를 그 판으로 올리거나 백업을 되돌리십시오.')
  } finally {
    client.release()
  }
}

const readEncryption = statement<{ tls_version: string | null }>({
  name: 'doctor-read-encryption',
  columns: { tls_version: 'text' },
  text: 'select version as tls_version from pg_stat_ssl where pid = pg_backend_pid()',
})

/** R-OPS-11: whether the connection is encrypted, as reported by the database itself. */
async function checkEncryption(pool: Pool, { database: { url }, environment }: Config): Promise<Finding> {
  const what = '데이터베이스 연결 암호화'
  if (url === undefined) return good(what, '내장 데이터베이스: 이 기계 안에서만 연결함')
  const [found] = await readEncryption(pool)
  const version = found?.tls_version ?? null
  if (version !== null) return good(what, version)
  if (leadsToThisMachine(url)) return good(what, '없음: 이 기계 안에서만 연결함')
  const todo = 'DATABASE_URL에 sslmode=verify-full을 붙이고 INTERNAL_TLS=off를 빼십시오.'
  return environment === 'production' ? warning(what, '없음', todo) : good(what, '없음')
}

/** R-CONF-30: whose PostgreSQL it is. */
export function checkOwner({ database: { url }, environment }: Config): Finding {
  const what = '데이터베이스 서버'
  if (url !== undefined) return good(what, '따로 둔 것(DATABASE_URL)')
  const detail = '내장 PostgreSQL: 시험판으로만 배포되는 꾸러미라 시연과 한 대로 쓰는 데까지만 알맞음'
  const todo = '운영에서는 따로 둔 PostgreSQL을 DATABASE_URL에 적으십시오(docs/operations).'
  return environment === 'production' ? warning(what, detail, todo) : good(what, detail)
}

/** PostgreSQL's error code for a missing table. */
const NO_TABLE = '42P01'

/** R-ACCT-41: whether a development account still opens with the password that the sources name. */
async function checkPublishedPasswords(pool: Pool, isProduction: boolean): Promise<Finding> {
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
