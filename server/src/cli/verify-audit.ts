import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ChainBreak, createAuditSeal, verifyChain } from '../features/audit/index.ts'
import { loadConfig } from '../platform/config.ts'
import { createDatabase } from '../platform/database.ts'
import { openCluster, runningServer } from '../platform/embedded/cluster.ts'
import { startEmbeddedDatabase } from '../platform/embedded/embedded-database.ts'
import { readOrCreateSecret } from '../platform/secret-file.ts'
import { endWithProblem } from '../platform/start-problem.ts'

const PROBLEMS: Record<ChainBreak['problem'], string> = {
  CHANGED: '기록이 바뀌었습니다.',
  REMOVED: '기록이 없어졌습니다.',
  CHAIN_END_CHANGED: '마지막 기록의 표시(audit_chain)가 바뀌었거나 없어졌습니다.',
}

try {
  const config = loadConfig(process.env)
  const found = config.database.url === undefined ? await embeddedDatabase(config.dataDir) : given(config.database.url)
  const database = createDatabase({ ...config.database, url: found.url, poolSize: 1 })
  try {
    const { entries, lastSeal, firstBreak } = await verifyChain(database.pool, createAuditSeal(config.jwtSecret))
    if (firstBreak !== null) {
      throw new Error(
        `감사 기록 ${firstBreak.auditId}번: ${PROBLEMS[firstBreak.problem]} 처음부터 ${entries}건까지는 쓴 그대로입니다.`,
      )
    }
    process.stdout.write(`감사 기록 ${entries}건이 쓴 그대로입니다. 마지막 봉인: ${lastSeal || '없음'}\n`)
  } finally {
    await database.close()
    await found.close()
  }
} catch (error) {
  endWithProblem(error)
}

type Address = { url: string; close: () => Promise<void> }

function given(url: string): Address {
  return { url, close: async () => {} }
}

/** The database of the service that is running, else started for the time of the check. */
async function embeddedDatabase(dataDir: string): Promise<Address> {
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Error(`${dataDir}에 데이터베이스가 없습니다. DATA_DIR 또는 DATABASE_URL을 확인해 주세요.`)
  }
  const password = readOrCreateSecret(dataDir, 'postgres-password')
  const running = runningServer(await openCluster(dataDir, password, true))
  if (running?.port) return given(`postgres://postgres:${password}@127.0.0.1:${running.port}/lease_risk`)
  const embedded = await startEmbeddedDatabase({ dataDir })
  return { url: embedded.url, close: () => embedded.stop() }
}
