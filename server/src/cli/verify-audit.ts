import type { ChainBreak } from '../features/audit/index.ts'
import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'

const USAGE = '사용법: npm run audit:verify 또는 npm run audit:reseal'

const PROBLEMS: Record<ChainBreak['problem'], string> = {
  CHANGED: '기록이 바뀌었습니다.',
  REMOVED: '기록이 없어졌습니다.',
  CHAIN_END_CHANGED: '마지막 기록의 표시(audit_chain)가 바뀌었거나 없어졌습니다.',
}

/** Resealing is one transaction over the whole log. */
const RESEAL_TIMEOUT_MS = 3_600_000

// Checks whether the audit log is intact; with --reseal, then reseals it with AUDIT_SECRET only.
try {
  const { reseal } = readParameters(USAGE, { reseal: { type: 'boolean', default: false } }).values
  const { createAuditSeal, resealChain, verifyAndMark } = await import('../features/audit/index.ts')
  const { loadConfig } = await import('../platform/config/config.ts')
  const { createDatabase } = await import('../platform/database/database.ts')
  const { reachDatabase } = await import('./reach-database.ts')
  const config = loadConfig(process.env)
  const seal = createAuditSeal(...config.auditSecrets)
  const found = await reachDatabase(config)
  const statementTimeoutMs = reseal ? RESEAL_TIMEOUT_MS : config.database.statementTimeoutMs
  const database = createDatabase({ url: found.url, poolSize: 1, statementTimeoutMs })
  try {
    const report = reseal ? await resealChain(database.pool, seal) : await verifyAndMark(database.pool, seal)
    const { entries, lastSeal, firstBreak } = report
    if (firstBreak !== null) {
      throw new Error(
        `감사 기록 ${firstBreak.auditId}번: ${PROBLEMS[firstBreak.problem]} 처음부터 ${entries}건까지는 쓴 그대로입니다.`,
      )
    }
    const said = reseal ? '쓴 그대로이며, 새로 봉인했습니다' : '쓴 그대로입니다'
    process.stdout.write(`감사 기록 ${entries}건이 ${said}. 마지막 봉인: ${lastSeal || '없음'}\n`)
  } finally {
    await database.close()
    await found.close()
  }
} catch (error) {
  endCommand(error)
}
