import { createAuditSeal, verifyChain } from '../features/audit/index.ts'
import type { Config } from '../platform/config/config.ts'
import { createDatabase } from '../platform/database/database.ts'

/** Returns one Korean line: whether the audit log of a restored database is intact. */
export async function auditState(config: Config, url: string): Promise<string> {
  const database = createDatabase({ url, poolSize: 1, statementTimeoutMs: 60_000 })
  try {
    const { entries, firstBreak } = await verifyChain(database.pool, createAuditSeal(...config.auditSecrets))
    if (firstBreak === null) return `감사 기록 ${entries}건이 쓴 그대로입니다.`
    return `감사 기록 ${firstBreak.auditId}번부터 봉인이 맞지 않습니다. AUDIT_SECRET(없으면 JWT_SECRET)이 백업할 때와 같은지 확인해 주십시오.`
  } finally {
    await database.close()
  }
}
